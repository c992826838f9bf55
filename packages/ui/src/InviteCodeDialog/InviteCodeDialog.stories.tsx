import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { InviteCodeDialog } from './InviteCodeDialog.tsx'

const meta = {
  title: 'Surfaces/InviteCodeDialog',
  component: InviteCodeDialog,
  args: { courseTitle: 'AWS IAM Essentials', isOpen: true, onClose: fn(), onSubmit: fn(), onCodeChange: fn() },
} satisfies Meta<typeof InviteCodeDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Submit waits for a code; spaces alone are none. */
export const Blank: Story = {
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
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Invite code' }), ' INVITE-2026 {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('INVITE-2026')
  },
}

/** Disabled while the code is checked. */
export const Busy: Story = {
  args: { isPending: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Invite code' }), 'INVITE-2026')
    await expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  },
}

/** The server's words at the field. */
export const Refused: Story = {
  args: { error: 'This invite code is not valid for this course.' },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Invite code' })
    await expect(field).toHaveAccessibleDescription('This invite code is not valid for this course.')
  },
}

export const Cancelled: Story = {
  parameters: { pictures: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = {
  args: { courseTitle: 'Securing the Software Supply Chain End to End, from Commit to Cluster' },
  globals: { viewport: { value: 'phone' } },
}
