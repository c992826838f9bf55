import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AdapterError } from '../adapters/errors.ts'
import { expectHeading } from '../testing/expectHeading.ts'
import { lesson } from '../testing/learningFixtures.ts'
import { refusal } from '../testing/memory/refusals.ts'
import { fails } from '../testing/memoryAdapters.ts'
import { heldCall, retryByKeyboard } from '../testing/retrying.tsx'
import type { LessonStoryArgs } from './lessonStories.tsx'
import { answering, lessonStory } from './lessonStories.tsx'

const meta = {
  title: 'Screens/Lesson/Access denied',
  ...lessonStory,
} satisfies Meta<LessonStoryArgs>

export default meta
type Story = StoryObj<typeof meta>

const failing = (status: number, serverMessage?: string) =>
  answering({ get: fails(status, serverMessage) })

/** The title, the words, and two links; another try only if it may help. */
const denied =
  (text: string, canRetry = false): Story['play'] =>
  async ({ canvas }) => {
    await expectHeading(canvas, 'Access Denied')
    await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Course Details' })).toHaveAttribute(
      'href',
      '/course/linux-for-cloud',
    )
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
    await expect(canvas.queryAllByRole('button', { name: 'Retry' })).toHaveLength(canRetry ? 1 : 0)
  }

export const NotEnrolled: Story = {
  parameters: {
    ...answering({ get: async () => Promise.reject(refusal('not_enrolled')) }),
    states: ['Lesson refused: “Access Denied”'],
  },
  play: denied('You are not enrolled in this course. Please enroll to access lessons.'),
}

export const NoPermission: Story = {
  parameters: {
    states: ['Lesson refused: on 403'],
    ...failing(403, 'Forbidden.'),
  },
  play: denied("You don't have permission to access this lesson."),
}

/** The site redirects to signing in; the screen shows no error. */
export const NotSignedIn: Story = {
  parameters: {
    states: ['Lesson refused: on 401'],
    ...failing(401),
  },
  play: denied('Authentication required. Please sign in to access this lesson.'),
}

/** The server's own words. */
export const BadRequest: Story = {
  parameters: {
    states: ['Lesson refused: on 400'],
    ...failing(400, 'This identifier is not valid.'),
  },
  play: denied('This identifier is not valid.'),
}

export const NotFound: Story = {
  parameters: {
    states: ['Lesson refused: on 404'],
    ...failing(404),
  },
  play: denied('Lesson not found. Please check the URL and try again.'),
}

export const ServerFailure: Story = {
  parameters: {
    states: ['Lesson refused: other statuses'],
    ...failing(500),
  },
  play: denied('Failed to fetch lesson. Please try again later.', true),
}

/** No response came. */
export const Unreachable: Story = {
  parameters: {
    ...failing(0),
    states: ['Lesson refused: no answer'],
  },
  play: denied('An error occurred while fetching the lesson.', true),
}

let isDown = true

/** Once the connection is back, Retry brings the lesson. */
export const Retry: Story = {
  parameters: {
    states: ['Lesson refused: Retry, where it may help'],
    ...answering({
      get: async () => (isDown ? Promise.reject(new AdapterError({ status: 0 })) : lesson),
    }),
  },
  beforeEach: () => {
    isDown = true
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    await expectHeading(canvas, 'Files and folders')
  },
}

const held = heldCall<typeof lesson>()

/** The focus is not lost. */
export const RetriedByKeyboard: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true }, ...answering({ get: held.call }) },
  play: async (context) => {
    await retryByKeyboard(context, held, lesson)
    await expect(context.canvas.getByRole('main')).toHaveFocus()
  },
}

export const Phone: Story = {
  tags: ['edge'],
  ...Unreachable,
  globals: { viewport: { value: 'phone' } },
}
