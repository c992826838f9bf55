import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { artworkDataUri } from '../../../components/Artwork/dataUri.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { BootcampHero } from './BootcampHero.tsx'

const meta = {
  title: 'Surfaces/Bootcamps/BootcampHero',
  component: BootcampHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'AWS Cloud Bootcamp',
    description:
      'From your first account to a three-tier system that deploys itself, survives the loss of a data center and stays within its budget.',
    level: { from: 'beginner', to: 'intermediate' },
    duration: '12 weeks',
    startInfo: 'Starts Saturday, June 7, 2025',
    backHref: '/bootcamps',
    imageUrl: artworkDataUri({
      slug: 'aws-bootcamp',
      domain: 'cloud engineering',
      level: 'intermediate',
      kind: 'course',
    }),
  },
} satisfies Meta<typeof BootcampHero>

export default meta
type Story = StoryObj<typeof meta>

/** The way back, level, title, and when. */
export const Default: Story = {
  parameters: { ...darkAndMirrored, states: ['Bootcamp: the hero'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Bootcamps' })).toHaveAttribute(
      'href',
      '/bootcamps',
    )
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'AWS Cloud Bootcamp' }),
    ).toBeVisible()
    await expect(canvas.getByText('12 weeks')).toBeVisible()
    await expect(canvas.getByText('Starts Saturday, June 7, 2025')).toBeVisible()
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { tags: ['edge'], globals: { viewport: { value: 'tablet' } } }

export const MissingImage: Story = {
  tags: ['edge'],
  args: { imageUrl: undefined, level: { from: 'advanced' } },
}

/** One unbroken word wraps; the page does not scroll sideways. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    title: 'Internationalisierungsorganisationszertifizierungsbootcamp',
    startInfo: 'Started Wednesday, September 30, 2026, after a delay of some weeks',
  },
  globals: { viewport: { value: 'phone' } },
}
