import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { artworkDataUri } from '../Artwork/dataUri.ts'
import { Grid } from '../Grid/Grid.tsx'
import { BootcampCard } from './BootcampCard.tsx'

const imageUrl = artworkDataUri({ slug: 'cyber', domain: 'cybersecurity', level: 'intermediate', kind: 'course' })

const meta = {
  title: 'Surfaces/BootcampCard',
  component: BootcampCard,
  args: {
    href: '/bootcamps/cyber',
    title: 'Cybersecurity Analyst Bootcamp',
    description: 'The work of a security operations centre: read the logs, tell the alarm from the attack, contain it, and write it up so that others can act.',
    level: 'Intermediate',
    duration: '10 weeks',
    startInfo: 'Starts Saturday, March 14, 2026',
    status: 'upcoming',
    imageUrl,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BootcampCard>

export default meta
type Story = StoryObj<typeof meta>

/** One link, named after the bootcamp, whose area is the whole card. */
export const Upcoming: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View Details Cybersecurity Analyst Bootcamp' })
    await expect(link).toHaveAttribute('href', '/bootcamps/cyber')
    await expect(canvas.getByText('Upcoming')).toBeVisible()
    const { left, top } = canvas.getByRole('article').getBoundingClientRect()
    await expect(document.elementFromPoint(left + 20, top + 20)?.closest('a')).toBe(link)
  },
}

export const Open: Story = {
  args: { status: 'open', level: 'Beginner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applications Open!')).toBeVisible()
  },
}

export const Running: Story = {
  args: { status: 'running', level: 'Advanced', startInfo: 'Started Saturday, March 14, 2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Currently Running')).toBeVisible()
  },
}

export const Closed: Story = {
  args: { status: 'closed', level: 'Beginner to Intermediate', startInfo: 'Ended Saturday, May 23, 2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible()
  },
}

export const MissingImage: Story = { tags: ['edge'], args: { imageUrl: undefined } }

/** Nothing is cut off, not even one unbroken word. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    title: 'Internationalisierungsorganisationszertifizierungsbootcamp for everybody who has always wanted one',
    description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and a description that goes on for a while after it.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** Cards of a row end alike, whatever they say. */
export const InGrid: Story = {
  decorators: [
    (_Story, { args }) => (
      <div style={{ inlineSize: 'min(1100px, 100vw - 2rem)' }}>
        <Grid columns={3} as="ul">
          {['One sentence.', args.description, `${args.description} ${args.description}`].map((description, index) => (
            <li key={description}>
              <BootcampCard {...args} description={description} status={(['closed', 'running', 'open'] as const)[index] ?? 'open'} />
            </li>
          ))}
        </Grid>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().bottom)
    await expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
  },
}
