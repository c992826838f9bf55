import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { artworkDataUri } from '../../../components/Artwork/dataUri.ts'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { CourseCompleted } from './CourseCompleted.tsx'
import type { EarnedCredential } from './CourseCompleted.tsx'

const certificate: EarnedCredential = {
  kind: 'certificate',
  imageUrl: artworkDataUri({
    slug: 'incident-response-101',
    domain: 'cybersecurity',
    level: 'intermediate',
    kind: 'course',
  }),
  publicUrl: 'https://rampart.example/cert/view/CSN-DEMO000001',
  linkedInUrl:
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Frampart.example%2Fcert%2Fview%2FCSN-DEMO000001',
  linkedInProfileUrl: 'https://www.linkedin.com/profile/add?startTask=CERTIFICATION_NAME',
  file: { href: 'data:application/pdf;base64,JVBERi0xLjQK', name: 'CSN-DEMO000001.pdf' },
}
const badge: EarnedCredential = {
  ...certificate,
  kind: 'badge',
  imageUrl: null,
  publicUrl: 'https://rampart.example/badge/view/BDG-DEMO000001',
}

const meta = {
  title: 'Surfaces/Course/CourseCompleted',
  component: CourseCompleted,
  args: {
    courseTitle: 'Incident Response 101',
    credential: certificate,
    onCopy: fn(async () => undefined),
    children: (
      <LinkButton href="/my-learning" variant="outline">
        My Learning
      </LinkButton>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CourseCompleted>

export default meta
type Story = StoryObj<typeof meta>

/** The map is drawn once, within 600 ms; then everything rests. */
export const Certificate: Story = {
  parameters: {
    ...darkAndMirrored,
    states: ['Course completed: “Congrats, Course Completed!” with a certificate'],
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Congrats, Course Completed!' }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Share on LinkedIn (opens in a new tab)' }),
    ).toHaveAttribute('href', certificate.linkedInUrl)
    await expect(
      canvas.getByRole('link', { name: 'Add to LinkedIn (opens in a new tab)' }),
    ).toHaveAttribute('href', certificate.linkedInProfileUrl)
    await expect(canvas.getByRole('link', { name: 'Download Certificate' })).toHaveAttribute(
      'download',
      'CSN-DEMO000001.pdf',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopy).toHaveBeenCalledWith(certificate.publicUrl)
    await expect(await canvas.findByRole('status')).toHaveTextContent('Link copied')
    const times = document.getAnimations().map(({ effect }) => effect?.getComputedTiming())
    await expect(
      times.every(
        (time) => time === undefined || (time.iterations === 1 && Number(time.endTime) <= 600),
      ),
    ).toBe(true)
  },
}

/** A drawn sample replaces a picture that is not there yet. */
export const Badge: Story = {
  parameters: { states: ['Course completed: with a badge'] },
  args: { credential: badge },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download Badge' })).toBeVisible()
    await expect(
      within(canvas.getByRole('region', { name: 'Public link' })).getByText(badge.publicUrl),
    ).toBeVisible()
  },
}

/** Nothing to share: only the celebration. */
export const NoCredential: Story = {
  parameters: { states: ['Course completed: with neither'] },
  args: { credential: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /LinkedIn/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The file has not been made yet. */
export const WithoutFile: Story = {
  parameters: { states: ['Course completed: the file is not made yet'] },
  args: { credential: { ...certificate, file: null, imageUrl: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Download/ })).not.toBeInTheDocument()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: { courseTitle: 'Securing the Software Supply Chain End to End, from Commit to Cluster' },
  globals: { viewport: { value: 'phone' } },
}
