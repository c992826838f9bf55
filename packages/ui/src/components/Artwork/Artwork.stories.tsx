import { motifs } from '@rampart/artwork/motifs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { looksOf } from '../../docs/looksOf.ts'
import { choicesOf } from '../../docs/choicesOf.ts'
import { artwork } from './Artwork.css.ts'
import { Artwork } from './Artwork.tsx'
import { artworkSigns, drawPicture } from './drawPicture.ts'

const domains = Object.keys(motifs) as (keyof typeof motifs)[]
const levels = ['beginner', 'intermediate', 'expert'] as const

const meta = {
  title: 'Components/Content/Artwork',
  component: Artwork,
  argTypes: { ...looksOf(artwork), ...choicesOf('domain', domains) },
  args: { slug: 'zero-trust', domain: 'cloud engineering', level: 'intermediate', kind: 'course' },
  // Artwork looks the same in both themes.
} satisfies Meta<typeof Artwork>

export default meta
type Story = StoryObj<typeof meta>

/** At card width: motif right of center, one volt mark, no part of it near an edge. */
export const Course: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('presentation')
    // In Safari the own width of a drawing is the one that it is shown with.
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
    await expect(picture.getBoundingClientRect().height).toBeCloseTo(180)
  },
  parameters: { maxWidth: 320 },
}

/** A grid and a prompt: the cursor takes the volt, the motif's own mark turns white. */
export const Lab: Story = { ...Course, args: { kind: 'lab' } }

/** Each domain from beginner to expert: the motif grows richer, courses above labs. */
export const Gallery: Story = {
  render: (args) => (
    <Grid columns={3} gap={4}>
      {domains.flatMap((domain) =>
        (['course', 'lab'] as const).flatMap((kind) =>
          levels.map((level) => (
            <Artwork
              {...args}
              key={`${domain} ${kind} ${level}`}
              domain={domain}
              kind={kind}
              level={level}
            />
          )),
        ),
      )}
    </Grid>
  ),
}

/** As servers draw it: with what tells the topic, at the lower right. Here is every sign. */
export const Signs: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ level, kind }) => (
    <Grid columns={3} gap={4}>
      {artworkSigns.map((sign, index) => {
        const domain = domains[index % domains.length] ?? 'devops'
        const svg = drawPicture({ slug: sign, domain, level, kind, sign })
        return <img key={sign} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={sign} />
      })}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(artworkSigns.length)
  },
}

/** Nine courses of one domain: kin, but none the same. */
export const Siblings: Story = {
  args: { domain: 'cloud engineering', level: 'expert' },
  render: (args) => (
    <Grid columns={3} gap={4}>
      {[
        'aws-basics',
        'landing-zones',
        'terraform',
        'serverless',
        'hybrid-dns',
        'cost-control',
        'multi-region',
        'kubernetes',
        'edge',
      ].map((slug) => (
        <Artwork {...args} key={slug} slug={slug} />
      ))}
    </Grid>
  ),
}

/** Wide and square crops keep the motif and its mark. */
export const Cover: Story = {
  args: { fit: 'cover' },
  render: (args) => (
    <Grid columns={2} gap={4}>
      {domains.flatMap((domain) => [
        <div key={`${domain} wide`} style={{ height: 160 }}>
          <Artwork {...args} domain={domain} />
        </div>,
        <div key={`${domain} square`} style={{ width: 160, height: 160 }}>
          <Artwork {...args} domain={domain} />
        </div>,
      ])}
    </Grid>
  ),
}
