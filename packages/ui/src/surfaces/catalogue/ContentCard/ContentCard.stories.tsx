import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { expect, userEvent } from 'storybook/test'
import { artworkDataUri } from '../../../components/Artwork/dataUri.ts'
import { Grid } from '../../../components/Grid/Grid.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { SkeletonRegion } from '../../../components/Skeleton/SkeletonRegion.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { ContentLanguage } from '../../../components/Language/Language.tsx'
import { ContentCard } from './ContentCard.tsx'

const imageUrl = artworkDataUri({
  slug: 'zero-trust',
  domain: 'cybersecurity',
  level: 'intermediate',
  kind: 'course',
})

const meta = {
  title: 'Surfaces/Catalogue/ContentCard',
  component: ContentCard,
  args: {
    href: '/course/zero-trust',
    kind: 'course',
    title: 'Zero Trust Foundations for Hybrid Networks',
    domain: 'Cybersecurity',
    level: 'intermediate',
    duration: '2 Hrs 30 Mins',
    imageUrl,
  },
  parameters: { maxWidth: 320 },
} satisfies Meta<typeof ContentCard>

export default meta
type Story = StoryObj<typeof meta>

/** The whole card is one link, named by its title. */
export const Course: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Catalogue card: course', 'Catalogue card: over 60 minutes'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Zero Trust Foundations/ })).toHaveAttribute(
      'href',
      '/course/zero-trust',
    )
  },
}

/** A course that the learner has completed is ticked, in the signal color. */
export const Completed: Story = {
  parameters: { states: ['Catalogue card: completed'] },
  args: { done: 'Completed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Intermediate ?Completed/ })).toBeVisible()
  },
}

/** A course that is under way shows how far the learner is, in words and as a line. */
export const UnderWay: Story = {
  parameters: {
    states: ['Catalogue card: under way', 'Explore: signed in: cards know the learner'],
  },
  args: { progress: { percent: 40, label: '40% done' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /40% done/ })).toBeVisible()
    const bar = canvasElement.querySelector('svg[width="40%"]') as SVGElement
    const [drawn, track] = [bar, bar.parentElement as HTMLElement].map((part) =>
      part.getBoundingClientRect(),
    ) as [DOMRect, DOMRect]
    await expect(drawn.width).toBeCloseTo(track.width * 0.4, 0)
    await expect([drawn.top, drawn.height]).toEqual([track.top, track.height])
  },
}

/** What the course requires is shown before the click. */
export const ByInvitation: Story = {
  parameters: { states: ['Catalogue card: invitation or subscription needed'] },
  args: { access: 'By invitation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /By invitation/ })).toBeVisible()
  },
}

/** The same for a course that needs a subscription. */
export const BySubscription: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { access: 'Subscription' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Subscription/ })).toBeVisible()
  },
}

/** The learner's own mark, in the signal color. */
export const Solved: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    href: '/lab/private-vpc',
    kind: 'lab',
    title: 'Build a Private VPC with Bastion Access',
    domain: 'Cloud engineering',
    level: 'beginner',
    done: 'Solved',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/LabBeginnerSolved/)
  },
}

/** Violet chip, grid and prompt: the kind is visible at a glance. */
export const Lab: Story = {
  parameters: { states: ['Catalogue card: lab'] },
  args: {
    href: '/lab/private-vpc',
    kind: 'lab',
    title: 'Build a Private VPC with Bastion Access',
    domain: 'Cloud engineering',
    level: 'beginner',
    duration: '1 Hr 30 Mins',
    imageUrl: artworkDataUri({
      slug: 'private-vpc',
      domain: 'cloud engineering',
      level: 'beginner',
      kind: 'lab',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lab')).toBeVisible()
  },
}

/** An hour or less: no duration. */
export const NoDuration: Story = {
  parameters: { states: ['Catalogue card: 60 minutes or less'] },
  args: { duration: undefined },
}

/** Two lines at most, then an ellipsis; screen readers get all of it. */
export const LongTitle: Story = {
  parameters: { states: ['Catalogue card: a long title ends after 2 lines'] },
  args: {
    title:
      'Securing the Software Supply Chain End to End, from Commit to Cluster, with Signatures, Attestations and Policies',
    headingLevel: 2,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: /Attestations and Policies$/ })
    await expect(title.clientHeight).toBeLessThan(
      2.5 * Number.parseFloat(getComputedStyle(title).lineHeight),
    )
  },
}

/** The word breaks inside the card, which keeps its width. */
export const UnbrokenWord: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  args: {
    title: 'Internationalisierungsorganisationszertifizierung',
    domain: 'Cloudinfrastrukturentwicklung',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

/** A picture that is in the page fills the same room, and nothing is loaded. */
export const DrawnImage: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    image: (
      <svg viewBox="0 0 480 270">
        <path d="M0 270 240 40l240 230z" fill="currentColor" />
      </svg>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link')
    await expect(link.querySelector('img')).toBeNull()
    const drawing = canvasElement
      .querySelector('svg[viewBox="0 0 480 270"]')
      ?.getBoundingClientRect()
    await expect(drawing?.width).toBeCloseTo(link.clientWidth, 0)
    await expect((drawing?.width ?? 0) / (drawing?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  },
}

/** Only the picture's ground is shown. */
export const MissingImage: Story = { tags: ['edge'], args: { imageUrl: undefined } }

/** The address leads nowhere: the same, and no sign of a broken picture. */
export const BrokenImage: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img') as HTMLImageElement
    await expect(getComputedStyle(image, '::after').content, 'its sign is covered').toBe('""')
    await expect(image.offsetWidth / image.offsetHeight).toBeCloseTo(16 / 9, 1)
  },
}

/** By keyboard: the ring is around the whole card. */
export const Focused: Story = {
  parameters: { states: ['Catalogue card: the whole card leads to its course or lab'] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid')
  },
}

const catalogue = [
  [
    'zero-trust',
    'course',
    'Zero Trust Foundations for Hybrid Networks',
    'cybersecurity',
    'intermediate',
    '4 Hrs 20 Mins',
  ],
  [
    'private-vpc',
    'lab',
    'Build a Private VPC with Bastion Access',
    'cloud engineering',
    'beginner',
    '1 Hr 30 Mins',
  ],
  [
    'supply-chain',
    'course',
    'Securing the Software Supply Chain End to End, from Commit to Cluster',
    'devsecops',
    'expert',
    '6 Hrs',
  ],
  [
    'rollback',
    'course',
    'Delivery Pipelines That Roll Back Themselves',
    'devops',
    'intermediate',
    '3 Hrs',
  ],
  ['intruder', 'lab', 'Hunt an Intruder Through Your Logs', 'cybersecurity', 'expert', undefined],
  [
    'aws',
    'course',
    'AWS Solutions Architecture, Deep Dive',
    'cloud engineering',
    'expert',
    '9 Hrs 15 Mins',
  ],
] as const

const domainNames = {
  'cloud engineering': 'Cloud engineering',
  cybersecurity: 'Cybersecurity',
  devops: 'DevOps',
  devsecops: 'DevSecOps',
} as const

/** Six in a catalogue: every domain, bottom lines in a row across cards. */
export const SixCards: Story = {
  name: 'Grid',
  parameters: { states: ['Explore: loaded'], maxWidth: 960 },
  render: () => (
    <Grid columns={3}>
      {catalogue.map(([slug, kind, title, domain, level, duration]) => (
        <ContentCard
          key={slug}
          href={`/${kind}/${slug}`}
          kind={kind}
          title={title}
          domain={domainNames[domain]}
          level={level}
          duration={duration}
          imageUrl={artworkDataUri({ slug, domain, level, kind })}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
  },
}

/** While the catalogue loads: three placeholders, not read out, and not in the tab order. */
export const Loading: Story = {
  parameters: { states: ['Explore: loading'], maxWidth: 960 },
  render: (args) => (
    <SkeletonRegion isLoading label="Loading courses and labs">
      <Grid columns={3}>
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} isLoading>
            <ContentCard {...args} imageUrl={undefined} />
          </Skeleton>
        ))}
      </Grid>
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading courses and labs')).toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

/** Works under a content security policy without inline styles; the bar begins at the right. */
export const UnderWayRightToLeft: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { progress: { percent: 40, label: '40%' } },
  globals: { language: 'ar' },
  play: async ({ args, canvasElement }) => {
    await expect(renderToString(<ContentCard {...args} />)).not.toContain('style=')
    const bar = canvasElement.querySelector('svg[width="40%"]') as SVGElement
    await expect(bar.getBoundingClientRect().right).toBeCloseTo(
      (bar.parentElement as HTMLElement).getBoundingClientRect().right,
      0,
    )
  },
}

/** An English title is cut at its end, and begins where the Arabic words begin. */
export const LongTitleRightToLeft: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, maxWidth: 320 },
  args: {
    title:
      'Securing the Software Supply Chain End to End, from Commit to Cluster, for Teams That Deploy on Fridays',
  },
  globals: { language: 'ar' },
  render: (args) => (
    <ContentLanguage locale="en">
      <ContentCard {...args} />
    </ContentLanguage>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading')
    // The dots are at the end of the direction of the box that is cut.
    await expect(title).toHaveStyle({ webkitLineClamp: '2', direction: 'ltr' })
    const line = document.createRange()
    line.selectNodeContents(title)
    await expect(line.getClientRects()[0]?.right).toBeCloseTo(
      title.getBoundingClientRect().right,
      0,
    )
  },
}
