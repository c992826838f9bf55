import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { artworkDataUri } from '../../../components/Artwork/dataUri.ts'
import { Grid } from '../../../components/Grid/Grid.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { BootcampCard } from './BootcampCard.tsx'

const imageUrl = artworkDataUri({
  slug: 'cyber',
  domain: 'cybersecurity',
  level: 'intermediate',
  kind: 'course',
})

const meta = {
  title: 'Surfaces/Bootcamps/BootcampCard',
  component: BootcampCard,
  args: {
    href: '/bootcamps/cyber',
    title: 'Cybersecurity Analyst Bootcamp',
    description:
      'The work of a security operations center: read the logs, tell the alarm from the attack, contain it, and write it up so that others can act.',
    level: { from: 'intermediate' },
    duration: '10 weeks',
    startInfo: 'Starts Saturday, March 14, 2026',
    status: 'upcoming',
    imageUrl,
  },
  parameters: { maxWidth: 380 },
} satisfies Meta<typeof BootcampCard>

export default meta
type Story = StoryObj<typeof meta>

/** One link, named after the bootcamp, whose area is the whole card. */
export const Upcoming: Story = {
  parameters: { ...darkAndMirrored, states: ['Bootcamps: upcoming'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View Details Cybersecurity Analyst Bootcamp' })
    await expect(link).toHaveAttribute('href', '/bootcamps/cyber')
    await expect(canvas.getByText('Upcoming')).toBeVisible()
    const card = canvas.getByRole('article', { name: 'Cybersecurity Analyst Bootcamp' })
    const { left, top } = card.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 20, top + 20)?.closest('a')).toBe(link)
  },
}

export const Open: Story = {
  parameters: { states: ['Bootcamps: open'] },
  args: { status: 'open', level: { from: 'beginner' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applications Open!')).toBeVisible()
  },
}

export const Running: Story = {
  parameters: { states: ['Bootcamps: running'] },
  args: {
    status: 'running',
    level: { from: 'advanced' },
    startInfo: 'Started Saturday, March 14, 2026',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Currently Running')).toBeVisible()
  },
}

export const Closed: Story = {
  parameters: { states: ['Bootcamps: closed'] },
  args: {
    status: 'closed',
    level: { from: 'beginner', to: 'intermediate' },
    startInfo: 'Ended Saturday, May 23, 2026',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible()
  },
}

export const MissingImage: Story = { tags: ['edge'], args: { imageUrl: undefined } }

/** Nothing is cut off, not even one unbroken word. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    title:
      'Internationalisierungsorganisationszertifizierungsbootcamp for everybody who has always wanted one',
    description:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and a description that goes on for a while after it.',
  },
  globals: { viewport: { value: 'phone' } },
}

/** The last lines of a row's cards are level, with texts of any length. */
export const InGrid: Story = {
  parameters: { states: ['Bootcamps: “Professional Bootcamps” and a card per bootcamp'] },
  decorators: [
    (_Story, { args }) => (
      <div style={{ inlineSize: 'min(1100px, 100vw - 2rem)' }}>
        <Grid columns={3} as="ul">
          {['One sentence.', args.description, `${args.description} ${args.description}`].map(
            (description, index) => (
              <li key={description}>
                <BootcampCard
                  {...args}
                  description={description}
                  status={(['closed', 'running', 'open'] as const)[index] ?? 'open'}
                />
              </li>
            ),
          )}
        </Grid>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().bottom)
    await expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
  },
}
