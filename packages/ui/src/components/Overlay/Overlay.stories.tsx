import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { panel } from './Overlay.css.ts'
import { Overlay } from './Overlay.tsx'
import { touchScreen } from './touchScreen.ts'

const meta = {
  title: 'Components/Overlays/Overlay',
  component: Overlay,
  argTypes: looksOf(panel),
  parameters: {
    docs: { story: { inline: false, height: 480 } },
    chromatic: { disableSnapshot: true },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Base of overlays',
    placement: 'center',
    size: 'small',
    children: <Text>Dialog, Drawer and BottomSheet are made of this.</Text>,
  },
} satisfies Meta<typeof Overlay>

export default meta
type Story = StoryObj<typeof meta>

/** In the middle: what Dialog uses. Escape asks to close. */
export const Center: Story = {
  play: async ({ args }) => {
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'Base of overlays' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

/** At the end of the line: what Drawer uses. */
export const End: Story = { args: { placement: 'end' } }

/** At the bottom edge: what BottomSheet uses. */
export const Bottom: Story = { args: { placement: 'bottom' } }

/** What is too long scrolls inside; the foot stays in sight. */
export const LongWithFooter: Story = {
  // In dark it is seen in Dialog, Drawer and BottomSheet.
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    footer: <Button>Show Results</Button>,
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>Line {index + 1} of a text that does not fit.</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const foot = await screen.findByRole('button', { name: 'Show Results' })
    await waitFor(() =>
      expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    )
    await expect(screen.getByText(/^Line 24 /).getBoundingClientRect().bottom).toBeGreaterThan(
      foot.getBoundingClientRect().top,
    )
  },
}

/**
 * Closed before it has entered, as by a second press: it is gone, the page can be used and focus is
 * where it was; it opens again.
 */
export const ClosedAtOnce: Story = {
  args: { placement: 'end', isOpen: false },
  beforeEach: touchScreen,
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    const openAndClose = () => {
      flushSync(() => setOpen(true))
      flushSync(() => setOpen(false))
    }
    return (
      <>
        <Button onPress={openAndClose}>Open and close</Button>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Overlay {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open and close' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(async () => expect(await screen.findByRole('dialog')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/**
 * Closed, opened while it leaves, and closed again: it begins again, without what was typed, and
 * leaves.
 */
export const ReopenedWhileLeaving: Story = {
  args: { placement: 'end', isOpen: false },
  beforeEach: touchScreen,
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Overlay {...args} isOpen={isOpen} onOpenChange={setOpen}>
          <input aria-label="Words" />
          <Button
            onPress={() => {
              flushSync(() => setOpen(false))
              flushSync(() => setOpen(true))
            }}
          >
            Close and open
          </Button>
        </Overlay>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.type(await screen.findByLabelText('Words'), 'of before')
    await userEvent.click(screen.getByRole('button', { name: 'Close and open' }))
    await waitFor(() => expect(screen.getByLabelText('Words')).toHaveValue(''))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
