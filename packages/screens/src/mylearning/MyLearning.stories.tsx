import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { Notify } from '../notifications/NotificationsProvider.tsx'
import { expectNotified } from '../testing/expectNotified.ts'
import { ongoingCourses } from '../testing/learningFixtures.ts'
import type { AdapterOverrides } from '../testing/memoryAdapters.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import { heldCall, inContent, retryByKeyboard } from '../testing/retrying.tsx'
import { inScreenFrame } from '../testing/ScreenFrame.tsx'
import { CompletedScreen } from './CompletedScreen.tsx'
import { OngoingScreen } from './OngoingScreen.tsx'
import { arabicScreens } from '../messages/arabic.ts'
import { loaded } from '../testing/loaded.ts'

const origin = 'https://rampart.example'
const links = {
  ongoing: '/my-learning',
  completed: '/my-learning/completed',
  credentials: '/my-learning/credentials',
  explore: '/',
}
const courseHref = (slug: string) => `/course/${slug}`

const screens = {
  ongoing: (
    <OngoingScreen
      links={links}
      courseHref={courseHref}
      lessonHref={(slug, lessonId) => `/course/${slug}/lesson/${lessonId}`}
    />
  ),
  completed: (
    <CompletedScreen
      links={links}
      courseHref={courseHref}
      courseUrl={(slug) => `${origin}/courses/${slug}`}
    />
  ),
}

interface StoryArgs {
  tab: keyof typeof screens
  onNotify: Notify
}

const meta = {
  title: 'Screens/My Learning',
  args: { tab: 'ongoing', onNotify: fn() },
  parameters: { layout: 'fullscreen', session: 'signed-in', adapters: {} },
  decorators: [inScreenFrame],
  render: ({ tab }) => screens[tab],
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

const adapters = (overrides: AdapterOverrides) => ({ adapters: overrides })

/** A card for each course; its button opens the next lesson. */
export const Ongoing: Story = {
  parameters: { states: ['Ongoing: a card per course'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Continue Learning Linux for the Cloud' }),
    ).toHaveAttribute('href', '/course/linux-for-cloud')
    await expect(canvas.getByText('67%')).toBeVisible()
    await expect(canvas.getByText('Enrolled on Monday, October 5, 2026')).toBeVisible()
    const tabs = within(canvas.getByRole('navigation', { name: 'My Learning' }))
    await expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      links.ongoing,
      links.completed,
      links.credentials,
    ])
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Ongoing')
  },
}

export const OngoingLoading: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ learning: { ongoing: never } }),
    states: ['Ongoing: loading'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading ongoing courses')).toBeInTheDocument()
  },
}

/** A link to courses. */
export const OngoingEmpty: Story = {
  parameters: {
    ...adapters({ learning: { ongoing: async () => [] } }),
    states: ['Ongoing: empty'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Ongoing Courses' })).toBeVisible()
    await expect(canvas.getByText('Your ongoing courses will appear here.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/')
  },
}

const ongoing = fn()

/** A course that was completed in another tab is gone when the learner returns to this one. */
export const OngoingElsewhere: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...adapters({ learning: { ongoing } }) },
  beforeEach: () => {
    ongoing.mockReset().mockResolvedValueOnce(ongoingCourses.slice(0, 1)).mockResolvedValue([])
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Continue Learning Linux for the Cloud' })
    window.dispatchEvent(new Event('visibilitychange'))
    await expect(await canvas.findByRole('heading', { name: 'No Ongoing Courses' })).toBeVisible()
  },
}

/** The server returned a failure, in its own words; Retry brings the courses. */
export const OngoingFailure: Story = {
  parameters: { ...adapters({ learning: { ongoing } }), states: ['Ongoing: failure'] },
  beforeEach: () => {
    ongoing
      .mockReset()
      .mockImplementationOnce(fails(503, 'The service is being renewed.'))
      .mockResolvedValue([])
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load ongoing courses.')).toBeVisible()
    await expect(canvas.getByText('The service is being renewed.')).toBeVisible()
  },
}

/** Retry brings the courses. */
export const OngoingFailureRetried: Story = {
  ...OngoingFailure,
  tags: ['edge'],
  parameters: {
    ...OngoingFailure.parameters,
    states: [],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await OngoingFailure.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'No Ongoing Courses' })).toBeVisible()
  },
}

const heldOngoing = heldCall<never[]>()

/** The focus is not lost. */
export const OngoingRetriedByKeyboard: Story = {
  tags: ['edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...adapters({ learning: { ongoing: heldOngoing.call } }),
  },
  decorators: [inContent],
  play: async (context) => {
    await retryByKeyboard(context, heldOngoing, [])
    await expect(context.canvas.getByRole('heading', { name: 'No Ongoing Courses' })).toBeVisible()
  },
}

/** No response at all. */
export const OngoingOffline: Story = {
  parameters: { ...adapters({ learning: { ongoing: fails(0) } }), states: ['Ongoing: no answer'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('An error occurred while fetching ongoing courses.'),
    ).toBeVisible()
  },
}

/** The session has ended: the application redirects to signing in, and no error is shown. */
export const SessionEnded: Story = {
  parameters: {
    states: ['Ongoing: on 401'],
    ...adapters({ learning: { ongoing: fails(401, 'Please sign in.') } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading ongoing courses')).toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** The menu copies the address of the course, and a notification says so. */
export const Completed: Story = {
  parameters: { states: ['Completed: a card per course', 'Completed: copied'] },
  args: { tab: 'completed' },
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    return () => clipboard.mockRestore()
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Completed on Friday, August 14, 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Incident Response 101' }))
    await expect(await screen.findByRole('menuitem', { name: 'Retake Course' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy Course URL' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      'https://rampart.example/courses/incident-response-101',
    )
    await expectNotified(args.onNotify, 'success', 'Course link has been copied')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

/** The browser refuses the clipboard: a notification says so. */
export const CopyRefused: Story = {
  args: { tab: 'completed' },
  parameters: {
    states: ['Completed: the browser refuses the clipboard'],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Options for Incident Response 101' }),
    )
    // Not earlier: the first press of a page replaces the clipboard by another one.
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy Course URL' }))
    await waitFor(() =>
      expect(args.onNotify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'critical' })),
    )
  },
}

export const CompletedLoading: Story = {
  args: { tab: 'completed' },
  parameters: {
    states: ['Completed: loading'],
    ...adapters({ learning: { completed: never } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading completed courses')).toBeInTheDocument()
  },
}

export const CompletedEmpty: Story = {
  args: { tab: 'completed' },
  parameters: {
    ...adapters({ learning: { completed: async () => [] } }),
    states: ['Completed: empty'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Completed Courses' })).toBeVisible()
  },
}

export const CompletedFailure: Story = {
  args: { tab: 'completed' },
  parameters: {
    states: ['Completed: failure'],
    ...adapters({ learning: { completed: fails(500) } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load completed courses.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** No response at all. */
export const CompletedOffline: Story = {
  args: { tab: 'completed' },
  parameters: {
    states: ['Completed: no answer'],
    ...adapters({ learning: { completed: fails(0) } }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('An error occurred while fetching completed courses.'),
    ).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}

/** Right to left, in another script; course texts stay in the language they were written in. */
export const Arabic: Story = {
  tags: ['edge'],
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: arabicScreens.myLearning.title }),
    ).toBeVisible()
    await expect(await canvas.findByText(/أكتوبر/)).toBeVisible()
  },
}
