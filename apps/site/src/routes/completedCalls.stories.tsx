import { courseBadge } from '@rampart/contract/calls/badge'
import { courseCertificate } from '@rampart/contract/calls/certificate'
import { courseStatus } from '@rampart/contract/calls/course'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { answer, failure, troubledApi } from '../testing/answer.ts'
import { expectAlert, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Course completed',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/course/linux-for-cloud/completed', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: api.begin,
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>

const completed = answer(courseStatus, { data: { currentLesson: null, completed: true } })
const withoutCertificate = [completed, answer(courseCertificate, { certificate: null })]
const certificateLink = 'https://rampart.example/cert/view/CSN-DEMO000001'
const badgeLink = 'https://rampart.example/badge/view/BDG-DEMO000001'

const slow =
  (link: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText('Loading course')).toBeInTheDocument()
    api.recover()
    await expect(await canvas.findByText(link)).toBeVisible()
  }

/** The course is completed all the same. */
const readAfterAll =
  (words: string, link: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expectAlert(words)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Congrats, Course Completed!' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Share on LinkedIn/ })).not.toBeInTheDocument()
    api.recover()
    await retry()
    await expect(await canvas.findByText(link)).toBeVisible()
  }

export const CourseCertificateSlow: Story = { parameters: { msw: [api.held(courseCertificate), completed] }, play: slow(certificateLink) }

export const CourseCertificateMalformed: Story = {
  parameters: { msw: [api.malformed(courseCertificate), completed] },
  play: readAfterAll('Failed to fetch certificate', certificateLink),
}

export const CourseBadgeFailure: Story = {
  parameters: { msw: [api.failing(courseBadge, failure(500, 'Away.')), ...withoutCertificate] },
  play: readAfterAll('Failed to fetch badge', badgeLink),
}

export const CourseBadgeSlow: Story = { parameters: { msw: [api.held(courseBadge), ...withoutCertificate] }, play: slow(badgeLink) }

export const CourseBadgeMalformed: Story = {
  parameters: { msw: [api.malformed(courseBadge), ...withoutCertificate] },
  play: readAfterAll('Failed to fetch badge', badgeLink),
}
