import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Artwork } from '../../../components/Artwork/Artwork.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { LabStatusBanner } from '../LabStatusBanner/LabStatusBanner.tsx'
import { LabStatusChip } from '../../../components/LabStatusChip/LabStatusChip.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { RemainingTimeChip } from '../../../components/RemainingTimeChip/RemainingTimeChip.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { LabHero } from './LabHero.tsx'

const banner = { sessionHref: '/lab/jwt-forgery/session/1', onEnd: fn() }

const meta = {
  title: 'Surfaces/Labs/LabHero',
  component: LabHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Forge a JSON Web Token',
    description:
      'A shop trusts whatever its tokens say about themselves. You will become its administrator without a password, and then repair the check.',
    level: 'intermediate',
    path: 'jwt-forgery',
    action: <Button>Launch Lab</Button>,
    artwork: (
      <Artwork
        slug="jwt-forgery"
        domain="cybersecurity"
        level="intermediate"
        kind="lab"
        fit="cover"
      />
    ),
  },
} satisfies Meta<typeof LabHero>

export default meta
type Story = StoryObj<typeof meta>

/** Grid, prompt and violet tell a lab from a course at a glance. */
export const SignedIn: Story = {
  parameters: { ...darkAndMirrored, states: ['Lab: signed in'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Forge a JSON Web Token',
    )
    await expect(canvas.getByText('Lab', { exact: true })).toBeVisible()
    await expect(canvas.getByText('Intermediate')).toBeVisible()
  },
}

/** The drawing is mirrored: its own prompt fades under the text, as from left to right. */
export const FromRightToLeft: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { language: 'en-rtl' },
  play: async ({ canvas }) => {
    const artwork = canvas.getByRole('presentation').parentElement as HTMLElement
    const { transform, maskImage } = getComputedStyle(artwork)
    await expect(new DOMMatrix(transform).a, 'the drawing is mirrored').toBe(-1)
    await expect(maskImage, 'what is left in the drawing fades').toMatch(/to left|270deg/)
    await expect(artwork.getBoundingClientRect().left).toBe(0)
  },
}

export const SignedOut: Story = {
  parameters: { states: ['Lab: signed out'], chromatic: { disableSnapshot: true } },
  args: {
    action: (
      <LinkButton href="/signin?returnURL=%2Flab%2Fjwt-forgery">Sign In to Continue</LinkButton>
    ),
  },
}

/** Green, in place of the button. */
export const Running: Story = {
  parameters: { states: ['Lab: active'] },
  args: {
    action: (
      <LabStatusBanner
        {...banner}
        status="active"
        time={<RemainingTimeChip label="49:10" seconds={2950} />}
      />
    ),
  },
}

/** Blue, in place of the button. */
export const Starting: Story = {
  parameters: { states: ['Lab: provisioning'] },
  args: { action: <LabStatusBanner {...banner} status="queued" /> },
}

/** On a session's page: the status in place of words about the lab. */
export const Session: Story = {
  parameters: { states: ['Lab session: title and chip of each status'] },
  args: {
    description: undefined,
    action: undefined,
    domain: 'Cybersecurity',
    status: <LabStatusChip status="active" />,
  },
}

export const WithoutArtwork: Story = { tags: ['edge'], args: { artwork: undefined } }

export const Phone: Story = {
  tags: ['edge'],
  args: Running.args,
  globals: { viewport: { value: 'phone' } },
}

/** A long title and an unbroken word stay inside. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    title: 'Take over a cluster from Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    path: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk',
  },
  globals: { viewport: { value: 'phone' } },
}
