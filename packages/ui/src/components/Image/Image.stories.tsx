import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { artworkDataUri } from '../Artwork/dataUri.ts'
import { Grid } from '../Grid/Grid.tsx'
import { dark } from '../../docs/modes.ts'
import { pictureOnItsWay } from '../../docs/pictureOnItsWay.ts'
import { looksOf } from '../../docs/looksOf.ts'
import { frame, picture as pictureStyle } from './Image.css.ts'
import { Image } from './Image.tsx'

const picture = artworkDataUri({
  slug: 'zero-trust',
  domain: 'cybersecurity',
  level: 'expert',
  kind: 'course',
})

const meta = {
  title: 'Components/Content/Image',
  component: Image,
  argTypes: { ...looksOf(frame), ...looksOf(pictureStyle) },
  args: { src: picture, alt: 'Rings of a lock', width: 480, height: 270, corners: 'card' },
  parameters: { maxWidth: 400 },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  parameters: dark,
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Rings of a lock' })
    await waitFor(() => expect(image.naturalWidth).toBe(480))
    await expect(image.clientHeight).toBeCloseTo(225, 0)
  },
}

/** The three shapes; `contain` shows all of a picture that has another one. */
export const Ratios: Story = {
  render: (args) => (
    <Grid columns={2} gap={4}>
      <Image {...args} ratio="16:9" />
      <Image {...args} ratio="1:1" />
      <Image {...args} ratio="1:1" fit="contain" />
      <Image {...args} ratio="natural" />
    </Grid>
  ),
}

/** No address: the text is in the same frame. */
export const Missing: Story = {
  args: { src: null, alt: 'Certificate', fallback: 'No certificate image available' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No certificate image available')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** The address leads nowhere: the same text, once the browser knows. */
export const Failed: Story = {
  args: {
    src: 'data:image/png;base64,broken',
    alt: 'Badge',
    ratio: '1:1',
    fallback: 'Badge Image Not Available',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Badge Image Not Available')).toBeVisible()
  },
}

/** Without a fallback the alternative text says what is missing. */
export const FailedWithoutFallback: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rings of a lock')).toBeVisible()
  },
}

/** On its way: the spinner is in the frame, which has its shape already. */
export const Loading: Story = {
  args: { hasSpinner: true, ratio: '1:1', alt: '', src: pictureOnItsWay.src },
  beforeEach: pictureOnItsWay.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Loading image' })).toBeVisible()
  },
}
