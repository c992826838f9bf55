import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { chip } from './Chip.css.ts'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Components/Data/Chip',
  component: Chip,
  argTypes: looksOf(chip),
  args: { children: 'Course' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

/** What each tone is for, in its own words. */
export const Tones: Story = {
  parameters: dark,
  render: () => (
    <Inline>
      <Chip>Queued</Chip>
      <Chip tone="accent">Course</Chip>
      <Chip tone="lab">Lab</Chip>
      <Chip tone="success">Active</Chip>
      <Chip tone="caution">Intermediate</Chip>
      <Chip tone="critical">Failed</Chip>
      <Chip tone="info">Provisioning</Chip>
    </Inline>
  ),
}

/** On heroes and artwork. */
export const Inverse: Story = {
  args: { tone: 'inverse' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: 'var(--rampart-color-inverse)' }}>
        <Story />
      </div>
    ),
  ],
}

export const WithIcon: Story = {
  args: {
    tone: 'success',
    children: (
      <>
        <CircleCheck size={14} aria-hidden="true" />
        Valid
      </>
    ),
  },
}

/** Stays inside its place. */
export const LongText: Story = {
  args: { children: 'Internationalisierungsorganisationen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^International/).offsetWidth).toBeLessThanOrEqual(160)
  },
  parameters: { maxWidth: 160 },
}
