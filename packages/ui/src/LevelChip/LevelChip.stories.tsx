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

/** As the catalogue writes it, in whatever case it comes. */
export const Beginner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beginner')).toBeVisible()
  },
}

/** The words of the catalogue, and others with a capital alone. */
export const AnyCase: Story = {
  parameters: { pictures: [] },
  render: () => (
    <Inline>
      {['BEGINNER', 'inTermediate', 'expert', 'ADVANCED TO EXPERT', 'mixed ABILITY', 'constructor'].map((level) => (
        <LevelChip key={level} level={level} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Beginner', 'Intermediate', 'Expert', 'Advanced', 'to Expert', 'Mixed ABILITY', 'Constructor'])
      await expect(canvas.getByText(name)).toBeVisible()
  },
}

/** Green, orange, red, red; from green to orange; a level that nobody named is neutral. */
export const Levels: Story = {
  render: () => (
    <Inline>
      {['beginner', 'intermediate', 'expert', 'Advanced', 'Beginner to Intermediate', 'Mixed'].map((level) => (
        <LevelChip key={level} level={level} />
      ))}
    </Inline>
  ),
}

/** From one level to another: one pill, read as one phrase. */
export const Range: Story = {
  args: { level: 'Beginner to Intermediate' },
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Beginner'), canvas.getByText('to Intermediate')]
    await expect(first.parentElement).toHaveTextContent(/^Beginner to Intermediate$/)
    await expect(getComputedStyle(first).backgroundColor).not.toBe(getComputedStyle(second).backgroundColor)
    await expect(first.getBoundingClientRect().right).toBeCloseTo(second.getBoundingClientRect().left, 0)
  },
}
