import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { timer } from './RemainingTimeChip.css.ts'
import { RemainingTimeChip } from './RemainingTimeChip.tsx'

const meta = {
  title: 'Components/Data/RemainingTimeChip',
  component: RemainingTimeChip,
  argTypes: looksOf(timer, 'size'),
  args: { label: '49:10', seconds: 2950 },
} satisfies Meta<typeof RemainingTimeChip>

export default meta
type Story = StoryObj<typeof meta>

/** Calm; digits keep their width while they change. */
export const Plenty: Story = {
  parameters: { ...dark, states: ['Remaining time: counts down by the second'] },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Time left' })
    await expect(timer).toHaveTextContent('49:1049 minutes left')
    await expect(timer).not.toHaveAttribute('aria-live')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Hours: Story = { args: { label: '3:05:00', seconds: 11_100 } }

/** Red under 30 minutes; the digits say the same. */
export const Low: Story = {
  parameters: { states: ['Remaining time: under 30 minutes'] },
  args: { label: '29:59', seconds: 1799, isLow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/29 minutes left$/)
    await expect(canvas.getByRole('timer').querySelector('.lucide-clock')).not.toBeNull()
  },
}

/** From five minutes on a warning sign, and words to screen readers. */
export const Alarming: Story = {
  parameters: { states: ['Remaining time: under 5 minutes'] },
  args: { label: '04:59', seconds: 299, isLow: true, isAlarming: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('4 minutes left, running out')
    await expect(canvas.getByRole('timer').querySelector('.lucide-clock')).toBeNull()
  },
}

export const Expired: Story = {
  parameters: { states: ['Remaining time: at 0'] },
  args: { label: 'Expired', seconds: 0, isLow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Expired$/)
  },
}

/** If the time is what the place is about. */
export const Large: Story = { args: { size: 'large' } }
export const LargeLow: Story = { args: { ...Low.args, size: 'large' } }
