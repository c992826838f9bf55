import { signupSetting } from '@rampart/contract/calls/auth'
import { getTask } from '@rampart/contract/calls/bootcampTask'
import type { Call } from '@rampart/contract/calls/call'
import { courseCertificate, verifyCertificate } from '@rampart/contract/calls/certificate'
import { getCourse } from '@rampart/contract/calls/course'
import { explore } from '@rampart/contract/calls/explore'
import { getLab, getLabSession, listLabSessions } from '@rampart/contract/calls/lab'
import { ongoingCourses } from '@rampart/contract/calls/learning'
import { viewMap } from '@rampart/contract/calls/mapPage'
import { getLesson } from '@rampart/contract/calls/lesson'
import { getProfile } from '@rampart/contract/calls/user'
import { labSession } from '@rampart/screens/testing/labFixtures.ts'
import { completedCourses } from '@rampart/screens/testing/learningFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { troubledApi } from '../testing/storyHandlers.ts'
import { expectWords, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { patToken, publishedMap, storySite } from '../testing/storySite.ts'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Pages',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, msw: [] },
  beforeEach: () => {
    storySite().danaLabs.reset([labSession('active'), labSession('completed')])
    return api.begin()
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>

/** A page, and the call whose response it needs. */
interface Page {
  path: string
  session?: 'signed-in' | 'signed-out'
  call: Call
  /** What is said while it loads. */
  loading: string
  /** What is said if the response cannot be read (specification §8). */
  broken: string
  /** Words of the loaded page. */
  loaded: RegExp | string
}

const argsOf = ({ path, session = 'signed-in' }: Page) => ({ path, session })

/**
 * Asks again until it is there: the page may replace its placeholder by another with the same words
 * in between.
 */
const findShown = (words: RegExp | string) =>
  waitFor(() => expect(screen.getAllByText(words)[0]).toBeInTheDocument())

/** The loading state lasts until the response comes. */
const slow = (page: Page): Story => ({
  args: argsOf(page),
  parameters: { msw: [api.held(page.call)] },
  play: async () => {
    await findShown(page.loading)
    api.recover()
    await findShown(page.loaded)
  },
})

/** A response of another shape is a failure in the page's own words; another try succeeds. */
const malformed = (page: Page): Story => ({
  args: argsOf(page),
  parameters: { msw: [api.malformed(page.call)] },
  play: async () => {
    await expectWords(page.broken)
    api.recover()
    await retry()
    await findShown(page.loaded)
  },
})

const catalogue: Page = {
  path: '/',
  call: explore,
  loading: 'Loading courses and labs',
  broken: 'Failed to fetch content',
  loaded: 'Zero Trust Foundations for Hybrid Networks',
}
export const ExploreSlow = slow(catalogue)
export const ExploreMalformed = malformed(catalogue)

const course: Page = {
  path: '/course/linux-for-cloud',
  call: getCourse,
  loading: 'Loading course',
  broken: 'Failed to load course details.',
  loaded: "What You'll Learn",
}
export const CourseSlow = slow(course)
export const CourseMalformed = malformed(course)

const lab: Page = {
  path: '/lab/jwt-forgery',
  call: getLab,
  loading: 'Loading lab',
  broken: 'Something went wrong. Please try again.',
  loaded: 'Forge a JSON Web Token',
}
export const LabSlow = slow(lab)
export const LabMalformed = malformed(lab)

const publicMap: Page = {
  path: `/map/${publishedMap}`,
  call: viewMap,
  loading: 'Loading map',
  broken: 'This map could not be loaded.',
  loaded: 'Dana L.’s map',
}
export const PublicMapSlow = slow(publicMap)
export const PublicMapMalformed = malformed(publicMap)

const session: Page = {
  path: '/lab/jwt-forgery/session/session-active',
  call: getLabSession,
  loading: 'Loading lab session',
  broken: 'Failed to load session data',
  loaded: 'Lab Access',
}
export const LabSessionSlow = slow(session)
export const LabSessionMalformed = malformed(session)

const sessions: Page = {
  path: '/lab-sessions?tab=history',
  call: listLabSessions,
  loading: 'Loading lab sessions',
  broken: 'Failed to load lab sessions',
  loaded: 'Forge a JSON Web Token',
}
export const LabSessionsSlow = slow(sessions)
export const LabSessionsMalformed = malformed(sessions)

const lesson: Page = {
  path: '/course/linux-for-cloud/lesson/lesson-2',
  call: getLesson,
  loading: 'Loading lesson',
  broken: 'An error occurred while fetching the lesson.',
  loaded: 'Mark as Complete',
}
export const LessonSlow = slow(lesson)
export const LessonMalformed = malformed(lesson)

const learning: Page = {
  path: '/my-learning',
  call: ongoingCourses,
  loading: 'Loading ongoing courses',
  broken: 'An error occurred while fetching ongoing courses.',
  loaded: 'Linux for the Cloud',
}
export const MyLearningSlow = slow(learning)
export const MyLearningMalformed = malformed(learning)

const completed: Page = {
  path: `/course/${completedCourses[0]?.course.slug ?? ''}/completed`,
  call: courseCertificate,
  loading: 'Loading course',
  broken: 'Failed to fetch certificate',
  loaded: /Share on LinkedIn/,
}
export const CompletedSlow = slow(completed)
export const CompletedMalformed = malformed(completed)

const certificate: Page = {
  path: '/cert/view/CSN-DEMO000001',
  call: verifyCertificate,
  loading: 'Loading certificate',
  broken: 'Failed to fetch certificate',
  loaded: 'CSN-DEMO000001',
}
export const CertificateSlow = slow(certificate)
export const CertificateMalformed = malformed(certificate)

const profile: Page = {
  path: '/profile',
  call: getProfile,
  loading: 'Loading profile',
  broken: 'Your profile could not be loaded.',
  loaded: 'LinkedIn Profile',
}
export const ProfileSlow = slow(profile)
export const ProfileMalformed = malformed(profile)

const task: Page = {
  path: `/bootcamps/aws/task?session=${patToken}`,
  call: getTask,
  loading: 'Loading your task',
  broken: 'Failed to load your task',
  loaded: 'Pat Participant',
}
export const BootcampTaskSlow = slow(task)
export const BootcampTaskMalformed = malformed(task)

const signUp: Page = {
  path: '/signup',
  session: 'signed-out',
  call: signupSetting,
  loading: 'Loading form',
  broken: 'This page could not be loaded.',
  loaded: 'First Name',
}
export const SignUpSlow = slow(signUp)
export const SignUpMalformed = malformed(signUp)
