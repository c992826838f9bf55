import { AppShell } from '@rampart/ui/AppShell'
import { Button } from '@rampart/ui/Button'
import { Dialog } from '@rampart/ui/Dialog'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { expectNotified } from '../testing/expectNotified.ts'
import { NotificationsProvider } from './NotificationsProvider.tsx'
import { usePartFailure } from './usePartFailure.ts'

const notify = fn()

interface DemoDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function DemoDialog({ isOpen, onOpenChange }: DemoDialogProps) {
  return (
    <Dialog title="Invite code" isOpen={isOpen} onOpenChange={onOpenChange}>
      Here it is.
    </Dialog>
  )
}

const load = fn<() => Promise<typeof DemoDialog>>()

interface DemoProps {
  staysMounted: boolean
}

/** A dialog that stays mounted, or is mounted only while it is open: both are in use. */
function Demo(props: DemoProps) {
  return (
    <NotificationsProvider notify={notify}>
      <DemoShell {...props} />
    </NotificationsProvider>
  )
}

function DemoShell({ staysMounted }: DemoProps) {
  const [isOpen, setOpen] = useState(false)
  const [LazyDialog] = useState(() => lazyOverlay<DemoDialogProps>(load))
  return (
    <AppShell onPartFailure={usePartFailure()}>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {(isOpen || staysMounted) && <LazyDialog isOpen={isOpen} onOpenChange={setOpen} />}
    </AppShell>
  )
}

const meta = {
  title: 'Screens/Dialogs that load on first use',
  component: Demo,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { staysMounted: false },
  beforeEach: () => {
    notify.mockClear()
    load.mockReset().mockResolvedValue(DemoDialog)
  },
} satisfies Meta<typeof Demo>

export default meta
type Story = StoryObj<typeof meta>

/** The first press opens it although its code loads only then. */
export const Loads: Story = {
  parameters: {
    states: ['Connection: a dialog that loads on first use'],
    chromatic: { disableSnapshot: false },
  },
  play: async ({ canvas }) => {
    await expect(load).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('dialog', { name: 'Invite code' })).toBeInTheDocument()
  },
}

/**
 * Its code cannot be loaded: a notification says so, nothing else fails, and the next press tries
 * again.
 */
export const FailsOnce: Story = {
  parameters: { states: ['Connection: a part that cannot be had'] },
  play: async ({ canvas }) => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(notify).toHaveBeenCalledOnce())
    await expectNotified(
      notify,
      'critical',
      'This part could not be loaded. Check your connection and try again.',
    )
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('dialog', { name: 'Invite code' })).toBeInTheDocument()
  },
}

export const FailsOnceMounted: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  ...FailsOnce,
  args: { staysMounted: true },
}
