import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { OpeningNoticeDialog } from './OpeningNoticeDialog.tsx'

const meta = {
  title: 'Surfaces/Bootcamps/OpeningNoticeDialog',
  component: OpeningNoticeDialog,
  args: {
    bootcampTitle: 'AWS Cloud Bootcamp',
    isOpen: true,
    email: '',
    onEmailChange: fn(),
    onOpenChange: fn(),
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: 480 } } },
  render: function Render(args) {
    const [email, setEmail] = useState(args.email)
    return (
      <OpeningNoticeDialog
        {...args}
        email={email}
        onEmailChange={(next) => (setEmail(next), args.onEmailChange(next))}
      />
    )
  },
} satisfies Meta<typeof OpeningNoticeDialog>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('textbox', { name: 'Email' })

/** The field has focus; Enter sends. */
export const Empty: Story = {
  parameters: { ...darkAndMirrored, states: ['Opening notice dialog: “Tell Me When It Opens”'] },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Tell Me When It Opens' })).toBeVisible(),
    )
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('pat@example.org{Enter}')
    await expect(args.onEmailChange).toHaveBeenLastCalledWith('pat@example.org')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const WrongAddress: Story = {
  parameters: { states: ['Opening notice dialog: invalid address'] },
  args: { email: 'pat', emailError: 'Please enter a valid email address' },
  play: async () => {
    await expect(await field()).toHaveAccessibleDescription('Please enter a valid email address')
    await waitFor(async () => expect(await field()).toHaveFocus())
  },
}

/** It cannot be sent again, or closed by accident. */
export const Busy: Story = {
  parameters: { states: ['Opening notice dialog: busy'] },
  args: { email: 'pat@example.org', isPending: true },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Sending...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(await field(), '{Enter}{Escape}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { states: ['Opening notice dialog: failure'] },
  args: { email: 'pat@example.org', failure: 'Too many requests. Please try again in 12 minutes.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many requests. Please try again in 12 minutes.',
    )
    await expect(await field()).toHaveValue('pat@example.org')
  },
}

/** Close has focus, and its description says what has happened. */
export const Sent: Story = {
  parameters: { states: ['Opening notice dialog: “Check Your Mail”'] },
  args: { email: 'pat@example.org', sentTo: 'pat@example.org' },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Check Your Mail' })).toBeVisible(),
    )
    const close = screen.getByRole('button', { name: 'Close' })
    await waitFor(() => expect(close).toHaveFocus())
    await expect(close).toHaveAccessibleDescription('We sent a link to pat@example.org.')
    await userEvent.click(close)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  args: { bootcampTitle: 'معسكر أمن السحابة' },
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByRole('textbox')).toHaveAttribute('type', 'email')
  },
}

/** An address without a place to break stays inside. */
export const LongAddress: Story = {
  tags: ['edge'],
  args: { sentTo: `${'a'.repeat(64)}@${'long-domain-name.'.repeat(8)}example` },
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
