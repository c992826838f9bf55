import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { dark } from '../../docs/modes.ts'
import type { ToastOptions } from './ToastRegion.tsx'
import { createToastQueue, ToastRegion } from './ToastRegion.tsx'

const stay = 600_000

const none: readonly ToastOptions[] = []

function Demo({
  toasts,
  onPress = none,
}: {
  toasts: readonly ToastOptions[]
  onPress?: readonly ToastOptions[]
}) {
  const [queue] = useState(() => {
    const made = createToastQueue()
    for (const toast of toasts) made.add(toast)
    return made
  })
  return (
    <>
      {onPress.length > 0 && (
        <Button onPress={() => onPress.forEach((toast) => queue.add(toast))}>Notify</Button>
      )}
      <ToastRegion queue={queue} />
    </>
  )
}

const meta = {
  title: 'Components/Feedback/ToastRegion',
  component: Demo,
  parameters: { docs: { story: { inline: false, height: 400 } } },
} satisfies Meta<typeof Demo>

export default meta
type Story = StoryObj<typeof meta>

/** Four tones, told by icon and hidden words; the newest is nearest the edge. */
export const Tones: Story = {
  parameters: { ...dark, states: ['Notifications: four kinds'] },
  args: {
    toasts: [
      { tone: 'info', message: 'Course already completed.', timeout: stay },
      { tone: 'success', message: 'Profile updated successfully!', timeout: stay },
      { tone: 'caution', message: 'Your lab ends in 5 minutes.', timeout: stay },
      { tone: 'critical', message: 'Failed to load profile' },
    ],
  },
  play: async () => {
    const region = await screen.findByRole('region', { name: 'Notifications' })
    await expect(within(region).getByRole('alert')).toHaveTextContent(
      'Error: Failed to load profile',
    )
    await expect(within(region).getAllByRole('status')).toHaveLength(3)
    const height = (text: string) => within(region).getByText(text).getBoundingClientRect().top
    await expect(height('Failed to load profile')).toBeGreaterThan(
      height('Course already completed.'),
    )
  },
}

/** The other kinds leave after a while, an error stays until it is dismissed. */
export const AutoHide: Story = {
  parameters: { states: ['Notifications: three go by themselves'] },
  args: {
    toasts: [],
    onPress: [
      { tone: 'success', message: 'Course link has been copied', timeout: 200 },
      { tone: 'critical', message: 'Failed to end session', timeout: 200 },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await screen.findByText('Course link has been copied')
    await userEvent.hover(document.body)
    await waitFor(() => expect(screen.queryByText('Course link has been copied')).toBeNull(), {
      timeout: 3000,
    })
    const error = screen.getByText('Failed to end session')
    await expect(error).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Failed to end session')).toBeNull())
  },
}

/** Waits while focus is inside; dismissing from the keyboard gives focus back. */
export const Paused: Story = {
  args: {
    toasts: [],
    onPress: [{ tone: 'info', message: 'Course already completed.', timeout: 400 }],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notify' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Course already completed.')
    screen.getByRole('button', { name: 'Dismiss' }).focus()
    await new Promise((resolve) => setTimeout(resolve, 900))
    await expect(screen.getByText('Course already completed.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Course already completed.')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A press or a touch does not hold it: it goes once the pointer is elsewhere, as the focus is. */
export const Pressed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    toasts: [],
    onPress: [{ tone: 'info', message: 'Course already completed.', timeout: 400 }],
  },
  play: async ({ canvas }) => {
    // One person, whose pointer leaves the toast as it goes to the button.
    const user = userEvent.setup()
    const button = canvas.getByRole('button', { name: 'Notify' })
    for (const keys of ['[MouseLeft]', '[TouchA]']) {
      await user.click(button)
      const message = await screen.findByText('Course already completed.')
      await user.pointer({ keys, target: message })
      await expect(button).toHaveFocus()
      if (keys === '[MouseLeft]') await user.hover(button)
      await waitFor(() => expect(message).not.toBeInTheDocument(), { timeout: 3000 })
    }
  },
}

/** Where nothing had the focus, nothing has it after a press. */
export const PressedFirst: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: [{ tone: 'info', message: 'Course already completed.', timeout: stay }] },
  play: async () => {
    await userEvent.pointer({
      keys: '[TouchA]',
      target: await screen.findByText('Course already completed.'),
    })
    await expect(document.body).toHaveFocus()
  },
}

/** Said again, it is there once, as the newest. */
export const SaidAgain: Story = {
  args: {
    toasts: [{ tone: 'critical', message: 'Failed to load profile' }],
    onPress: [
      { tone: 'critical', message: 'Failed to end session' },
      { tone: 'critical', message: 'Failed to load profile' },
    ],
  },
  parameters: {
    states: ['Notifications: several at once, and the same said again'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual([
        'Error: Failed to load profile',
        'Error: Failed to end session',
      ]),
    )
  },
}

/** Four at most; the next comes when one goes. */
export const Many: Story = {
  parameters: { states: ['Notifications: several at once, and the same said again'] },
  args: {
    toasts: Array.from({ length: 6 }, (_, index) => ({
      tone: 'critical',
      message: `Failure ${index + 1} of six`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const shown = () => screen.getAllByRole('alert').map((toast) => toast.textContent)
    await screen.findByText('Failure 6 of six')
    await expect(shown()).toHaveLength(4)
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement)
    await waitFor(() => expect(shown()[3]).toBe('Error: Failure 2 of six'))
    await expect(shown()).toHaveLength(4)
  },
}

/** Escape takes away the one with focus, and focus goes back to where it was. */
export const Escape: Story = {
  args: { toasts: [], onPress: [{ tone: 'critical', message: 'Failed to end session' }] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notify' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alert')
    screen.getByRole('button', { name: 'Dismiss' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/**
 * F6 leads to the newest and is kept from the browser, which would put the focus in the address
 * bar; pressed there, or without a notification, it is the browser's.
 */
export const ByF6: Story = {
  args: { toasts: [], onPress: [{ tone: 'critical', message: 'Failed to end session' }] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notify' })
    /** Presses F6 where the focus is; whether the browser does what it has for the key. */
    const pressF6 = () =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6', code: 'F6' })
    button.focus()
    await expect(pressF6()).toBe(true)
    await userEvent.keyboard('{Enter}')
    const toast = await screen.findByRole('alertdialog')
    await expect(pressF6()).toBe(false)
    await waitFor(() => expect(toast).toHaveFocus())
    await expect(pressF6()).toBe(true)
  },
}

/**
 * One that comes while the others wait for the focus to leave them waits with them; all go when it
 * leaves.
 */
export const ComesWhilePaused: Story = {
  args: {
    toasts: [{ tone: 'critical', message: 'Failed to load profile' }],
    onPress: [{ tone: 'info', message: 'Course already completed.', timeout: 1500 }],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    dismiss.focus()
    // By script: the focus stays.
    canvas.getByRole('button', { name: 'Notify' }).click()
    const info = await screen.findByText('Course already completed.')
    // Longer than its time: there is no state to wait for if nothing may happen.
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await expect(info).toBeVisible()
    dismiss.blur()
    await waitFor(() => expect(screen.queryByText('Course already completed.')).toBeNull())
  },
}

/** The full width of a phone less a margin; long text and long words wrap. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    toasts: [
      { tone: 'success', message: 'Certificate link copied to clipboard!', timeout: stay },
      {
        tone: 'critical',
        message:
          'Session expired. Please refresh the page and try again. https://example.com/a-long-address-without-a-break',
      },
    ],
  },
}
