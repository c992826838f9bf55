import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { TaskAccessDialog } from './TaskAccessDialog.tsx'

const meta = {
  title: 'Surfaces/Bootcamps/TaskAccessDialog',
  component: TaskAccessDialog,
  args: {
    bootcampTitle: 'AWS Cloud Bootcamp',
    isOpen: true,
    email: '',
    onEmailChange: fn(),
    onOpenChange: fn(),
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: 520 } } },
  render: function Render(args) {
    const [email, setEmail] = useState(args.email)
    return (
      <TaskAccessDialog
        {...args}
        email={email}
        onEmailChange={(next) => (setEmail(next), args.onEmailChange(next))}
      />
    )
  },
} satisfies Meta<typeof TaskAccessDialog>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('textbox', { name: 'Registration email' })

/** The field has focus; Enter sends. */
export const Empty: Story = {
  parameters: { ...darkAndMirrored, states: ['Task access dialog: “Task Submission”'] },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Task Submission' })).toBeVisible(),
    )
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('pat@example.org{Enter}')
    await expect(args.onEmailChange).toHaveBeenLastCalledWith('pat@example.org')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const WrongAddress: Story = {
  parameters: { states: ['Task access dialog: “Please enter a valid email address”'] },
  args: { email: 'pat', emailError: 'Please enter a valid email address' },
  play: async () => {
    await expect(await field()).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(await field()).toHaveValue('pat')
  },
}

/** It cannot be sent again, or closed by accident. */
export const Busy: Story = {
  parameters: { states: ['Task access dialog: busy'] },
  args: { email: 'pat@example.org', isPending: true },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Sending...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    button.focus()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.type(await field(), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** The server's words. */
export const Refused: Story = {
  parameters: { states: ['Task access dialog: failure'] },
  args: { email: 'pat@example.org', failure: 'Too many requests. Please try again later.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many requests. Please try again later.',
    )
  },
}

/** No response: our words; what was typed stays. */
export const Failed: Story = {
  parameters: { states: ['Task access dialog: failure without words'] },
  args: { email: 'pat@example.org', failure: 'Failed to send access link. Please try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to send access link. Please try again.',
    )
    await expect(await field()).toHaveValue('pat@example.org')
    await waitFor(async () => expect(await field()).toHaveFocus())
  },
}

/** Close has focus, and its description says what has happened. */
export const Sent: Story = {
  parameters: { states: ['Task access dialog: “Access Link Sent!”, the address, Close'] },
  args: { email: 'pat@example.org', sentTo: 'pat@example.org' },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Access Link Sent!' })).toBeVisible(),
    )
    const close = screen.getByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    await expect(close).toHaveAccessibleDescription('An access link was sent to pat@example.org.')
    await userEvent.click(close)
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Cancelled: Story = {
  parameters: {
    states: ['Task access dialog: Cancel closes it; what was typed stays'],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }

/** An address without a place to break stays inside. */
export const LongAddress: Story = {
  tags: ['edge'],
  args: { sentTo: `${'a'.repeat(64)}@${'long-domain-name.'.repeat(8)}example` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
