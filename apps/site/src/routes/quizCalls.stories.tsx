import { getLesson } from '@rampart/contract/calls/lesson'
import { reviewQuiz, submitQuiz } from '@rampart/contract/calls/quiz'
import { quizLesson } from '@rampart/screens/testing/learningFixtures.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { answer, failure, troubledApi } from '../testing/answer.ts'
import { expectAlert, expectBusy, forgetDrafts, retry } from '../testing/plays.ts'
import { SiteFrame } from '../testing/SiteFrame.tsx'

const api = troubledApi()

const meta = {
  title: 'Site/Calls/Quiz',
  component: SiteFrame,
  tags: ['!autodocs'],
  args: { path: '/course/linux-for-cloud/lesson/lesson-4', session: 'signed-in', onNavigate: fn() },
  parameters: { layout: 'fullscreen', pictures: [], msw: [] },
  beforeEach: () => {
    forgetDrafts()
    return api.begin()
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Answers all and submits; answers with the button. */
async function submit(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('radio', { name: 'pwd' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'chmod' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'chown' }))
  const button = canvas.getByRole('button', { name: 'Submit Quiz' })
  await userEvent.click(button)
  return button
}

const expectPassed = () => screen.findByRole('alertdialog', { name: 'Quiz Passed!' })

export const SubmitQuizSlow: Story = {
  parameters: { msw: [api.held(submitQuiz)] },
  play: async ({ canvas }) => {
    await expectBusy(await submit(canvas))
    api.recover()
    await expectPassed()
  },
}

/** The answers stay. */
export const SubmitQuizMalformed: Story = {
  parameters: { msw: [api.malformed(submitQuiz)] },
  play: async ({ canvas }) => {
    const button = await submit(canvas)
    await expectAlert('An error occurred while submitting the quiz.')
    await expect(canvas.getByRole('radio', { name: 'pwd' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'chown' })).toBeChecked()
    api.recover()
    await userEvent.click(button)
    await expectPassed()
  },
}

const passed = answer(getLesson, { message: 'Lesson.', data: { ...quizLesson, passedQuiz: { score: 100, passed: true } } })
const review = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Review answers' }))
const expectAnswers = async (canvas: Canvas) => expect((await canvas.findAllByText(/The manual page says so/))[0]).toBeVisible()

/** The answers of a quiz that was passed before. */
export const ReviewQuizSuccess: Story = {
  parameters: { msw: [passed] },
  play: async ({ canvas }) => {
    await review(canvas)
    await expectAnswers(canvas)
  },
}

const reviewedAfterAll =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await review(canvas)
    await expectAlert(words)
    api.recover()
    await retry()
    await expectAnswers(canvas)
  }

export const ReviewQuizFailure: Story = {
  parameters: { msw: [api.failing(reviewQuiz, failure(503, 'The answers are being corrected.')), passed] },
  play: reviewedAfterAll('The answers are being corrected.'),
}

export const ReviewQuizMalformed: Story = {
  parameters: { msw: [api.malformed(reviewQuiz), passed] },
  play: reviewedAfterAll('The answers could not be loaded.'),
}

export const ReviewQuizSlow: Story = {
  parameters: { msw: [api.held(reviewQuiz), passed] },
  play: async ({ canvas }) => {
    await review(canvas)
    await expect(await canvas.findByText('Loading answers')).toBeInTheDocument()
    api.recover()
    await expectAnswers(canvas)
  },
}
