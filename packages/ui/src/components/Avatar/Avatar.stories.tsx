import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { artworkDataUri } from '../Artwork/dataUri.ts'
import { Inline } from '../Inline/Inline.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { dark } from '../../docs/modes.ts'
import { avatar } from './Avatar.css.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  argTypes: looksOf(avatar),
  args: { name: 'Ada King Lovelace' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

/** First and last initial; hidden from assistive technology, as the name is beside it. */
export const Initials: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AL')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Alone, it has the name. */
export const Labelled: Story = {
  args: { label: 'Ada Lovelace' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible()
  },
}

export const WithPicture: Story = {
  // The edge of the round crop is not smoothed alike twice.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    src: artworkDataUri({
      slug: 'ada',
      domain: 'cybersecurity',
      level: 'beginner',
      kind: 'course',
    }),
    label: 'Ada Lovelace',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible()
  },
}

/** The initials stay if the picture does not come. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AL')).toBeVisible()
  },
}

/** Sizes, one name, no name. */
export const Sizes: Story = {
  render: (args) => (
    <Inline gap={4}>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar name="Prince" />
      <Avatar name="" />
    </Inline>
  ),
}
