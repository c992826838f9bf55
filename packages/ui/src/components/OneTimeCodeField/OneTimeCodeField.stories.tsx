import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { OneTimeCodeField } from './OneTimeCodeField.tsx'

const meta = {
  title: 'Components/Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  args: {
    label: 'One-time code',
    name: 'otp',
    length: 8,
    value: '',
    isRequired: true,
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (digits: string) => {
      setValue(digits)
      args.onChange?.(digits)
    }
    return <OneTimeCodeField {...args} value={value} onChange={change} />
  },
  parameters: { maxWidth: 400 },
} satisfies Meta<typeof OneTimeCodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: dark,
  args: { hint: 'The 8 digits from the mail.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'One-time code' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAccessibleDescription('The 8 digits from the mail.')
  },
}

export const Filled: Story = { args: { value: '12345678' } }

/** Only digits arrive, and no more than a code has. */
export const Typing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '12a3 45-6789')
    await expect(input).toHaveValue('12345678')
    await expect(args.onChange).toHaveBeenLastCalledWith('12345678')
  },
}

/** As mails show it, in groups: nothing has to be tidied by hand. */
export const PasteWithSpaces: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste(' 1234 5678 ')
    await expect(input).toHaveValue('12345678')
  },
}

export const WithError: Story = {
  args: { value: '1234', error: 'The code has 8 digits.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { value: '12345678', isDisabled: true } }
