import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { startTransition, use, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { LearningAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { useOngoingCourses } from '../mylearning/useMyLearning.ts'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import type { SessionState } from '../session/session.ts'
import { expectNotified } from '../testing/expectNotified.ts'
import { course } from '../testing/fixtures.ts'
import { ongoingCourses } from '../testing/learningFixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { handled, leavable, leave } from '../testing/leaving.tsx'
import { heldCall, inContent, retryByKeyboard } from '../testing/retrying.tsx'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { CourseScreen } from './CourseScreen.tsx'
import type { CourseScreenProps } from './CourseScreen.tsx'
import { arabicScreens } from '../messages/arabic.ts'
import { loaded } from '../testing/loaded.ts'

interface StoryArgs extends CourseScreenProps {
  session: SessionState
  onNotify: Notify
  /** Another part of the site that is shown at the same time. */
  beside?: ReactNode
}

const meta = {
  title: 'Screens/Course',
  component: CourseScreen,
  args: {
    slug: 'linux-for-cloud',
    signInHref: '/signin?returnURL=%2Fcourse%2Flinux-for-cloud',
    exploreHref: '/',
    lessonHref: (lessonId) => `/lesson/${lessonId}`,
    labHref: (path) => `/lab/${path}`,
    onOpenLesson: fn(),
    onOpenCompleted: fn(),
    session: 'signed-in',
    onNotify: fn(),
  },
  // A learner who has not started.
  parameters: {
    layout: 'fullscreen',
    adapters: {
      course: { status: async () => null, enrol: async () => ({ currentLesson: 'lesson-1' }) },
    },
  },
  decorators: [inScreenFrame],
  render: ({ beside, ...args }) => (
    <>
      <CourseScreen {...args} />
      {beside}
    </>
  ),
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const adapters = (overrides: AdapterOverrides) => ({ adapters: overrides })
const access = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Access Course' }))

/** Everything that the page can show; the button leads to signing in and back here. */
export const SignedOut: Story = {
  parameters: {
    states: ['Course: signed out', 'Course side card: over 10 lessons and over 60 minutes'],
  },
  args: { session: 'signed-out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
      'href',
      '/signin?returnURL=%2Fcourse%2Flinux-for-cloud',
    )
    await expect(canvas.getByText('Open to All Registered Users')).toBeVisible()
    await expect(canvas.getByText('12 Lessons')).toBeVisible()
    await expect(canvas.getByText('2 Hrs 30 Mins')).toBeVisible()
  },
}

export const SignedIn: Story = {
  parameters: { states: ['Course: signed in'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Access Course' })).toBeVisible()
  },
}

/** Not enrolled, open course: enrolls and goes to the first lesson. */
export const Enrols: Story = {
  parameters: { states: ['Course access: not enrolled'] },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await waitFor(() => expect(args.onOpenLesson).toHaveBeenCalledWith('lesson-1'))
  },
}

const enrolled = (status: { currentLesson: string | null; completed: boolean }) => {
  const lessonIds = ['lesson-1', 'lesson-2', 'lesson-3', 'lesson-4']
  return adapters({ course: { status: async () => ({ ...status, lessonIds }) } })
}

const heldStatus = heldCall<null>()
const heldEnrolment = heldCall<{ currentLesson: string | null }>()

/** A learner who has opened another page stays there, even if the responses come later. */
export const LeftMeanwhile: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ course: { status: heldStatus.call, enrol: heldEnrolment.call } }),
  },
  decorators: [leavable],
  play: async ({ canvas, canvasElement, args }) => {
    await heldStatus.respond(null)
    await access(canvas)
    await heldStatus.respond(null)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Access Course' })).toBeVisible())
    leave(canvasElement)
    await heldEnrolment.respond({ currentLesson: 'lesson-1' })
    await handled()
    await expect(args.onOpenLesson).not.toHaveBeenCalled()
  },
}

function Ongoing() {
  const { data = [] } = useOngoingCourses()
  return <p lang="en">Ongoing: {data.map(({ course: { title } }) => title).join()}</p>
}
const ongoing = fn<LearningAdapter['ongoing']>()

/** The learner's courses are read again, so that a search links to the lessons. */
export const EnrolledKnownElsewhere: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({
      course: {
        status: async () => null,
        enrol: async () => {
          ongoing.mockResolvedValue(ongoingCourses.slice(0, 1))
          return { currentLesson: 'lesson-1' }
        },
      },
      learning: { ongoing },
    }),
  },
  beforeEach: () => void ongoing.mockReset().mockResolvedValue([]),
  args: { beside: <Ongoing /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(ongoing).toHaveBeenCalled())
    await access(canvas)
    const [first] = ongoingCourses
    await expect(await canvas.findByText(`Ongoing: ${first?.course.title}`)).toBeVisible()
  },
}

/** Enrolled learners can open each lesson from the outline. */
export const OutlineOfEnrolled: Story = {
  parameters: {
    ...enrolled({ currentLesson: null, completed: true }),
    states: ['Course details: Course Content: lessons of the enrolled are links'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const [module] = course.outline
    const [first] = module?.lessons ?? []
    await expect(await canvas.findByRole('link', { name: first?.title ?? '' })).toHaveAttribute(
      'href',
      '/lesson/lesson-1',
    )
  },
}

/** Enrolled: continues where the learner left off. */
export const GoesOn: Story = {
  parameters: {
    states: ['Course access: enrolled'],
    ...enrolled({ currentLesson: 'lesson-4', completed: false }),
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await waitFor(() => expect(args.onOpenLesson).toHaveBeenCalledWith('lesson-4'))
  },
}

export const AlreadyCompleted: Story = {
  parameters: {
    states: ['Course access: completed'],
    ...enrolled({ currentLesson: null, completed: true }),
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await waitFor(() => expect(args.onOpenCompleted).toHaveBeenCalledOnce())
    await expectNotified(args.onNotify, 'info', 'Course already completed.')
  },
}

export const NoWayOn: Story = {
  parameters: {
    states: ['Course access: enrolled, but neither'],
    ...enrolled({ currentLesson: null, completed: false }),
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await expectNotified(args.onNotify, 'critical', 'An error occurred. Please try again.')
  },
}

/** Enrolled, but the course has no lesson. */
export const NotAvailable: Story = {
  parameters: {
    states: ['Course access: enrolled into nothing'],
    ...adapters({ course: { enrol: async () => ({ currentLesson: null }) } }),
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await expectNotified(args.onNotify, 'critical', 'Course not available')
  },
}

/** The server's words: here a subscription is missing. */
export const SubscriptionRefused: Story = {
  parameters: {
    states: ['Course side card: otherwise', 'Course access: enrolling fails'],
    chromatic: { disableSnapshot: true },
    ...adapters({
      course: {
        get: async () => ({ ...course, accessType: 'subscription' }),
        enrol: fails(403, 'An active subscription is required for this course.'),
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Active Subscription Required')).toBeVisible()
    await access(canvas)
    await expectNotified(
      args.onNotify,
      'critical',
      'An active subscription is required for this course.',
    )
  },
}

/** The server sends no words: ours are shown, spelled as specified. */
export const EnrolmentFailure: Story = {
  parameters: {
    states: ['Course access: enrolling fails without words'],
    ...adapters({ course: { enrol: fails(500) } }),
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await expectNotified(args.onNotify, 'critical', 'An error occured. Please try again.')
  },
}

/** A failing status check is only logged; the button works again. */
export const StatusFailure: Story = {
  parameters: {
    states: ['Course access: the look-up fails'],
    ...adapters({ course: { status: fails(500) } }),
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Access Course' })).not.toHaveAttribute(
        'aria-busy',
      ),
    )
    await expect(args.onNotify).not.toHaveBeenCalled()
  },
}

/** After a refused code, which is explained in the dialog, the right one opens the lesson. */
export const Invitation: Story = {
  parameters: {
    ...adapters({
      course: {
        get: async () => ({ ...course, accessType: 'invite' }),
        enrol: async (_courseId, accessCode) => {
          if (accessCode === 'INVITE-2026') return { currentLesson: 'lesson-1' }
          throw new AdapterError({
            status: 400,
            serverMessage: 'This invite code is not valid for this course.',
          })
        },
      },
    }),
    states: ['Invite code dialog: success'],
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    const field = await screen.findByRole('textbox', { name: 'Invite code' })
    await userEvent.type(field, 'WRONG{Enter}')
    await waitFor(() =>
      expect(screen.getByText('This invite code is not valid for this course.')).toBeVisible(),
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'INVITE-2026{Enter}')
    await waitFor(() => expect(args.onOpenLesson).toHaveBeenCalledWith('lesson-1'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onNotify).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  parameters: {
    states: ['Course access: busy'],
    chromatic: { disableSnapshot: true },
    ...adapters({ course: { status: never } }),
  },
  play: async ({ canvas }) => {
    await access(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Access Course/ })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

let lessonCode = Promise.withResolvers<void>()
const status = fn()

function LessonPage() {
  use(lessonCode.promise)
  return <h1>Files and folders</h1>
}

/** The lesson's code loads slowly: until it is there, a second press does nothing. */
export const BusyUntilLeft: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ course: { status } }),
  },
  beforeEach: () => {
    lessonCode = Promise.withResolvers()
    status.mockReset().mockResolvedValue({ currentLesson: 'lesson-4', completed: false })
  },
  // Changes the page as the application does: in a transition.
  render: function Render(args) {
    const [isLesson, setLesson] = useState(false)
    const onOpenLesson = (lessonId: string) => {
      args.onOpenLesson(lessonId)
      startTransition(() => setLesson(true))
    }
    return isLesson ? <LessonPage /> : meta.render({ ...args, onOpenLesson })
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await waitFor(() => expect(args.onOpenLesson).toHaveBeenCalledWith('lesson-4'))
    const button = canvas.getByRole('button', { name: /Access Course/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    status.mockClear()
    await userEvent.click(button)
    lessonCode.resolve()
    await expect(await canvas.findByRole('heading', { name: 'Files and folders' })).toBeVisible()
    await expect(status).not.toHaveBeenCalled()
    await expect(args.onOpenLesson).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  parameters: { ...adapters({ course: { get: never } }), states: ['Course: loading'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading course')).toBeInTheDocument()
  },
}

export const NotFound: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ course: { get: fails(404) } }),
    states: ['Course: not found'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'No course found' }),
    ).toBeVisible()
    await expect(
      canvas.getByText(
        "We couldn't find a course matching your request. Please check the URL or try browsing available courses.",
      ),
    ).toBeVisible()
  },
}

export const LoadFailure: Story = {
  parameters: {
    ...adapters({ course: { get: fails(0) } }),
    states: ['Course: load failure without words'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load course details.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const heldCourse = heldCall<typeof course>()

/** The focus is not lost. */
export const RetriedByKeyboard: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ course: { get: heldCourse.call } }),
  },
  decorators: [inContent],
  play: async (context) => {
    await retryByKeyboard(context, heldCourse, course)
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(course.title)
  },
}

/** The server's words replace ours. */
export const LoadFailureInWords: Story = {
  parameters: {
    states: ['Course: load failure'],
    ...adapters({ course: { get: fails(503, 'The catalogue is being renewed.') } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The catalogue is being renewed.')).toBeVisible()
    await expect(canvas.queryByText('Failed to load course details.')).not.toBeInTheDocument()
  },
}

/** A short course: no count, no duration, no preview, a badge. */
export const Short: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({
      course: {
        get: async () => ({
          ...course,
          lessons: 3,
          duration: 45,
          previewVideo: null,
          completionCredential: 'badge',
          outline: course.outline.slice(0, 1),
        }),
      },
    }),
    states: ['Course side card: neither'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Digital Badge' })).toBeVisible()
    await expect(canvas.queryByText('3 Lessons')).not.toBeInTheDocument()
    await expect(canvas.queryByText('45 Mins')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /Play preview/ })).not.toBeInTheDocument()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  args: { session: 'signed-out' },
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}

/** Right to left, in another script; course texts stay in the language they were written in. */
export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: arabicScreens.course.access }),
    ).toBeVisible()
  },
}
