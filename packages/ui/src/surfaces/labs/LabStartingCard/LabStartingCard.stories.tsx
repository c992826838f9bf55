import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LabStartingCard } from './LabStartingCard.tsx'

const meta = { title: 'Surfaces/LabStartingCard', component: LabStartingCard } satisfies Meta<
  typeof LabStartingCard
>

export default meta
type Story = StoryObj<typeof meta>

/** The bar pulses without a value, as the time is not known. */
export const Provisioning: Story = {
  parameters: { states: ['Lab session: provisioning'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Lab Starting: This usually takes 1-2 minutes.',
    )
    await expect(canvas.getByRole('progressbar', { name: 'Lab starting' })).not.toHaveAttribute(
      'value',
    )
  },
}

export const Queued: Story = {
  parameters: { states: ['Lab session: queued'] },
  args: { isQueued: true },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
