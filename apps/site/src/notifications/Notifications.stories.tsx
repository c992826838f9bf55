import { courseStatus, enrol } from '@rampart/contract/calls/course'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { respond, failure } from '../testing/storyHandlers.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'
import { unenrol } from '../testing/storySite.ts'

const meta = {
  title: 'Site/Notifications',
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
const region = async () => screen.findByRole('region', { name: 'Notifications' })

/** At the bottom in the middle, and still there on the page it leads to; goes by itself. */
export const Info: Story = {
  // It may go before the picture is taken.
  parameters: {
    states: ['Notifications: three go by themselves', 'Course access: completed'],
    chromatic: { disableSnapshot: true },
    msw: [
      respond(courseStatus, {
        data: {
          currentLesson: null,
          completed: true,
          lessonIds: ['lesson-1', 'lesson-2', 'lesson-3', 'lesson-4'],
        },
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    const toast = await within(await region()).findByRole('status')
    await expect(toast).toHaveTextContent('Information: Course already completed.')
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/completed'),
    )
    const { left, right, bottom } = (await region()).getBoundingClientRect()
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2)
    await expect(innerHeight - bottom).toBeLessThan(48)
  },
}

/** The server's words stay until they are dismissed, longer than any other notification. */
export const ErrorStays: Story = {
  beforeEach: unenrol,
  parameters: {
    states: [
      'Notifications: an error stays until it is dismissed',
      'Course access: enrolling fails',
    ],
    msw: [respond(enrol, failure('subscription_required'))],
  },
  play: async ({ canvas }) => {
    await access(canvas)
    const toast = await within(await region()).findByRole('alert')
    await expect(toast).toHaveTextContent(
      'Error: An active subscription is required for this course.',
    )
    await new Promise((resolve) => setTimeout(resolve, 5200))
    await expect(toast).toBeVisible()
  },
}

export const ErrorDismissed: Story = {
  beforeEach: unenrol,
  parameters: {
    ...ErrorStays.parameters,
    states: ['Notifications: an error stays until it is dismissed'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await access(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  },
}

let isSubscriber = false

/**
 * An error is out of date after the next try: it disappears then, and is not shown on the next
 * page.
 */
export const ErrorGoesWithNextTry: Story = {
  tags: ['edge'],
  beforeEach: () => {
    unenrol()
    isSubscriber = false
  },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      respond(enrol, () =>
        isSubscriber
          ? { message: 'Enrolled.', data: { currentLesson: 'lesson-1' } }
          : failure('subscription_required'),
      ),
    ],
  },
  play: async ({ canvas, args }) => {
    await access(canvas)
    await within(await region()).findByRole('alert')
    isSubscriber = true
    await access(canvas)
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenLastCalledWith('/course/linux-for-cloud/lesson/lesson-1'),
    )
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument(),
    )
  },
}

export const Phone: Story = {
  tags: ['edge'],
  ...ErrorStays,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await access(canvas)
    await waitFor(async () => expect(within(await region()).getByRole('alert')).toBeVisible())
  },
}
