import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Artwork } from '../../../components/Artwork/Artwork.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { Contours } from '../Contours/Contours.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { PageHero } from './PageHero.tsx'

const meta = {
  title: 'Surfaces/Shell/PageHero',
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Courses · Labs · Bootcamps',
    title: 'Explore Courses and Labs',
    lead: 'Discover courses that raise skills in cloud engineering, cybersecurity and more.',
  },
} satisfies Meta<typeof PageHero>

export default meta
type Story = StoryObj<typeof meta>

/** Dark in both themes, with the volt rule at its end. */
export const Explore: Story = {
  parameters: { ...darkAndMirrored, states: ['Explore: loaded'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Explore Courses and Labs' }),
    ).toBeVisible()
  },
}

/** The picture fades into the background and does not cover the text. */
export const WithArtwork: Story = {
  tags: ['edge'],
  args: {
    artwork: (
      <Artwork slug="explore" domain="cloud engineering" level="expert" kind="course" fit="cover" />
    ),
  },
}

/** Map lines alone, if the page has no subject of its own. */
export const WithContours: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { artwork: <Contours tone="inverse" /> },
}

/** Chips or a button under the lead. */
export const WithChildren: Story = {
  parameters: { states: ['Bootcamps: “Professional Bootcamps” and a card per bootcamp'] },
  args: {
    title: 'Professional Bootcamps',
    eyebrow: 'Cohorts of 8 to 12 weeks',
    children: (
      <Inline>
        <Chip tone="inverse">Live sessions</Chip>
        <Chip tone="inverse">Weekly tasks</Chip>
      </Inline>
    ),
  },
}

export const TitleAlone: Story = {
  tags: ['edge'],
  args: { eyebrow: undefined, lead: undefined, title: 'My Learning' },
}

/** The title is a step smaller, and there is no artwork. */
export const Phone: Story = {
  tags: ['edge'],
  ...WithArtwork,
  globals: { viewport: { value: 'phone' } },
}

/** A long title and an unbroken word stay inside. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    title:
      'Securing the Software Supply Chain End to End, from Commit to Cluster and Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte',
  },
  globals: { viewport: { value: 'phone' } },
}
