import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Artwork } from '../../../components/Artwork/Artwork.tsx'
import { vars } from '../../../theme/vars.css.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { storyPlayer } from '../../lesson/VideoFrame/storyPlayer.ts'
import { VideoPreview } from './VideoPreview.tsx'

const player = `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Player</title><body style="margin:0;display:grid;place-items:center;height:100vh;background:black;color:white;font:16px sans-serif">Player')}`

const meta = {
  title: 'Surfaces/Course/VideoPreview',
  component: VideoPreview,
  args: {
    title: 'Zero Trust Foundations',
    art: (
      <Artwork
        slug="zero-trust"
        domain="cybersecurity"
        level="intermediate"
        kind="course"
        fit="cover"
      />
    ),
    videoUrl: player,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 528, padding: 24, background: vars.color.inverse }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPreview>

export default meta
type Story = StoryObj<typeof meta>

/** The whole picture is the button. */
export const Resting: Story = {
  parameters: { ...darkAndMirrored, states: ['Course: preview'] },
}

/** The player replaces the picture and takes the focus; before that nothing of it loads. */
export const Plays: Story = {
  parameters: { states: ['Course: preview pressed'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Preview of Zero Trust Foundations')).toBeNull()
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: 'Play preview of Zero Trust Foundations' }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const frame = await canvas.findByTitle('Preview of Zero Trust Foundations')
    await expect(frame).toHaveAttribute('src', player)
    await expect(frame).toHaveAttribute('allowfullscreen')
    await waitFor(() => expect(frame).toHaveFocus())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A player that supports the protocol is told to play: one press is enough. */
export const PlaysAtOnce: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { videoUrl: storyPlayer() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play preview/ }))
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Preview of Zero Trust Foundations')
    await waitFor(() => expect(frame.contentDocument?.title).toBe('Playing'))
  },
}

/** No video: the thumbnail alone, nothing to press. */
export const NoPreview: Story = {
  parameters: { states: ['Course: no preview video'] },
  args: { videoUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The thumbnail does not load: the drawing is shown. */
export const BrokenThumbnail: Story = {
  tags: ['edge'],
  args: { imageUrl: 'data:image/png;base64,AAAA' },
}

/** Neither picture nor drawing: the button is on the ground. */
export const NoImage: Story = { tags: ['edge'], args: { art: undefined } }
