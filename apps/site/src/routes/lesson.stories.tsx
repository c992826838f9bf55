import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { completeLesson, getLesson, saveLessonPosition } from '@rampart/contract/calls/lesson'
import { atRest } from '@rampart/screens/testing/atRest.ts'
import { lesson } from '@rampart/screens/testing/learningFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { respond, failure, newerFailure } from '../testing/storyHandlers.ts'
import type { Failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const meta = {
  title: 'Site/Lesson',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/course/linux-for-cloud/lesson/lesson-2', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const complete = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Mark as Complete' }))
const toast = async (words: string) => expect(await screen.findByText(words)).toBeInTheDocument()

/** Below the site's header is its own bar; the tab has the lesson's name. */
export const Video: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: [
      'Lesson: title, “Module {n} - Lesson {m}”, description',
      'Video lesson: player, “Previous Lesson” and “Mark as Complete”',
    ],
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Files and folders')
    await waitFor(() => expect(document.title).toBe('Files and folders · Rampart'))
    await expect(canvas.getByRole('link', { name: 'Back to course' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud',
    )
  },
}

/** On to the next lesson: its tick is there, its page has the focus, the tab its name. */
export const CompletesAndGoesOn: Story = {
  parameters: {
    states: ['Video lesson: completed, and on to the next lesson'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, args }) => {
    await complete(canvas)
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/lesson/lesson-3'),
    )
    await expectHeading(canvas, 'Processes and services')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(document.title).toBe('Processes and services · Rampart'))
    await userEvent.click(canvas.getByRole('link', { name: 'Previous Lesson' }))
    await expectHeading(canvas, 'Files and folders')
    await expect(
      canvas.getByRole('link', { name: 'Files and folders (completed)' }),
    ).toHaveAttribute('aria-current', 'page')
    await atRest(canvas.getByRole('complementary', { name: 'Course content' }))
  },
}

/** The last lesson leads to the end of the course, with a word. */
export const CompletesCourse: Story = {
  parameters: {
    states: ['Video lesson: the last'],
    chromatic: { disableSnapshot: true },
    msw: [respond(completeLesson, { data: { progress: { completed: true }, nextLesson: null } })],
  },
  play: async ({ canvas, args }) => {
    await complete(canvas)
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/completed'),
    )
    await toast('Congratulations! You have completed the course.')
  },
}

/** A visitor signs in and comes back to the same part of the lesson. */
export const FromVisitor: Story = {
  args: {
    path: '/course/linux-for-cloud/lesson/lesson-2#text-absolute-paths',
    session: 'signed-out',
  },
  parameters: { states: ['Lesson: signed out'] },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/signin?returnURL=%2Fcourse%2Flinux-for-cloud%2Flesson%2Flesson-2%23text-absolute-paths',
      ),
    )
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'learner@demo.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
    await expectHeading(canvas, 'Files and folders')
  },
}

/** The address of another course leads to the lesson's own, and to the same part of it. */
export const OtherCourse: Story = {
  args: { path: '/course/git-basics/lesson/lesson-2#text-absolute-paths' },
  parameters: {
    states: ['Lesson: a lesson of another course'],
  },
  play: async ({ canvas, args }) => {
    await expectHeading(canvas, 'Files and folders')
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/course/linux-for-cloud/lesson/lesson-2#text-absolute-paths',
      ),
    )
  },
}

const refused = (
  why: ReturnType<typeof newerFailure> | Failure<'not_enrolled' | 'lesson_not_found'>,
) => ({
  msw: [respond(getLesson, why)],
})
const denied =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Access Denied' }, { timeout: 8000 }),
    ).toBeVisible()
    await expect(canvas.getByText(text)).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Access Denied · Rampart'))
  }

/** After three tries. */
export const ServerFailure: Story = {
  parameters: {
    states: ['Lesson refused: other statuses'],
    chromatic: { disableSnapshot: true },
    ...refused(failure('internal_error')),
  },
  play: denied('Failed to fetch lesson. Please try again later.'),
}

/** The session has ended on the server: to signing in, with the way back. */
export const SessionExpired: Story = {
  parameters: {
    states: ['Lesson: signed out'],
    chromatic: { disableSnapshot: true },
    msw: [respond(getLesson, failure('unauthenticated'))],
  },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/signin?returnURL=%2Fcourse%2Flinux-for-cloud%2Flesson%2Flesson-2',
      ),
    )
  },
}

const saved = fn<(lessonId: string, seconds: number) => void>()
const film = { ...lesson, videoUrl: '/favicon.svg' }

/** The place in the video is kept when the learner goes elsewhere. */
export const KeepsPosition: Story = {
  parameters: {
    states: ['Video lesson: goes on where the learner left off'],
    chromatic: { disableSnapshot: true },
    msw: [
      respond(getLesson, { message: 'Lesson.', data: film }),
      respond(saveLessonPosition, ({ params, body }) => {
        saved(params.lessonId, body.seconds)
        return {}
      }),
    ],
  },
  beforeEach: () => void saved.mockClear(),
  play: async ({ canvas }) => {
    const source = (await canvas.findByTitle<HTMLIFrameElement>('Files and folders')).contentWindow
    const data = JSON.stringify({
      context: 'player.js',
      event: 'timeupdate',
      value: { seconds: 12.5, duration: 60 },
    })
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }))
    await userEvent.click(
      within(canvas.getByRole('banner')).getByRole('link', { name: 'Bootcamps' }),
    )
    await waitFor(() => expect(saved).toHaveBeenCalledWith('lesson-2', 12))
  },
}

/** Logged out on the lesson: home, not to signing in. */
export const LogsOut: Story = {
  parameters: { states: ['Header: Log Out'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Files and folders' })
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await expectHeading(canvas, 'Explore Courses and Labs')
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/'))
  },
}
