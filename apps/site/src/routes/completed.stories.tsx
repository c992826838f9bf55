import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { badgeWire, courseBadge } from '@rampart/contract/calls/badge'
import { certificateWire, courseCertificate } from '@rampart/contract/calls/certificate'
import { courseStatus } from '@rampart/contract/calls/course'
import { badge, certificate } from '@rampart/screens/testing/credentialFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const completed = respond(courseStatus, {
  data: {
    currentLesson: null,
    completed: true,
    lessonIds: ['lesson-1', 'lesson-2', 'lesson-3', 'lesson-4'],
  },
})
const earned = respond(courseCertificate, { certificate: certificateWire.toWire(certificate) })
const without = respond(courseCertificate, { certificate: null })

const meta = {
  title: 'Site/Course completed',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/course/linux-for-cloud/completed', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [completed, earned] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The public link is the site's own, and leads to the certificate's page. */
export const Certificate: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Course completed: “Congrats, Course Completed!” with a certificate'],
  },
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    return () => clipboard.mockRestore()
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Congrats, Course Completed!')
    await waitFor(() => expect(document.title).toBe('Course Completed · Rampart'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      'https://rampart.example/cert/view/CSN-DEMO000001',
    )
    await expect(canvas.getByRole('link', { name: /Share on LinkedIn/ })).toHaveAttribute(
      'href',
      expect.stringContaining('rampart.example%2Fcert%2Fview%2FCSN-DEMO000001'),
    )
  },
}

export const Badge: Story = {
  parameters: {
    states: ['Course completed: with a badge'],
    chromatic: { disableSnapshot: true },
    msw: [completed, without, respond(courseBadge, { data: badgeWire.toWire(badge) })],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('https://rampart.example/badge/view/BDG-DEMO000001'),
    ).toBeVisible()
  },
}

export const CertificateFails: Story = {
  parameters: {
    states: ['Course completed: “Failed to fetch certificate”'],
    chromatic: { disableSnapshot: true },
    msw: [completed, respond(courseCertificate, failure('course_not_found'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch certificate')).toBeVisible()
  },
}

export const NotCompleted: Story = {
  parameters: {
    states: ['Course completed: not completed yet, or not enrolled'],
    chromatic: { disableSnapshot: true },
    msw: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the course' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud',
    )
    await waitFor(() => expect(document.title).toBe('Not completed yet · Rampart'))
  },
}

export const NoCourse: Story = {
  tags: ['edge'],
  args: { path: '/course/no-such-course/completed' },
  parameters: { chromatic: { disableSnapshot: true }, msw: [] },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'No course found')
    await waitFor(() => expect(document.title).toBe('No course found · Rampart'))
  },
}

export const SignedOut: Story = {
  args: { session: 'signed-out' },
  parameters: { states: ['Course completed: signed out'] },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/signin?returnURL=%2Fcourse%2Flinux-for-cloud%2Fcompleted',
      ),
    )
  },
}
