import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { ring } from './ProgressRing.css.ts'
import { ProgressRing } from './ProgressRing.tsx'

const meta = {
  title: 'Components/Feedback/ProgressRing',
  component: ProgressRing,
  argTypes: looksOf(ring),
  args: { label: 'Quiz score', value: 82 },
} satisfies Meta<typeof ProgressRing>

export default meta
type Story = StoryObj<typeof meta>

export const Score: Story = {
  args: { tone: 'success' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Quiz score' })
    await expect(meter).toHaveAttribute('aria-valuenow', '82')
    await expect(meter).toHaveAttribute('aria-valuetext', '82%')
  },
}

/** Four tones, and the small size. */
export const Tones: Story = {
  parameters: dark,
  render: (args) => (
    <Inline gap={4}>
      <ProgressRing {...args} label="Course" value={40} />
      <ProgressRing {...args} label="Passed" value={100} tone="success" />
      <ProgressRing {...args} label="Credits left" value={25} tone="caution" />
      <ProgressRing {...args} label="Failed" value={12} tone="critical" size="small" />
    </Inline>
  ),
}

/** Other words than a percentage. */
export const InWords: Story = {
  args: { label: 'Lessons', value: 75, valueText: '9/12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '9/12')
  },
}

export const Empty: Story = {
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[role="meter"] circle')).toHaveLength(1)
  },
}

/** Held back at the whole. */
export const Beyond: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100')
  },
}

export const RightToLeft: Story = { args: { label: 'النتيجة' }, globals: { language: 'ar' } }

/** A share of nothing is no number: 0 of 0. */
export const OfNothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: (0 / 0) * 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getByText('0%')).toBeVisible()
  },
}
