import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { quizQuestions } from '../QuizForm/quizFixture.ts'
import { darkAndMirrored } from '../../../docs/modes.ts'
import { QuizReview } from './QuizReview.tsx'

const right = new Set(['option-1', 'option-4', 'option-6'])
const chosen = new Set(['option-1', 'option-4', 'option-5'])

const meta = {
  title: 'Surfaces/Lesson/QuizReview',
  component: QuizReview,
  args: {
    questions: quizQuestions.map(({ id, text, options }) => ({
      id,
      text,
      options: options.map((option) => ({
        ...option,
        isRight: right.has(option.id),
        isChosen: chosen.has(option.id),
      })),
      explanation:
        '`git diff --staged` compares the staging area with the last commit. Plain `git diff` shows only what is not staged yet.',
    })),
  },
  parameters: { maxWidth: 720 },
} satisfies Meta<typeof QuizReview>

export default meta
type Story = StoryObj<typeof meta>

/** Every verdict in words: chosen and right, chosen and wrong, right and not chosen, neither. */
export const Mixed: Story = {
  parameters: { ...darkAndMirrored, states: ['Quiz result: answers reviewed'] },
  play: async ({ canvas }) => {
    const option = (text: string) =>
      canvas.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(text))
    await expect(option('git diff --staged')).toHaveTextContent('Your answer, correct')
    await expect(option('It is a full copy')).toHaveTextContent('Your answer, incorrect')
    await expect(option('After a merge')).toHaveTextContent(/Correct answer$/)
    await expect(option('git log --oneline')).not.toHaveTextContent('answer')
  },
}

export const WithoutExplanations: Story = {
  args: { questions: meta.args.questions.map((question) => ({ ...question, explanation: '' })) },
  parameters: { states: ['Quiz result: answers reviewed'], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/staging area/)).not.toBeInTheDocument()
  },
}

export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }
