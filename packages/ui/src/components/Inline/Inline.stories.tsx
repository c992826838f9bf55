import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { choicesOf } from '../../docs/choicesOf.ts'
import { inlineAlign, inlineJustify } from './Inline.css.ts'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  argTypes: {
    ...choicesOf('align', Object.keys(inlineAlign), 'center'),
    ...choicesOf('justify', Object.keys(inlineJustify), 'start'),
  },
  args: {
    children: ['Course', 'Beginner', 'Cloud engineering'].map((word) => (
      <Chip key={word}>{word}</Chip>
    )),
  },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Chips: Story = {}

/** The two ends of a line: a title and its action. */
export const Between: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <Heading level={2}>Filters</Heading>
        <Button variant="plain" size="small">
          Clear All
        </Button>
      </>
    ),
  },
}

/** Texts of two sizes are on one line. */
export const Baseline: Story = {
  args: {
    align: 'baseline',
    children: (
      <>
        <Heading level={2} size={30}>
          My Learning
        </Heading>
        <Text tone="muted">12 courses</Text>
      </>
    ),
  },
}

/** In a narrow place the children wrap; none is cut off. */
export const Wraps: Story = {
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('Course'), canvas.getByText('Cloud engineering')]
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(
      first.getBoundingClientRect().bottom,
    )
  },
  parameters: { maxWidth: 160 },
}
