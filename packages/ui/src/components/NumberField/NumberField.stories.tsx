import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { withTrustedTypes } from '../../docs/withTrustedTypes.ts'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'Seats', name: 'seats', min: 1, max: 40, onChange: fn() },
  parameters: { maxWidth: 280 },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys and buttons step; the form gets the bare number. */
export const Stepped: Story = {
  parameters: dark,
  args: { defaultValue: 12 },
  render: (args) => (
    <form aria-label="Bootcamp">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' })
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).toHaveValue('14')
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Seats' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(13)
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('seats')).toBe('13')
  },
}

/** What is too large is lowered when the field is left. */
export const KeptWithinLimits: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' })
    await userEvent.type(field, '400')
    await userEvent.tab()
    await expect(field).toHaveValue('40')
    await expect(args.onChange).toHaveBeenLastCalledWith(40)
    await expect(canvas.getByRole('button', { name: 'Increase Seats' })).toBeDisabled()
  },
}

/** Nothing is chosen; emptying says so. */
export const Empty: Story = {
  args: { defaultValue: 3 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' })
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveValue('')
  },
}

/** Written as the language does. */
export const Currency: Story = {
  args: {
    label: 'Price',
    name: 'price',
    defaultValue: 1234.5,
    max: undefined,
    format: { style: 'currency', currency: 'EUR' },
    hint: 'Without tax',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' })
    await expect(field).toHaveValue('€1,234.50')
    await expect(field).toHaveAccessibleDescription('Without tax')
  },
}

export const WithError: Story = {
  args: { isRequired: true, error: 'Say how many people can take part.', hint: 'At most 40' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Say how many people can take part. At most 40')
    await expect(field).toBeRequired()
  },
}

export const Disabled: Story = {
  args: { defaultValue: 12, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

/** A long number scrolls before its buttons. */
export const LongText: Story = {
  args: {
    label: 'A label that takes more than one line because it explains',
    defaultValue: 123_456_789_012_345,
    max: undefined,
  },
  parameters: { maxWidth: 200 },
}

/** Buttons are at the left. */
export const RightToLeft: Story = {
  args: { label: 'المقاعد', defaultValue: 12 },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'زيادة المقاعد' })).toBeVisible()
  },
}

/** Steps read out one after the other, under a policy that requires Trusted Types. */
export const UnderTrustedTypes: Story = {
  args: { defaultValue: 12 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await withTrustedTypes(async () => {
      await userEvent.click(canvas.getByRole('textbox'))
      await userEvent.keyboard('{ArrowUp}')
      await userEvent.keyboard('{ArrowUp}')
      await userEvent.keyboard('{ArrowUp}')
    })
    await expect(canvas.getByRole('textbox')).toHaveValue('15')
  },
}
