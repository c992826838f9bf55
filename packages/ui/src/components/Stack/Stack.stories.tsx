import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Chip } from '../Chip/Chip.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { choicesOf } from '../../docs/choicesOf.ts'
import { stackAlign } from './Stack.css.ts'
import { Stack } from './Stack.tsx'

const chips = ['Plan', 'Build', 'Verify'].map((step) => <Chip key={step}>{step}</Chip>)

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  argTypes: choicesOf('align', Object.keys(stackAlign), 'stretch'),
  args: { children: chips },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

/** Children take the full width. */
export const Stretch: Story = {}

export const Start: Story = { args: { align: 'start' } }

/** Centres the text too. */
export const Center: Story = { args: { align: 'center' } }

/** Steps of the space scale, from 4 to 48 px. */
export const Gaps: Story = {
  render: () => (
    <Inline gap={8} align="start">
      {([1, 2, 4, 6, 8, 12] as const).map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          {chips}
        </Stack>
      ))}
    </Inline>
  ),
}

/** Without bullets, but still a list to screen readers. */
export const AsList: Story = {
  args: {
    as: 'ul',
    children: ['Plan', 'Build', 'Verify'].map((step) => <li key={step}>{step}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
