import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LabStartingCard } from './LabStartingCard.tsx'

const meta = { title: 'Surfaces/Labs/LabStartingCard', component: LabStartingCard } satisfies Meta<
  typeof LabStartingCard
>

export default meta
type Story = StoryObj<typeof meta>

/** The bar pulses without a value, as the time is not known. */
export const Provisioning: Story = {
  parameters: { ...darkAndMirrored, states: ['Lab session: provisioning'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Lab Starting: This usually takes 1-2 minutes.',
    )
    await expect(canvas.queryByText(/queue/)).toBeNull()
    await expect(canvas.getByRole('progressbar', { name: 'Lab starting' })).not.toHaveAttribute(
      'value',
    )
  },
}

/** The machine runs as many labs as it can: the place in the queue, read out when it changes. */
export const Queued: Story = {
  parameters: { states: ['Lab session: queued'] },
  args: { queuePlace: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are number 12 in the queue/)).toHaveRole('status')
  },
}

export const NextInQueue: Story = {
  tags: ['edge'],
  args: { queuePlace: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are next in the queue.')).toHaveRole('status')
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
