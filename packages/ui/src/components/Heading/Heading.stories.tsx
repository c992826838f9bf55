import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { heading } from './Heading.css.ts'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Content/Heading',
  component: Heading,
  argTypes: looksOf(heading),
  args: { level: 1, children: 'Explore Courses and Labs' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

/** The outline comes from the level, the looks from the size. */
export const LevelAndSize: Story = {
  parameters: dark,
  args: { level: 1, size: 20 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Explore Courses and Labs' }),
    ).toBeVisible()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {([48, 38, 30, 24, 20, 18] as const).map((size) => (
        <Heading {...args} key={size} level={2} size={size} />
      ))}
    </Stack>
  ),
}

/** Large sizes shrink one step. */
export const Phone: Story = { ...Sizes, globals: { viewport: { value: 'phone' } } }

/** Lines of even length; an unbroken word breaks. */
export const LongTitle: Story = {
  args: {
    size: 30,
    children:
      'Securing the Software Supply Chain End to End, from Commit to Cluster, in Internationalisierungsorganisationen',
  },
  parameters: { maxWidth: 320 },
}
