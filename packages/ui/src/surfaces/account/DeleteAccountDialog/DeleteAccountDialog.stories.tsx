import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

const meta = {
  title: 'Surfaces/Account/DeleteAccountDialog',
  component: DeleteAccountDialog,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: { isOpen: true, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof DeleteAccountDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete my account' }))

/** Certificates stay unless the person asks for more. */
export const Asked: Story = {
  parameters: { ...darkAndMirrored, states: ['Settings and own data: delete my account: asked'] },
  play: async ({ args }) => {
    const box = await dialog()
    await userEvent.type(box.getByLabelText('Password'), 'secret')
    await userEvent.click(box.getByRole('button', { name: 'Delete My Account' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      password: 'secret',
      deleteCredentials: false,
    })
    const choice = box.getByRole('checkbox', { name: 'Also delete my certificates and badges' })
    await expect(choice).toHaveAccessibleDescription(/anyone can still verify them/)
    await userEvent.click(choice)
    await userEvent.type(box.getByLabelText('Password'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      password: 'secret',
      deleteCredentials: true,
    })
  },
}

/** A press outside does not close it: what was typed would be lost. */
export const Kept: Story = {
  parameters: {
    states: ['Settings and own data: delete my account: kept'],
  },
  play: async ({ args }) => {
    const box = await dialog()
    await userEvent.click(document.body, { pointerEventsCheck: 0 })
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(box.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

export const WrongPassword: Story = {
  parameters: { states: ['Settings and own data: delete my account: wrong password'] },
  args: { errors: { password: 'The current password is incorrect.' } },
  play: async () => {
    const field = (await dialog()).getByLabelText('Password')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/The current password is incorrect\./)
  },
}

export const Failed: Story = {
  parameters: { states: ['Settings and own data: delete my account: fails'] },
  args: { error: 'Your account could not be deleted. Please try again.' },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent(
      'Your account could not be deleted.',
    )
  },
}

/** Busy: it cannot be sent again or closed. */
export const Busy: Story = {
  parameters: { states: ['Settings and own data: delete my account: busy'] },
  args: { isPending: true },
  play: async ({ args }) => {
    const box = await dialog()
    await userEvent.type(box.getByLabelText('Password'), 'x{Enter}')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(box.getByRole('button', { name: 'Close' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
