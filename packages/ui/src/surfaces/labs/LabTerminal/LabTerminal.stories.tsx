import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LabTerminal } from './LabTerminal.tsx'
import type { LabTerminalProps } from './LabTerminal.tsx'

const printed = '~ $ curl -s "$LAB_URL/mission"\nOPEN  Strangers cannot list the bucket\n~ $ '

const meta = {
  title: 'Surfaces/Labs/LabTerminal',
  component: LabTerminal,
  args: {
    children: <pre style={{ margin: 0 }}>{printed}</pre>,
    onKey: fn(),
    onDismiss: fn(),
    onScreenReaderModeChange: fn(),
  },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof LabTerminal>

export default meta
type Story = StoryObj<typeof meta>

function Working(props: LabTerminalProps) {
  const [isOn, setOn] = useState(false)
  return <LabTerminal {...props} isScreenReaderMode={isOn} onScreenReaderModeChange={setOn} />
}

export const Open: Story = {
  parameters: { states: ['Terminal: open'] },
  render: (args) => <Working {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Terminal' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Ready')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Screen reader mode' }))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    const cross = canvas.getByRole('button', { name: 'Close terminal' })
    await userEvent.click(cross)
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    // This state has no tooltip, and none that is disappearing.
    await userEvent.unhover(cross)
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

export const Connecting: Story = {
  parameters: { states: ['Terminal: connecting'] },
  args: { state: 'connecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Getting ready...')).toBeVisible()
  },
}

/** The cross shows its name on focus or under the pointer. */
export const NameOfTheCross: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const cross = canvas.getByRole('button', { name: 'Close terminal' })
    while (document.activeElement !== cross) await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Close terminal')
  },
}

/** The text stays while the terminal reconnects to the same shell. */
export const Reconnecting: Story = {
  parameters: { states: ['Terminal: reconnecting'] },
  args: { state: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connection lost. Trying again...')).toBeVisible()
    await expect(canvas.getByText(/curl/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Lost: Story = {
  parameters: { states: ['Terminal: lost'] },
  args: { state: 'lost', onReconnect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The terminal could not be reached.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onReconnect).toHaveBeenCalledOnce()
  },
}

export const Closed: Story = {
  parameters: { states: ['Terminal: closed'] },
  args: { state: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed with the session.')).toBeVisible()
  },
}

/**
 * On a phone there are buttons for keys that its keyboard lacks; a press does not take the focus.
 */
export const Phone: Story = {
  parameters: { states: ['Terminal: keys of phones'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ctrl-C' }))
    await expect(args.onKey).toHaveBeenCalledWith('interrupt')
    await expect(canvas.getByRole('button', { name: 'Ctrl-C' })).not.toHaveFocus()
  },
}

/** What has no room beside the title is below it; the cross keeps its corner. */
export const LostOnPhone: Story = {
  tags: ['edge'],
  args: { state: 'lost', onReconnect: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Close terminal' }).getBoundingClientRect()
    const retry = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect()
    const frame = canvas.getByRole('region', { name: 'Terminal' }).getBoundingClientRect()
    await expect(retry.top).toBeGreaterThan(cross.top)
    await expect(frame.right - cross.right).toBeLessThan(10)
  },
}

export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/curl/)).direction).toBe('ltr')
  },
}
