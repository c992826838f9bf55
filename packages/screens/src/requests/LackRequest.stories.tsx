import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { RequestAdapter, Ways } from '../adapters/adapters.ts'
import { DurationDialog } from '../labs/DurationDialog.tsx'
import { fails, never } from '../testing/memoryAdapters.ts'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { LackRequest } from './LackRequest.tsx'

const ways: Ways = {
  credits: 'mailto:learn@example.org',
  subscription: 'mailto:learn@example.org',
  requests: { credits: true, subscription: true },
}

const meta = {
  title: 'Screens/Request for credits',
  component: LackRequest,
  args: { kind: 'credits' },
  parameters: { session: 'signed-in', adapters: {}, chromatic: { disableSnapshot: true } },
  decorators: [inScreenFrame],
} satisfies Meta<typeof LackRequest>

export default meta
type Story = StoryObj<typeof meta>

const requests = (overrides: Partial<RequestAdapter>) => ({ adapters: { requests: overrides } })

export const Offered: Story = {
  parameters: { states: ['Request to the operator: offered'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask for credits' })).toBeVisible()
  },
}

/** The day replaces the button. */
export const Asked: Story = {
  args: { kind: 'subscription' },
  parameters: { states: ['Request to the operator: asked'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a subscription' }))
    await expect(await canvas.findByText(/^Asked on .+\. We will write to you\.$/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Busy: Story = {
  parameters: { states: ['Request to the operator: busy'], ...requests({ ask: never }) },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Ask for credits/ })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** It can be tried again. */
export const Fails: Story = {
  parameters: {
    states: ['Request to the operator: fails'],
    ...requests({ ask: fails(500) }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for credits' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your request could not be sent. Please try again.',
    )
    await expect(canvas.getByRole('button', { name: 'Ask for credits' })).toBeEnabled()
  },
}

/**
 * Earlier requests cannot be read: the button is offered, and the call returns the open request.
 */
export const Unknown: Story = {
  tags: ['edge'],
  parameters: requests({ list: fails(500) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Ask for credits' }, { timeout: 10_000 }),
    ).toBeEnabled()
  },
}

export const SignedOut: Story = {
  tags: ['edge'],
  parameters: { session: 'signed-out' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/**
 * In the dialog that starts a lab, with the monthly credits; the operator's address is not offered
 * as well.
 */
export const InTheLaunchDialog: Story = {
  tags: ['edge'],
  parameters: { adapters: { ways } },
  render: () => (
    <DurationDialog
      purpose="launch"
      labTitle="JWT Forgery"
      credits={{ balance: 0, entries: [], monthly: 5 }}
      call={{ isPending: false, error: undefined, submit: fn() }}
      isOpen
      onOpenChange={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByText('You get 5 credits each month.')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for credits' }))
    const asked = await screen.findByText(/We will write to you\.$/)
    await waitFor(() => expect(asked).toBeVisible())
    await expect(screen.queryByRole('link', { name: 'Get credits' })).toBeNull()
  },
}
