import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionStatistics } from './SessionStatistics.tsx'

const meta = {
  title: 'Surfaces/SessionStatistics',
  component: SessionStatistics,
  args: { completed: 12, failed: 1 },
} satisfies Meta<typeof SessionStatistics>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  parameters: { states: ['Session history: History (n)'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 Completed')).toBeVisible()
    await expect(canvas.getByText('1 Failed')).toBeVisible()
  },
}

/** Nothing failed: nothing is red. */
export const NoneFailed: Story = {
  parameters: { states: ['Session history: nothing failed'] },
  args: { failed: 0 },
}
