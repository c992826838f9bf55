import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { artworkDataUri } from '../../../components/Artwork/dataUri.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ContentCard } from '../ContentCard/ContentCard.tsx'
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx'
import { filterOptions } from '../FilterPanel/filterFixture.ts'
import { Grid } from '../../../components/Grid/Grid.tsx'
import { PageHero } from '../../shell/PageHero/PageHero.tsx'
import { mirrored } from '../../../docs/modes.ts'
import { FilterLayout } from './FilterLayout.tsx'

const cards = [
  {
    slug: 'zero-trust',
    kind: 'course',
    title: 'Zero Trust Foundations for Hybrid Networks',
    domain: 'cybersecurity',
    level: 'intermediate',
    duration: '4 Hrs 20 Mins',
  },
  {
    slug: 'private-vpc',
    kind: 'lab',
    title: 'Build a Private VPC with Bastion Access',
    domain: 'cloud engineering',
    level: 'beginner',
    duration: '1 Hr 30 Mins',
  },
  {
    slug: 'supply-chain',
    kind: 'course',
    title: 'Securing the Software Supply Chain End to End, from Commit to Cluster',
    domain: 'devsecops',
    level: 'expert',
    duration: '6 Hrs',
  },
  {
    slug: 'pipelines',
    kind: 'course',
    title: 'Delivery Pipelines That Roll Themselves Back',
    domain: 'devops',
    level: 'intermediate',
    duration: '3 Hrs',
  },
] as const

const words = (domain: string) =>
  filterOptions.domain.find(({ value }) => value === domain)?.label ?? domain

const meta = {
  title: 'Surfaces/Catalogue/FilterLayout',
  component: FilterLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    panel: (
      <FilterPanel
        level={{ options: filterOptions.level, value: ['intermediate'], onChange: fn() }}
        domain={{ options: filterOptions.domain, value: ['cybersecurity'], onChange: fn() }}
        type={{ options: filterOptions.type, value: ['lab'], onChange: fn() }}
        onClearAll={fn()}
      />
    ),
    button: (
      <Button variant="outline" width="full">
        Filters
      </Button>
    ),
    children: (
      <Grid columns={3}>
        {cards.map((card) => (
          <ContentCard
            key={card.slug}
            {...card}
            domain={words(card.domain)}
            href={`/${card.kind}/${card.slug}`}
            imageUrl={artworkDataUri(card)}
          />
        ))}
      </Grid>
    ),
  },
  render: (args) => (
    <>
      <PageHero
        eyebrow="Courses · Labs · Bootcamps"
        title="Explore Courses and Labs"
        lead="Discover courses that raise skills in cloud engineering, cybersecurity and more."
      />
      <FilterLayout {...args} />
    </>
  ),
} satisfies Meta<typeof FilterLayout>

export default meta
type Story = StoryObj<typeof meta>

/** Panel beside the cards; the button is not there. */
export const Wide: Story = {
  parameters: { ...mirrored, states: ['Filters: from the small breakpoint (600 px)'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Filters' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull()
  },
}

/** The button over the cards; the panel is not there. */
export const Phone: Story = {
  parameters: { states: ['Filters: small screens'] },
  globals: { viewport: { value: 'phone' } },
}

export const Tablet: Story = {
  parameters: { states: ['Filters: from the small breakpoint (600 px)'] },
  globals: { viewport: { value: 'tablet' } },
}
