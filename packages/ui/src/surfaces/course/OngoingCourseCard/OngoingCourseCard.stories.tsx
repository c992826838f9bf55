import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../../components/Grid/Grid.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { SkeletonRegion } from '../../../components/Skeleton/SkeletonRegion.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { choicesOf } from '../../../docs/choicesOf.ts'
import { domainMotifs } from '../../../docs/domainMotifs.ts'
import { OngoingCourseCard } from './OngoingCourseCard.tsx'

const meta = {
  title: 'Surfaces/Course/OngoingCourseCard',
  component: OngoingCourseCard,
  argTypes: choicesOf('motif', domainMotifs),
  args: {
    title: 'Linux for the Cloud',
    domain: 'Cloud engineering',
    motif: 'contours',
    href: '/course/linux-for-cloud',
    enrolledOn: 'Monday, October 5, 2026',
    progress: 66.6,
    next: {
      title: 'Reading permissions, and what each letter means on a folder',
      href: '/course/linux-for-cloud/lesson/5',
      timeLeft: '1 Hr 25 Mins',
    },
  },
  parameters: { maxWidth: 380 },
} satisfies Meta<typeof OngoingCourseCard>

export default meta
type Story = StoryObj<typeof meta>

/** Two thirds done, shown as a whole percent. */
export const Ongoing: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Ongoing: a card per course', 'Ongoing: the next lesson and the time that is left'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Linux for the Cloud' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Reading permissions/ })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud/lesson/5',
    )
    await expect(canvas.getByText(/1 Hr 25 Mins left/)).toBeVisible()
    await expect(canvas.getByText('67%')).toBeVisible()
    await expect(canvas.getByText('Enrolled on Monday, October 5, 2026')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Continue Learning Linux for the Cloud' }),
    ).toHaveAttribute('href', '/course/linux-for-cloud')
  },
}

/** Enrolled and nothing done yet. */
export const JustEnrolled: Story = {
  args: { progress: 0 },
  parameters: { states: ['Ongoing: just enrolled'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      '0%',
    )
  },
}

/** Whole titles; bars and buttons are level across the cards of a row. */
export const Row: Story = {
  parameters: { states: ['Ongoing: a card per course'], maxWidth: 1000 },
  render: (args) => (
    <Grid columns={2}>
      <OngoingCourseCard {...args} />
      <OngoingCourseCard
        {...args}
        title="Securing the Software Supply Chain End to End, from Commit to Cluster, with Signatures and Attestations"
        domain="DevSecOps"
        motif="hexagons"
        progress={4}
      />
      <OngoingCourseCard
        {...args}
        title="Delivery Pipelines That Roll Back Themselves"
        domain="DevOps"
        motif="rails"
        progress={100}
      />
      <OngoingCourseCard
        {...args}
        title="Incident Response 101"
        domain="Cybersecurity"
        motif="tumblers"
        progress={33.3}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('progressbar')
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
  },
}

/** The word breaks inside the card. */
export const UnbrokenWord: Story = {
  tags: ['edge'],
  args: {
    title: 'Internationalisierungsorganisationszertifizierung',
    domain: 'Cloudinfrastrukturentwicklung',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const Loading: Story = {
  parameters: { states: ['Ongoing: loading'] },
  render: (args) => (
    <SkeletonRegion isLoading label="Loading ongoing courses">
      <Skeleton isLoading>
        <OngoingCourseCard {...args} />
      </Skeleton>
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading ongoing courses')).toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
