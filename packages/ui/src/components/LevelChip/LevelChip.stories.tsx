import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { dark } from '../../docs/modes.ts'
import { LevelChip } from './LevelChip.tsx'

const meta = {
  title: 'Components/Data/LevelChip',
  component: LevelChip,
  args: { from: 'beginner' },
} satisfies Meta<typeof LevelChip>

export default meta
type Story = StoryObj<typeof meta>

/** The level in a word. */
export const Beginner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beginner')).toBeVisible()
  },
}

/** Green, orange, red, red; from green to orange. */
export const Levels: Story = {
  parameters: {
    ...dark,
    states: ['Catalogue card: levels', 'Bootcamps: level chip coloured by level'],
  },
  render: () => (
    <Inline>
      <LevelChip from="beginner" />
      <LevelChip from="intermediate" />
      <LevelChip from="expert" />
      <LevelChip from="advanced" />
      <LevelChip from="beginner" to="intermediate" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Intermediate', 'Expert', 'Advanced', 'to Intermediate'])
      await expect(canvas.getByText(name)).toBeVisible()
  },
}

/** From one level to another: one pill, read as one phrase. */
export const Range: Story = {
  args: { from: 'beginner', to: 'intermediate' },
  parameters: {
    states: ['Bootcamps: level chip coloured by level'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Beginner'), canvas.getByText('to Intermediate')]
    await expect(first.parentElement).toHaveTextContent(/^Beginner to Intermediate$/)
    await expect(getComputedStyle(first).backgroundColor).not.toBe(
      getComputedStyle(second).backgroundColor,
    )
    await expect(first.getBoundingClientRect().right).toBeCloseTo(
      second.getBoundingClientRect().left,
      0,
    )
  },
}
