import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { lazyOverlay, useOverlayTrigger } from './LazyOverlay.tsx'
import { PartFailureContext } from './partFailure.ts'

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

function Demo({ onFailure }: { onFailure: () => void }) {
  return (
    <PartFailureContext.Provider value={onFailure}>
      <OpenButton />
    </PartFailureContext.Provider>
  )
}

function OpenButton() {
  const [LazyDialog] = useState(() => lazyOverlay<DemoDialogProps>(load))
  const { triggerRef, prepare, toggle, close, isOpen, isLoading } = useOverlayTrigger(
    LazyDialog.preload,
  )
  return (
    <>
      <span onFocus={prepare}>
        <Button
          ref={triggerRef}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          isPending={isLoading}
          onPress={toggle}
        >
          Open
        </Button>
      </span>
      <LazyDialog isOpen={isOpen} onOpenChange={close} />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/LazyOverlay',
  component: Demo,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onFailure: fn() },
  beforeEach: () => {
    load.mockReset().mockResolvedValue(DemoDialog)
  },
} satisfies Meta<typeof Demo>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is loaded until the focus comes near; then once, and the first press opens. */
export const Opens: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' })
    await expect(load).not.toHaveBeenCalled()
    button.focus()
    await expect(load).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Invite code' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The press is painted first, and the overlay after it, also once its code is here. */
export const OpensAfterThePress: Story = {
  render: function Render() {
    const [LazyDialog] = useState(() => lazyOverlay<DemoDialogProps>(load))
    const [isOpen, setOpen] = useState(false)
    useEffect(() => void LazyDialog.preload(), [LazyDialog])
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && <LazyDialog isOpen onOpenChange={setOpen} />}
      </>
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(load).toHaveBeenCalled())
    await load.mock.results[0]?.value
    canvas.getByRole('button', { name: 'Open' }).click()
    // React is done with a press in its microtask.
    await Promise.resolve()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(await screen.findByRole('dialog', { name: 'Invite code' })).toBeInTheDocument()
  },
}

/** A second press while it loads calls it off. */
export const CalledOff: Story = {
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<typeof DemoDialog>()
    load.mockReset().mockReturnValue(promise)
    const button = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    button.click()
    resolve(DemoDialog)
    await promise
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The code cannot be loaded: the application is told, and the next press tries again. */
export const FailsOnce: Story = {
  play: async ({ canvas, args }) => {
    load
      .mockReset()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(DemoDialog)
    const button = canvas.getByRole('button', { name: 'Open' })
    button.focus()
    await userEvent.click(button)
    await waitFor(() => expect(args.onFailure).toHaveBeenCalledOnce())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: 'Invite code' })).toBeInTheDocument()
  },
}
