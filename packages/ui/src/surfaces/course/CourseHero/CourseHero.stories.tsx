import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Artwork } from '../../../components/Artwork/Artwork.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { VideoPreview } from '../VideoPreview/VideoPreview.tsx'
import { inLargeText } from '../../../docs/inLargeText.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { CourseHero } from './CourseHero.tsx'

const art = (
  <Artwork
    slug="zero-trust"
    domain="cybersecurity"
    level="intermediate"
    kind="course"
    fit="cover"
  />
)

const meta = {
  title: 'Surfaces/Course/CourseHero',
  component: CourseHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Zero Trust Foundations for Hybrid Networks',
    description:
      'Replace the trusted inside with proof at every step: identities, devices and policies for networks that live half in a data center and half in the cloud.',
    level: 'intermediate',
    domain: 'Cybersecurity',
    action: <Button>Access Course</Button>,
    preview: <VideoPreview title="Zero Trust Foundations" art={art} videoUrl="about:blank" />,
  },
} satisfies Meta<typeof CourseHero>

export default meta
type Story = StoryObj<typeof meta>

/** Words left, preview right; one solid button. */
export const SignedIn: Story = {
  parameters: { ...darkAndMirrored, states: ['Course: signed in'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Zero Trust Foundations for Hybrid Networks',
    )
    await expect(canvas.getByText('Intermediate')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Access Course' })).toBeVisible()
  },
}

export const SignedOut: Story = {
  parameters: { states: ['Course: signed out'] },
  args: {
    action: (
      <LinkButton href="/signin?returnURL=%2Fcourse%2Fzero-trust">Sign In to Continue</LinkButton>
    ),
  },
}

/** The button waits for the response of the server. */
export const Pending: Story = {
  parameters: { states: ['Course access: busy'] },
  args: { action: <Button isPending>Access Course</Button> },
}

/** A picture without a video. */
export const ThumbnailOnly: Story = {
  parameters: { states: ['Course: no preview video'] },
  args: { preview: <VideoPreview title="Zero Trust Foundations" art={art} /> },
}

export const WithoutPreview: Story = {
  parameters: { states: ['Course: no preview video'] },
  args: { preview: undefined },
}

/** The preview follows the words. */
export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }

/** A long title and an unbroken word stay inside. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    title:
      'Securing the Software Supply Chain End to End, from Commit to Cluster: Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  },
  globals: { viewport: { value: 'phone' } },
}

/** Text of twice the size, as browsers offer it: the words keep half of the width (WCAG 1.4.4). */
export const LargeText: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: inLargeText,
  play: async ({ canvas }) => {
    const width = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().width ?? 0
    const words = canvas.getByRole('heading', { level: 1 }).parentElement
    await expect(width(words)).toBeGreaterThan(0.35 * window.innerWidth)
  },
}
