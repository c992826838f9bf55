import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { RequestAction } from './RequestAction.tsx'

const meta = {
  title: 'Surfaces/Account/RequestAction',
  component: RequestAction,
  args: { kind: 'credits', onPress: fn() },
  parameters: { maxWidth: 480, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof RequestAction>

export default meta
type Story = StoryObj<typeof meta>

/** One below the other: offered, being sent, sent, and one that failed. */
export const States: Story = {
  parameters: {
    chromatic: { disableSnapshot: false },
    states: [
      'Request to the operator: offered',
      'Request to the operator: busy',
      'Request to the operator: asked',
      'Request to the operator: fails',
    ],
  },
  render: (args) => (
    <Stack gap={6}>
      <RequestAction {...args} kind="name_correction" />
      <RequestAction {...args} isPending />
      <RequestAction {...args} kind="subscription" askedOn="November 23, 2026" />
      <RequestAction {...args} error="Your request could not be sent. Please try again." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Correct my name' })).toBeVisible()
    await expect(
      canvas.getByText('Asked on November 23, 2026. We will write to you.'),
    ).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be sent')
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
  },
}

/** A press sends it. */
export const Pressed: Story = {
  tags: ['edge'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for credits' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** It is on its way: another press does nothing. */
export const Busy: Story = {
  tags: ['edge'],
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Ask for credits/ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** The day takes the place of the button and of an earlier error. */
export const Asked: Story = {
  tags: ['edge'],
  args: { askedOn: 'November 23, 2026', error: 'Your request could not be sent.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asked on November 23, 2026.')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const ArabicOnAPhone: Story = {
  tags: ['edge'],
  globals: { language: 'ar', viewport: { value: 'phone' } },
  args: { kind: 'subscription', askedOn: '23 نوفمبر 2026' },
  parameters: { maxWidth: 320 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('23 نوفمبر 2026')
  },
}

/** The day takes the focus, too, in place of the button that had it and of no other. */
export const FocusAfterPress: Story = {
  tags: ['edge'],
  render: function Render(args) {
    const [askedOn, setAskedOn] = useState<string>()
    return (
      <Stack>
        <RequestAction {...args} askedOn={askedOn} onPress={() => setAskedOn('today')} />
        <RequestAction {...args} kind="subscription" askedOn={askedOn} />
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const [status, other] = canvas.getAllByRole('status')
    canvas.getByRole('button', { name: 'Ask for credits' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(status).toHaveTextContent('Asked on today.')
    await expect(other).toHaveTextContent('Asked on today.')
    await expect(status).toHaveFocus()
  },
}
