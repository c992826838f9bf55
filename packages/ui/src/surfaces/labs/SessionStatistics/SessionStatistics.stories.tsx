import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { SessionStatistics } from './SessionStatistics.tsx'

const meta = {
  title: 'Surfaces/Labs/SessionStatistics',
  component: SessionStatistics,
  args: { solved: 4, completed: 12, failed: 1 },
} satisfies Meta<typeof SessionStatistics>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  parameters: { ...darkAndMirrored, states: ['Session history: History (n)'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 Solved')).toBeVisible()
    await expect(canvas.getByText('12 Completed')).toBeVisible()
    await expect(canvas.getByText('1 Failed')).toBeVisible()
  },
}

/** Nothing failed: nothing is red. */
export const NoneFailed: Story = {
  parameters: { states: ['Session history: nothing failed'] },
  args: { failed: 0 },
}

/** A session can be completed without being solved. */
export const NoneSolved: Story = {
  parameters: { states: ['Session history: solved is a fact of its own'] },
  args: { solved: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 Solved')).toBeVisible()
  },
}
