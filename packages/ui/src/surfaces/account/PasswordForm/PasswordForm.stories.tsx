import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { PasswordForm } from './PasswordForm.tsx'

const meta = {
  title: 'Surfaces/Account/PasswordForm',
  component: PasswordForm,
  args: {
    email: 'learner@demo.test',
    values: { oldPassword: '', newPassword: '', confirmation: '' },
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PasswordForm>

export default meta
type Story = StoryObj<typeof meta>

/** Password managers are told which password is which, and whose. */
export const Empty: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Update Password: Old Password, New Password, Confirm New Password'],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByLabelText('Old Password'), 'a')
    await expect(args.onChange).toHaveBeenLastCalledWith('oldPassword', 'a')
    await expect(canvas.getByLabelText('New Password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    )
    await expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
      /^8 to 128 characters/,
    )
    for (const field of ['Old Password', 'New Password', 'Confirm New Password'])
      await expect(canvas.getByRole('button', { name: `Show password: ${field}` })).toBeVisible()
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue(
      'learner@demo.test',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

const typed = {
  oldPassword: 'wrong',
  newPassword: 'correct horse battery',
  confirmation: 'correct horse batteries',
}

export const NoMatch: Story = {
  parameters: { states: ['Update Password: the two differ'] },
  args: { values: typed, errors: { confirmation: 'New passwords do not match' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Confirm New Password')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('New passwords do not match')
  },
}

/** The server's words at the field that they are about. */
export const WrongPassword: Story = {
  parameters: { states: ['Update Password: fails'] },
  args: { values: typed, errors: { oldPassword: 'The current password is incorrect.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Old Password')).toHaveFocus())
    await expect(canvas.getByLabelText('Old Password')).toHaveValue('wrong')
  },
}

export const Failed: Story = {
  parameters: { states: ['Update Password: fails without words'] },
  args: { values: typed, error: 'Failed to update password. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to update password. Please try again.',
    )
  },
}

/** A second press does not send again. */
export const Busy: Story = {
  parameters: { states: ['Update Password: busy'] },
  args: { values: typed, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Password' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
