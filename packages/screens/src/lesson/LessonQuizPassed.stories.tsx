import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { LessonAdapter } from '../adapters/adapters.ts'
import { expectNotified } from '../testing/expectNotified.ts'
import { quizLesson, quizReview } from '../testing/learningFixtures.ts'
import { fails, never } from '../testing/memoryAdapters.ts'
import type { LessonStoryArgs } from './lessonStories.tsx'
import { lessonStory, showing } from './lessonStories.tsx'

const passed = { ...quizLesson, passedQuiz: { score: 50, passed: true } }
const complete = async () => ({ completed: false, nextLesson: 'lesson-2' })
const passedAnswering = (adapter: Partial<LessonAdapter> = {}) =>
  showing(passed, { complete, reviewQuiz: async () => quizReview, ...adapter })

const meta = {
  title: 'Screens/Lesson/Passed quiz',
  ...lessonStory,
  args: { ...lessonStory.args, lessonId: 'lesson-4' },
  parameters: { ...lessonStory.parameters, ...passedAnswering() },
} satisfies Meta<LessonStoryArgs>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const review = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Review answers' }))

/** Opened again: its score and the button to continue, in place of the questions. */
export const OpenedAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true }, states: ['Quiz result: passed before'] },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Quiz Passed!' }),
    ).toBeVisible()
    await expect(canvas.getByText('50%')).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.onOpenLesson).toHaveBeenCalledWith('lesson-2'))
  },
}

/** What was chosen, what is right, and why; shown and hidden by the same button. */
export const Review: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    ...passedAnswering({
      reviewQuiz: async () => ({
        ...quizReview,
        questions: quizReview.questions.map((question) => ({
          ...question,
          selectedOptions: ['option-2', 'option-4'],
        })),
      }),
    }),
    states: ['Quiz result: answers reviewed'],
  },
  play: async ({ canvas }) => {
    await review(canvas)
    await expect(await canvas.findByText('Your answer, incorrect')).toBeVisible()
    await expect(canvas.getAllByText('Correct answer')).toHaveLength(2)
    await expect(canvas.getByText('Your answer, correct')).toBeVisible()
    await expect(canvas.getAllByText(/The manual page says so/)).toHaveLength(2)
  },
}

export const ReviewHidden: Story = {
  parameters: {
    states: ['Quiz result: answers hidden again'],
  },
  play: async ({ canvas }) => {
    await review(canvas)
    await expect(await canvas.findAllByText('Your answer, correct')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide answers' }))
    await expect(canvas.queryByText('Your answer, correct')).not.toBeInTheDocument()
  },
}

export const ReviewLoading: Story = {
  parameters: {
    states: ['Quiz result: answers loading'],
    ...passedAnswering({ reviewQuiz: never }),
  },
  play: async ({ canvas }) => {
    await review(canvas)
    await expect(await canvas.findByText('Loading answers')).toBeInTheDocument()
  },
}

export const ReviewFails: Story = {
  parameters: {
    states: ['Quiz result: answers cannot be had'],
    ...passedAnswering({ reviewQuiz: fails(0) }),
  },
  play: async ({ canvas }) => {
    await review(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The answers could not be loaded.',
    )
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** A failing Continue shows a notification; nothing else changes. */
export const ContinueFails: Story = {
  parameters: {
    states: ['Quiz result: Continue fails'],
    ...passedAnswering({ complete: fails(409) }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expectNotified(args.onNotify, 'critical', 'An error occured. Please try again.')
    await expect(screen.queryByRole('alertdialog', { name: /^Quiz/ })).not.toBeInTheDocument()
  },
}
