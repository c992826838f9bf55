import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { dark } from '../../docs/modes.ts'
import { withTrustedTypes } from '../../docs/withTrustedTypes.ts'
import type { FieldHandle } from './DateField.tsx'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  args: { label: 'Date of birth', name: 'birthday', onChange: fn() },
  parameters: { maxWidth: 280 },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

/** Typed from part to part; the form gets it in one form for all languages. */
export const Typed: Story = {
  parameters: dark,
  render: (args) => (
    <form aria-label="Profile">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole('spinbutton', { name: /month/ }).focus()
    await userEvent.keyboard('12101815')
    await expect(args.onChange).toHaveBeenLastCalledWith('1815-12-10')
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('birthday')).toBe(
      '1815-12-10',
    )
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible()
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(3)
  },
}

/** A form can put the focus into it. */
export const FocusedByForm: Story = {
  render: function Render(args) {
    const field = useRef<FieldHandle>(null)
    return (
      <Stack gap={4} align="start">
        <DateField {...args} ref={field} />
        <Button onPress={() => field.current?.focus()}>Check</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus()
  },
}

export const WithError: Story = {
  args: {
    isRequired: true,
    defaultValue: '2031-01-01',
    hint: 'You have to be 16 or older.',
    error: 'Choose a day in the past.',
  },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /day/ })
    await expect(day).toBeInvalid()
    await expect(day).toHaveAccessibleDescription(/Choose a day in the past\. You have to be 16/)
  },
}

export const Disabled: Story = {
  args: { defaultValue: '1815-12-10', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const LongText: Story = {
  args: {
    label: 'The day on which the organization was certified for the first time',
    hint: 'It stands on the first page of the certificate, at the top on the right.',
  },
  parameters: { maxWidth: 180 },
}

/** In the order and the digits of the language. */
export const RightToLeft: Story = {
  args: { label: 'تاريخ الميلاد', defaultValue: '1815-12-10' },
  globals: { language: 'ar' },
}

/** An empty error is none, and an empty text no day: the browser says what is missing. */
export const EmptyError: Story = {
  args: { value: '', error: '', isRequired: true, validationBehavior: 'native' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form>
      <DateField {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/fill/i)).toBeVisible()
  },
}

/** As a strict content security policy shows it that blocks the style attributes of the server. */
export const StyleAttributesBlocked: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const native = canvasElement.querySelector('input[type="date"]')
    await expect(native).not.toBeNull()
    const { height } = canvasElement.getBoundingClientRect()
    for (const element of canvasElement.querySelectorAll('[style]'))
      element.removeAttribute('style')
    await expect(native?.parentElement?.offsetHeight).toBe(1)
    await expect(canvasElement.getBoundingClientRect().height).toBe(height)
  },
}

/** Steps read out one after the other, under a policy that requires Trusted Types. */
export const UnderTrustedTypes: Story = {
  args: { defaultValue: '2026-03-14' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /^day/ })
    await withTrustedTypes(async () => {
      await userEvent.click(day)
      await userEvent.keyboard('{ArrowUp}')
      await userEvent.keyboard('{ArrowUp}')
      await userEvent.keyboard('{ArrowUp}')
    })
    await expect(day).toHaveTextContent('17')
  },
}
