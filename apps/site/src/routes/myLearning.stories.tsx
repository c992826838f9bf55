import { completedCourses, ongoingCourses } from '@rampart/contract/calls/learning'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const meta = {
  title: 'Site/My Learning',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/my-learning', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', msw: [] },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>

const fakeClipboard = () => {
  const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  return () => clipboard.mockRestore()
}

/** Each tab is a page with an address of its own. */
export const Tabs: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    states: ['Credentials: three kinds'],
  },
  play: async ({ canvas, args, step }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'My Learning' }))
    await step('Ongoing', async () => {
      await expect(
        await canvas.findByRole('link', { name: 'Continue Learning Linux for the Cloud' }),
      ).toHaveAttribute('href', '/course/linux-for-cloud')
      await waitFor(() => expect(document.title).toBe('My Learning · Rampart'))
    })
    await step('Completed', async () => {
      await userEvent.click(tabs.getByRole('link', { name: 'Completed' }))
      await waitFor(() =>
        expect(args.onNavigate).toHaveBeenLastCalledWith('/my-learning/completed'),
      )
      await expect(await canvas.findByText('Completed on Friday, August 14, 2026')).toBeVisible()
    })
    await step('Credentials', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'My Learning' })).getByRole('link', {
          name: 'Credentials',
        }),
      )
      await waitFor(() =>
        expect(args.onNavigate).toHaveBeenLastCalledWith('/my-learning/credentials'),
      )
      await expect(await canvas.findByText('Digital Badge')).toBeVisible()
    })
  },
}

/**
 * A visitor signs in and comes back to the tab that was asked for; nothing is asked of the API
 * before.
 */
export const FromVisitor: Story = {
  args: { path: '/my-learning/credentials', session: 'signed-out' },
  parameters: { states: ['Credentials: signed out'] },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith(
        '/signin?returnURL=%2Fmy-learning%2Fcredentials',
      ),
    )
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'learner@demo.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'Rampart-demo-1!{Enter}')
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/my-learning/credentials'),
    )
    await expect(await canvas.findByText('Course Certificate')).toBeVisible()
  },
}

/**
 * The server has ended the session: redirected to signing in, with the way back, and no error in
 * between.
 */
export const SessionExpired: Story = {
  parameters: {
    states: ['Ongoing: on 401'],
    chromatic: { disableSnapshot: true },
    msw: [respond(ongoingCourses, failure('unauthenticated'))],
  },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/signin?returnURL=%2Fmy-learning'),
    )
    await expect(canvas.queryByText('Failed to load ongoing courses.')).not.toBeInTheDocument()
  },
}

/** Copied in the form that redirects to the course, and said at the bottom of the screen. */
export const CopiesCourseUrl: Story = {
  args: { path: '/my-learning/completed' },
  parameters: { states: ['Completed: copied'], chromatic: { disableSnapshot: true } },
  beforeEach: fakeClipboard,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Options for Incident Response 101' }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy Course URL' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      'https://rampart.example/courses/incident-response-101',
    )
    const notifications = within(await screen.findByRole('region', { name: 'Notifications' }))
    await expect(await notifications.findByRole('status')).toHaveTextContent(
      'Course link has been copied',
    )
  },
}

let isDown = true

/** The server's failure, in the words of the page and its own. */
export const Failure: Story = {
  args: { path: '/my-learning/completed' },
  parameters: {
    states: ['Completed: failure'],
    chromatic: { disableSnapshot: true },
    msw: [
      respond(completedCourses, () =>
        isDown ? failure('unavailable') : { message: 'Completed courses.', data: [] },
      ),
    ],
  },
  beforeEach: () => {
    isDown = true
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.getByText('Failed to load completed courses.')).toBeVisible()
    await expect(
      canvas.getByText('The service is not available at the moment. Please try again soon.'),
    ).toBeVisible()
  },
}

/** Retry brings the list once the server is back. */
export const FailureThenRetry: Story = {
  ...Failure,
  tags: ['edge'],
  parameters: { ...Failure.parameters, states: [], chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await Failure.play?.(context)
    const { canvas } = context
    isDown = false
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'No Completed Courses' })).toBeVisible()
  },
}
