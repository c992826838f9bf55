import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { LevelChip } from './LevelChip.tsx'

const meta = {
  title: 'Components/LevelChip',
  component: LevelChip,
  args: { level: 'beginner' },
} satisfies Meta<typeof LevelChip>

export default meta
type Story = StoryObj<typeof meta>

/** Begins with a capital, in whatever case it comes. */
export const Beginner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beginner')).toBeVisible()
  },
}

/** Green, orange, red, red; a level that nobody named is neutral. */
export const Levels: Story = {
  render: () => (
    <Inline>
      {['beginner', 'intermediate', 'expert', 'Advanced', 'Beginner to Intermediate'].map((level) => (
        <LevelChip key={level} level={level} />
      ))}
    </Inline>
  ),
}
