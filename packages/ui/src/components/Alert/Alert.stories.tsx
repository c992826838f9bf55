import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShieldAlert } from 'lucide-react'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { StatusBanner } from '../StatusBanner/StatusBanner.tsx'
import { dark } from '../../docs/modes.ts'
import { looksOf } from '../../docs/looksOf.ts'
import { alert } from './Alert.css.ts'
import { Alert } from './Alert.tsx'

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  argTypes: looksOf(alert),
  args: { children: 'Lab Starting: This usually takes 1-2 minutes.' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}

/** Each tone has its own icon, as color is never alone. */
export const Tones: Story = {
  parameters: dark,
  render: () => (
    <Stack>
      <Alert tone="success">Password updated successfully!</Alert>
      <Alert tone="info">Your lab environment is starting up...</Alert>
      <Alert tone="caution">
        Your submission needs additional work. Please review your submission and resubmit.
      </Alert>
      <Alert tone="critical">Failed to sign in. Please try again.</Alert>
    </Stack>
  ),
}

/** Interrupts: for an error after an action. */
export const ErrorAfterAction: Story = {
  args: { role: 'alert', tone: 'critical', children: 'Passwords do not match. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Passwords do not match. Please try again.',
    )
  },
}

export const WithTitle: Story = {
  args: {
    tone: 'success',
    title: 'Access Link Sent!',
    children: 'An access link was sent to ada@example.org. It may take a minute to arrive.',
  },
}

/** The action is beside the text and goes under it if there is no room. */
export const WithAction: Story = {
  args: {
    tone: 'critical',
    children: 'Failed to load lab sessions',
    action: (
      <Button tone="critical" variant="outline" size="small">
        Retry
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const middle = (element: Element | null) => {
      const { top, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return top + height / 2
    }
    await expect(middle(canvasElement.querySelector('svg'))).toBeCloseTo(
      middle(canvas.getByText('Failed to load lab sessions')),
      0,
    )
  },
}

export const Dismissable: Story = {
  args: { isDismissable: true, onDismiss: fn(), role: 'status' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const OwnIcon: Story = {
  args: {
    tone: 'caution',
    icon: <ShieldAlert size={20} />,
    children: 'This lab runs real attacks inside its own network.',
  },
}

/** On a phone: text, action and cross keep apart, and an unbroken word wraps. */
export const Narrow: Story = {
  args: {
    ...WithAction.args,
    isDismissable: true,
    title: 'Something went wrong. Please try again.',
    children: 'arn:aws:iam::123456789012:role/organization-wide-security-audit-readonly',
  },
  parameters: { maxWidth: 288 },
}

/**
 * A tone out of plain JavaScript that no type has looked at: shown as the default, and said in the
 * console.
 */
export const UnknownTone: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockReturnValue()
    return () => warn.mockRestore()
  },
  render: () => (
    <Stack gap={2}>
      <Alert tone={'error' as never}>An alert.</Alert>
      <StatusBanner tone={'error' as never}>A banner.</StatusBanner>
      <Chip tone={'error' as never}>A chip</Chip>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of ['An alert.', 'A banner.', 'A chip'])
      await expect(canvas.getByText(words)).toBeVisible()
    for (const what of ['an Alert', 'a StatusBanner', 'a Chip'])
      await expect(console.warn).toHaveBeenCalledWith(
        expect.stringContaining(`The tone of ${what} is one of`),
      )
  },
}
