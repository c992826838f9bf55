import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { dark } from '../../docs/modes.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    isRequired: true,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <form
        noValidate
        aria-label="Sign in"
        style={{ maxWidth: 400 }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** Showing keeps focus and caret in the field and is read out; sending hides again. */
export const ShowAndHide: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(input, 'correct horse')
    input.setSelectionRange(3, 7)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password: Password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveFocus()
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 7])
    await expect(canvas.getByRole('status')).toHaveTextContent('Password is shown')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password: Password' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('status')).toHaveTextContent('Password is hidden')
  },
}

/** From right to left: what is shown is in the order in which it was typed. */
export const Arabic: Story = {
  tags: ['edge'],
  args: { label: 'كلمة المرور' },
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('كلمة المرور'), 'Correct-horse-1!')
    await userEvent.click(canvas.getByRole('button', { name: /^إظهار/ }))
    const { unicodeBidi, textAlign } = getComputedStyle(canvas.getByLabelText('كلمة المرور'))
    await expect({ unicodeBidi, textAlign }).toEqual({
      unicodeBidi: 'plaintext',
      textAlign: 'right',
    })
  },
}

/** From the keyboard the button keeps focus, so that it can be pressed again. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('abc')
    await userEvent.tab()
    const toggle = canvas.getByRole('button', { name: 'Show password: Password' })
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAccessibleName('Hide password: Password')
    await fireEvent.submit(canvas.getByRole('form'))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

/** Said while typing, before a wrong password costs a try; gone with the focus. */
export const CapsLock: Story = {
  args: { hint: 'At least 8 characters.' },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByLabelText('Password'))
    await user.keyboard('{CapsLock}a')
    await expect(canvas.getByText('Caps Lock is on', { ignore: '[role=status]' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on')
    await user.keyboard('{CapsLock}a')
    await expect(canvas.queryByText('Caps Lock is on')).not.toBeInTheDocument()
    await user.keyboard('{CapsLock}a')
  },
}

export const WithError: Story = {
  args: {
    label: 'Confirm New Password',
    autoComplete: 'new-password',
    error: 'New passwords do not match',
  },
  render: function Render(args) {
    const [value, setValue] = useState('secret')
    return <PasswordField {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Confirm New Password')).toHaveAccessibleDescription(
      'New passwords do not match',
    )
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
