import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { dark } from '../../docs/modes.ts'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Task Submission',
    children: (
      <Text tone="muted">
        Enter the e-mail address of your registration. We send an access link to it.
      </Text>
    ),
    actions: (
      <>
        <Button variant="outline">Cancel</Button>
        <Button>Send Access Link</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** 400 px wide; focus starts on the dialog, so that its name is read first. */
export const Small: Story = {
  parameters: dark,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Task Submission' })
    await waitFor(() => expect(dialog).toHaveFocus())
  },
}

/** 560 px wide, with a field that takes focus. */
export const Medium: Story = {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog takes focus when it opens
  args: {
    size: 'medium',
    title: 'Invite code',
    children: (
      <TextField label="Invite code" name="code" family="mono" autoComplete="off" autoFocus />
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Invite code' })
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
  },
}

/** A card at the bottom edge over the full width; actions share it. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Must be answered: its text is read out, a press outside does nothing, Escape still works. */
export const Alert: Story = {
  args: {
    role: 'alertdialog',
    title: 'Quiz Failed',
    children: <Text>You need to retry the quiz.</Text>,
    actions: <Button>Retry Quiz</Button>,
    hasCloseButton: false,
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Quiz Failed' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(dialog).toHaveAccessibleDescription('You need to retry the quiz.')
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.click(document.body, { pointerEventsCheck: 0 })
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    // The press has taken the focus out of the dialog; React Aria brings it back in the next frame.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/**
 * Opened by a button: Tab stays inside, Escape closes, focus goes back; so do the cross and a press
 * outside.
 */
export const OpenedByButton: Story = {
  args: { isOpen: false },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Submit Tasks</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Submit Tasks' })
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await step('Tab goes round inside', async () => {
      await userEvent.click(trigger)
      const dialog = await screen.findByRole('dialog')
      for (const name of ['Close', 'Cancel', 'Send Access Link', 'Close']) {
        await userEvent.tab()
        await expect(within(dialog).getByRole('button', { name })).toHaveFocus()
      }
    })
    await step('Escape closes and gives focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await step('The cross closes', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
      )
      await gone()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await step('A press outside closes', async () => {
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog')
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
      await userEvent.click(document.body, { pointerEventsCheck: 0 })
      await gone()
    })
  },
}

/** Long content scrolls between a title and actions that stay; long words wrap. */
export const LongContent: Story = {
  args: {
    title: 'Terms of the cybersecurity analyst bootcamp and its internshipprogrammewithpartners',
    children: (
      <Stack gap={3}>
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>
            Paragraph {index + 1}: what you hand in is read by reviewers; you hear from them within
            two weeks, by e-mail.
          </Text>
        ))}
      </Stack>
    ),
  },
}
