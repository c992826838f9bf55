import type { MissedQuestion, QuizOutcome } from '@rampart/contract/entities/quizResult'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { LessonAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { expectAlert } from '../testing/expectAlert.ts'
import { expectHeading } from '../testing/expectHeading.ts'
import { quizLesson } from '../testing/learningFixtures.ts'
import { never } from '../testing/memoryAdapters.ts'
import type { LessonStoryArgs } from './lessonStories.tsx'
import { answering, lessonStory } from './lessonStories.tsx'
import { loaded } from '../testing/loaded.ts'

const drafts = {
  read: fn<(key: string) => string | null>(() => null),
  write: fn<(key: string, text: string) => void>(),
  remove: fn<(key: string) => void>(),
}
const submitQuiz = fn<LessonAdapter['submitQuiz']>()
const practiceQuiz = fn<LessonAdapter['practiceQuiz']>()
const outcome = (score: number, missed: MissedQuestion[] = []): QuizOutcome => ({
  score,
  passed: score >= 70,
  passMark: 70,
  missed,
})
const complete = async () => ({ completed: false, nextLesson: 'lesson-2' })
const quizAnswering = (adapter: Partial<LessonAdapter> = {}, lesson = quizLesson) =>
  answering({ get: async () => lesson, submitQuiz, practiceQuiz, complete, ...adapter }, { drafts })

const meta = {
  title: 'Screens/Lesson/Quiz',
  ...lessonStory,
  args: { ...lessonStory.args, lessonId: 'lesson-4' },
  parameters: { ...lessonStory.parameters, ...quizAnswering() },
  beforeEach: () => {
    submitQuiz.mockReset().mockResolvedValue(outcome(100))
    practiceQuiz.mockReset().mockResolvedValue([])
    drafts.read.mockReset().mockReturnValue(null)
  },
} satisfies Meta<LessonStoryArgs>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function answerAll(canvas: Canvas, single = 'pwd') {
  await userEvent.click(await canvas.findByRole('radio', { name: single }))
  for (const name of ['chmod', 'chown'])
    await userEvent.click(canvas.getByRole('checkbox', { name }))
}
const submit = async (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }))
const responses = [
  { questionId: 'question-1', selectedOptions: ['option-1'] },
  { questionId: 'question-2', selectedOptions: ['option-4', 'option-5'] },
]

export const Open: Story = {
  parameters: { states: ['Quiz: answering'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'Check your knowledge')
    await expect(canvas.getByText('Module 2 - Lesson 2')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mark as Complete' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Previous Lesson' })).toBeVisible()
  },
}

/** Nothing is sent before every question has an answer. */
export const Unanswered: Story = {
  parameters: {
    states: ['Quiz: “Please answer all questions before submitting.”'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'pwd' }))
    await submit(canvas)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please answer all questions before submitting.',
    )
    await expect(canvas.getByRole('checkbox', { name: 'chmod' })).toHaveFocus()
    await expect(submitQuiz).not.toHaveBeenCalled()
  },
}

/** The result, then the next lesson; the draft is deleted. */
export const Passes: Story = {
  parameters: {
    states: ['Quiz result: “Quiz Passed!” with the score and Continue'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await answerAll(canvas)
    await expect(drafts.write).toHaveBeenLastCalledWith(
      'quiz:quiz-1',
      JSON.stringify({ 'question-1': ['option-1'], 'question-2': ['option-4', 'option-5'] }),
    )
    await submit(canvas)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Quiz Passed!' }))
    await expect(submitQuiz).toHaveBeenCalledWith('quiz-1', responses)
    await expect(drafts.remove).toHaveBeenCalledWith('quiz:quiz-1')
    await waitFor(() => expect(dialog.getByText('100%')).toBeVisible())
  },
}

/** Continue opens the next lesson. */
export const PassesAndGoesOn: Story = {
  ...Passes,
  tags: ['edge'],
  parameters: {
    ...Passes.parameters,
    states: [],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await Passes.play?.(context)
    const { args } = context
    const dialog = within(screen.getByRole('alertdialog', { name: 'Quiz Passed!' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.onOpenLesson).toHaveBeenCalledWith('lesson-2'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/**
 * The dialog is closed: the passed quiz replaces its questions, and the next step has the focus.
 */
export const OutcomePutAway: Story = {
  parameters: { states: ['Quiz result: passed before'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await answerAll(canvas)
    await submit(canvas)
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('heading', { level: 2, name: 'Quiz Passed!' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus())
  },
}

/** Fails, clears, starts again from the first question, passes. */
export const FailsThenPasses: Story = {
  parameters: {
    states: ['Quiz result: “Quiz Passed!” with the score and Continue'],
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    submitQuiz.mockResolvedValueOnce(outcome(50))
  },
  play: async ({ canvas, step }) => {
    await step('Fails', async () => {
      await answerAll(canvas, 'whoami')
      await submit(canvas)
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Quiz Failed' }))
      await waitFor(() => expect(dialog.getByText('You need to retry the quiz.')).toBeVisible())
      await expect(drafts.remove).not.toHaveBeenCalled()
      await userEvent.click(dialog.getByRole('button', { name: 'Retry Quiz' }))
    })
    await step('Everything is cleared', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(drafts.remove).toHaveBeenCalledWith('quiz:quiz-1')
      for (const box of [...canvas.getAllByRole('radio'), ...canvas.getAllByRole('checkbox')])
        await expect(box).not.toBeChecked()
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'pwd' })).toHaveFocus())
    })
    await step('Passes', async () => {
      await answerAll(canvas)
      await submit(canvas)
      await expect(
        await screen.findByRole('alertdialog', { name: 'Quiz Passed!' }),
      ).toHaveTextContent('100%')
    })
  },
}

const missedFirst: MissedQuestion = {
  questionId: 'question-1',
  see: {
    lessonId: 'lesson-1',
    lessonTitle: 'The shell is a conversation',
    heading: { id: 'text-where-am-i', text: 'Where am I?' },
  },
}

/** Only the missed questions are asked again, with the place in the course that has the answer. */
export const Practice: Story = {
  parameters: {
    states: ['Quiz result: practice: the missed questions, each with the place of its answer'],
  },
  beforeEach: () => {
    submitQuiz.mockResolvedValueOnce(outcome(50, [missedFirst]))
  },
  play: async ({ canvas }) => {
    await answerAll(canvas, 'whoami')
    await submit(canvas)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Quiz Failed' }))
    await waitFor(() => expect(dialog.getByText(/70% is needed to pass\./)).toBeVisible())
    // For the way to the lesson that has the answer, and back.
    await expect(drafts.write).toHaveBeenLastCalledWith(
      'missed:quiz-1',
      JSON.stringify({ missed: [missedFirst] }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Try the missed questions' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expectHeading(canvas, 'The questions that you missed', 2)
    await expect(
      canvas.getByRole('link', { name: 'The shell is a conversation: Where am I?' }),
    ).toHaveAttribute('href', '/course/linux-for-cloud/lesson/lesson-1#text-where-am-i')
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('radio', { name: 'whoami' })).not.toBeChecked()
  },
}

/** Wrong again, then right: next is the whole quiz, from its beginning. */
export const PracticeAllRight: Story = {
  ...Practice,
  parameters: {
    states: ['Quiz result: practice: the missed questions, each with the place of its answer'],
    chromatic: { disableSnapshot: true },
  },
  play: async (context) => {
    await Practice.play?.(context)
    const { canvas } = context
    practiceQuiz.mockResolvedValueOnce([missedFirst])
    const check = async (name: string) => {
      await userEvent.click(canvas.getByRole('radio', { name }))
      await userEvent.click(canvas.getByRole('button', { name: 'Check answers' }))
    }
    await check('cd')
    await expect(practiceQuiz).toHaveBeenLastCalledWith('quiz-1', [
      { questionId: 'question-1', selectedOptions: ['option-2'] },
    ])
    await expect(await canvas.findByText('One is still wrong.')).toBeVisible()
    await check('pwd')
    await expect(
      await canvas.findByText('All of them are right now. Take the whole quiz to pass.'),
    ).toBeVisible()
    await expect(submitQuiz).toHaveBeenCalledOnce()
  },
}

/** The whole quiz again; the missed questions are forgotten. */
export const PracticeThenWholeQuiz: Story = {
  ...PracticeAllRight,
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await PracticeAllRight.play?.(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Quiz' }))
    await expect(await canvas.findByText('0 of 2 answered')).toBeVisible()
    await expect(drafts.remove).toHaveBeenCalledWith('missed:quiz-1')
  },
}

/** After opening the lesson and coming back, or a reload, the missed questions are still there. */
export const PracticeAgain: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    drafts.read.mockImplementation((key) =>
      key === 'missed:quiz-1' ? JSON.stringify({ missed: [missedFirst] }) : null,
    )
  },
  play: async ({ canvas }) => {
    await expectHeading(canvas, 'The questions that you missed', 2)
    await expect(canvas.getByText('Question 1 of 1')).toBeVisible()
  },
}

/** The choices before a reload; unknown ones are left out. */
export const Draft: Story = {
  parameters: { states: ['Quiz: chosen before a reload'] },
  beforeEach: () => {
    drafts.read.mockReturnValue(
      JSON.stringify({
        'question-1': ['option-3'],
        'question-2': ['gone'],
        'question-9': ['option-1'],
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'whoami' })).toBeChecked()
    await expect(canvas.getByText('1 of 2 answered')).toBeVisible()
    await expect(drafts.read).toHaveBeenCalledWith('quiz:quiz-1')
  },
}

/** The server's words; the answers stay. */
export const SubmitRefused: Story = {
  parameters: { states: ['Quiz: submitting fails'] },
  beforeEach: () => {
    submitQuiz.mockRejectedValueOnce(
      new AdapterError({
        status: 400,
        serverMessage: 'This quiz has changed. Please reload the page.',
      }),
    )
  },
  play: async ({ canvas }) => {
    await answerAll(canvas)
    await submit(canvas)
    await expectAlert(canvas, 'This quiz has changed. Please reload the page.')
    await expect(canvas.getByRole('radio', { name: 'pwd' })).toBeChecked()
    await submit(canvas)
    await expect(
      await screen.findByRole('alertdialog', { name: 'Quiz Passed!' }),
    ).toHaveTextContent('100%')
  },
}

export const SubmitUnreachable: Story = {
  parameters: { states: ['Quiz: without words'], chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    submitQuiz.mockRejectedValueOnce(new AdapterError({ status: 0 }))
  },
  play: async ({ canvas }) => {
    await answerAll(canvas)
    await submit(canvas)
    await expectAlert(canvas, 'An error occurred while submitting the quiz.')
    await expect(canvas.getByRole('checkbox', { name: 'chown' })).toBeChecked()
  },
}

export const Busy: Story = {
  parameters: { states: ['Quiz: submitting'], chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    submitQuiz.mockImplementation(never)
  },
  play: async ({ canvas }) => {
    await answerAll(canvas)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit Quiz' }))
    await expect(submitQuiz).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('radio', { name: 'pwd' })).toBeDisabled()
  },
}

export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['edge'],
  globals: { viewport: { value: 'phone' } },
  play: loaded,
}
