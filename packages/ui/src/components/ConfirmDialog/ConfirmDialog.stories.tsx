import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { button } from '../Button/Button.css.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  argTypes: looksOf(button, 'tone'),
  parameters: { docs: { story: { inline: false, height: 420 } } },
  args: {
    title: 'End Lab Session',
    children: (
      <Text>The environment and everything in it is deleted at once. 1 credit comes back.</Text>
    ),
    confirmLabel: 'End Lab Session',
    pendingLabel: 'Ending...',
    tone: 'critical',
    isOpen: true,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/**
 * What is lost is read out with the title; a press outside does nothing, Escape and Cancel say no.
 */
export const Question: Story = {
  parameters: dark,
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'End Lab Session' })
    await expect(dialog).toHaveAccessibleDescription(/everything in it is deleted/)
    await step('A press outside does nothing', async () => {
      await userEvent.click(document.body, { pointerEventsCheck: 0 })
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step('No', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2))
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('Yes', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'End Lab Session' }))
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

/** Neither confirmed twice nor left while the work is under way. */
export const Busy: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    const confirm = within(dialog).getByRole('button', { name: 'Ending...' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    confirm.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** From the press on: the focus stays on the button that names the work. */
export const Pressed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [isPending, setPending] = useState(false)
    return <ConfirmDialog {...args} isPending={isPending} onConfirm={() => setPending(true)} />
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'End Lab Session' }))
    await expect(await within(dialog).findByRole('button', { name: 'Ending...' })).toHaveFocus()
  },
}

/** The reason is in the dialog, which stays for another try. */
export const Failed: Story = {
  args: { error: 'Failed to end session' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to end session')
    await expect(screen.getByRole('button', { name: 'End Lab Session' })).toBeEnabled()
  },
}

/** For something harmless; long texts wrap. */
export const Phone: Story = {
  args: {
    tone: 'accent',
    title: 'Forget the answers to Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    confirmLabel: 'Forget answers',
  },
  globals: { viewport: { value: 'phone' } },
}
