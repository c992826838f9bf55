import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { InviteCodeDialog } from './InviteCodeDialog.tsx'

const meta = {
  title: 'Surfaces/Course/InviteCodeDialog',
  component: InviteCodeDialog,
  parameters: { docs: { story: { inline: false, height: 420 } } },
  args: {
    courseTitle: 'AWS IAM Essentials',
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    onCodeChange: fn(),
  },
} satisfies Meta<typeof InviteCodeDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Submit is disabled without a code; spaces alone are not one. */
export const Blank: Story = {
  parameters: { ...darkAndMirrored, states: ['Invite code dialog: blank, or spaces alone'] },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Invite code' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '   ')
    await expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Enter sends the trimmed code. */
export const Filled: Story = {
  parameters: { states: ['Invite code dialog: filled, at most 560 px wide'] },
  play: async ({ args }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Invite code' }),
      ' INVITE-2026 {Enter}',
    )
    await expect(args.onSubmit).toHaveBeenCalledWith('INVITE-2026')
  },
}

/**
 * While the code is checked the focus stays in its place, and the dialog cannot be closed or sent
 * again.
 */
export const Busy: Story = {
  parameters: { states: ['Invite code dialog: busy'] },
  render: function Render(args) {
    const [isPending, setPending] = useState(false)
    return (
      <InviteCodeDialog
        {...args}
        isPending={isPending}
        onSubmit={(code) => {
          args.onSubmit(code)
          setPending(true)
        }}
      />
    )
  },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Invite code' })
    await userEvent.type(field, 'INVITE-2026')
    const submit = screen.getByRole('button', { name: 'Submit' })
    await userEvent.click(submit)
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(submit).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(field, '-AND-MORE{Enter}')
    await expect(field).toHaveValue('INVITE-2026')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body, { pointerEventsCheck: 0 })
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** Refused after it was sent: the focus goes from the button to the code, to be corrected. */
export const RefusedWhenSent: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [state, setState] = useState<'typed' | 'sent' | 'refused'>('typed')
    return (
      <>
        <InviteCodeDialog
          {...args}
          isPending={state === 'sent'}
          {...(state === 'refused' && { error: 'This invite code is not valid.' })}
          onSubmit={() => setState('sent')}
          onCodeChange={() => setState('typed')}
        />
        {state === 'sent' && <Response onResponse={() => setState('refused')} />}
      </>
    )
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Invite code' })
    await userEvent.type(field, 'WRONG')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(field).toBeInvalid())
    // The error appears a moment before the focus moves.
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** Comes after the dialog was drawn as busy. */
function Response({ onResponse }: { onResponse: () => void }) {
  useEffect(() => {
    const frame = requestAnimationFrame(onResponse)
    return () => cancelAnimationFrame(frame)
  })
  return null
}

/** The server's words at the field. */
export const Refused: Story = {
  parameters: { states: ['Invite code dialog: refused'] },
  args: { error: 'This invite code is not valid for this course.' },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Invite code' })
    await expect(field).toHaveAccessibleDescription(
      'This invite code is not valid for this course.',
    )
  },
}

export const Cancelled: Story = {
  parameters: {
    states: ['Invite code dialog: Cancel closes it'],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: { courseTitle: 'Securing the Software Supply Chain End to End, from Commit to Cluster' },
  globals: { viewport: { value: 'phone' } },
}
