import { expectHeading } from '@rampart/screens/testing/expectHeading.ts'
import { courseStatus, enrol, getCourse } from '@rampart/contract/calls/course'
import { course } from '@rampart/screens/testing/fixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { newerFailure, respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { unenrol } from '../testing/storySite.ts'

const meta = {
  title: 'Site/Course',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/course/linux-for-cloud', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const access = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Access Course' }))

/** The public page; the button leads to signing in and back here. */
export const SignedOut: Story = {
  parameters: { states: ['Course: signed out'], chromatic: { disableSnapshot: true } },
  args: { session: 'signed-out' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Linux for the Cloud')
    await expect(canvas.getByRole('link', { name: 'Sign In to Continue' })).toHaveAttribute(
      'href',
      '/signin?returnURL=%2Fcourse%2Flinux-for-cloud',
    )
    await waitFor(() => expect(document.title).toBe('Linux for the Cloud · Rampart'))
  },
}

/** A visitor signs in, comes back to the course, and is led to its first lesson. */
export const FromVisitorToLesson: Story = {
  tags: ['edge'],
  beforeEach: unenrol,
  args: { session: 'signed-out' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, step }) => {
    await step('To signing in', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Sign In to Continue' }))
      await waitFor(() =>
        expect(args.onNavigate).toHaveBeenLastCalledWith(
          '/signin?returnURL=%2Fcourse%2Flinux-for-cloud',
        ),
      )
    })
    await step('And back', async () => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'Email' }),
        'learner@demo.test',
      )
      await userEvent.type(canvas.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
      await waitFor(() =>
        expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud'),
      )
    })
    await step('Into the course', async () => {
      await access(canvas)
      await waitFor(() =>
        expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/lesson/lesson-1'),
      )
    })
  },
}

/** Not enrolled yet: enrols without a code and goes to the first lesson. */
export const SignedIn: Story = {
  beforeEach: unenrol,
  parameters: {
    states: ['Course access: not enrolled'],
    chromatic: { disableSnapshot: true },
    msw: [
      respond(enrol, ({ body }) => ({
        message: 'Enrolled.',
        data: { currentLesson: body.accessCode === null ? 'lesson-open' : null },
      })),
    ],
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/course/linux-for-cloud/lesson/lesson-open',
      ),
    )
  },
}

/** Enrolled: goes on at the lesson where the learner left off. */
export const GoesOn: Story = {
  parameters: {
    states: ['Course access: enrolled'],
    chromatic: { disableSnapshot: true },
    msw: [
      respond(courseStatus, {
        data: {
          currentLesson: 'lesson-4',
          completed: false,
          lessonIds: ['lesson-1', 'lesson-2', 'lesson-3', 'lesson-4'],
        },
      }),
      respond(enrol, failure('invite_code_used_up')),
    ],
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/lesson/lesson-4'),
    )
  },
}

/** The server refuses a code in its own words. */
export const InvitationRefused: Story = {
  beforeEach: unenrol,
  parameters: {
    states: ['Invite code dialog: refused'],
    chromatic: { disableSnapshot: true },
    msw: [
      respond(getCourse, { data: { ...course, accessType: 'invite' } }),
      respond(enrol, ({ body }) =>
        body.accessCode === 'INVITE-2026'
          ? { message: 'Enrolled.', data: { currentLesson: 'lesson-1' } }
          : failure('invite_code_invalid'),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await access(canvas)
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Invite code' }),
      'WRONG{Enter}',
    )
    await waitFor(() =>
      expect(
        screen.getByText(
          'This invite code is not valid for this course. Please check it and try again.',
        ),
      ).toBeVisible(),
    )
  },
}

/** After a refused code it takes the right one. */
export const Invitation: Story = {
  ...InvitationRefused,
  parameters: { ...InvitationRefused.parameters, states: ['Invite code dialog: success'] },
  play: async (context) => {
    await InvitationRefused.play?.(context)
    const { args } = context
    const field = screen.getByRole('textbox', { name: 'Invite code' })
    await userEvent.clear(field)
    await userEvent.type(field, 'INVITE-2026{Enter}')
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/lesson/lesson-1'),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/**
 * The session has ended on the server: signed out here as well, and redirected to signing in, with
 * the way back.
 */
export const SessionExpired: Story = {
  parameters: {
    states: ['Course access: on 401'],
    msw: [respond(courseStatus, failure('unauthenticated'))],
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/signin?returnURL=%2Fcourse%2Flinux-for-cloud',
      ),
    )
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
  },
}

let asked = 0

/** If reading the enrollment fails once after a press, the press works all the same. */
export const StatusReadAgain: Story = {
  tags: ['edge'],
  beforeEach: () => {
    unenrol()
    asked = 0
  },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      // The page asks first, then the press.
      respond(courseStatus, () => (++asked === 2 ? newerFailure(500, 'Not now.') : { data: null })),
    ],
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(asked).toBe(1))
    await access(canvas)
    await waitFor(
      () => expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/\/lesson\//)),
      { timeout: 5000 },
    )
    await expect(asked).toBe(3)
  },
}

/** The server knows no such course: a valid response, so it is not asked again. */
export const NotFound: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Course: not found'] },
  args: { path: '/course/no-such-course' },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'No course found')
    await expect(canvas.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/')
    await waitFor(() => expect(document.title).toBe('No course found · Rampart'))
  },
}
