import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { darkAndMirrored } from '../../../docs/modes.ts'
import type { QuizAnswers } from './QuizForm.tsx'
import { QuizForm } from './QuizForm.tsx'
import { quizQuestions } from './quizFixture.ts'

const meta = {
  title: 'Surfaces/Lesson/QuizForm',
  component: QuizForm,
  args: {
    questions: quizQuestions,
    instructions: 'Two questions; both must be right.',
    answers: {},
    onAnswer: fn(),
    onSubmit: fn(),
  },
  render: function Render({ answers: initial, onAnswer, ...args }) {
    const [answers, setAnswers] = useState<QuizAnswers>(initial)
    return (
      <div style={{ maxWidth: 720 }}>
        <QuizForm
          {...args}
          answers={answers}
          onAnswer={(question, chosen) => {
            onAnswer(question, chosen)
            setAnswers((now) => ({ ...now, [question]: chosen }))
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof QuizForm>

export default meta
type Story = StoryObj<typeof meta>

const answered: QuizAnswers = { 'question-1': ['option-1'], 'question-2': ['option-4', 'option-6'] }

/** One answer of the first question at a time, any number of the second's. */
export const Answering: Story = {
  parameters: { ...darkAndMirrored, states: ['Quiz: choosing'] },
  play: async ({ canvas, args, step }) => {
    const single = within(
      canvas.getByRole('radiogroup', { name: /^Question 1 of 2 You ran git add\./ }),
    )
    const multiple = canvas.getByRole('group', { name: /Question 2 of 2/ })
    await step('Single choice', async () => {
      await userEvent.click(single.getByRole('radio', { name: 'git diff' }))
      await userEvent.click(single.getByRole('radio', { name: 'git diff --staged' }))
      await expect(single.getByRole('radio', { name: 'git diff' })).not.toBeChecked()
      await expect(args.onAnswer).toHaveBeenLastCalledWith('question-1', ['option-1'])
    })
    await step('Multiple selection', async () => {
      await expect(multiple).toHaveAccessibleDescription('Choose all that apply')
      await userEvent.click(within(multiple).getByRole('checkbox', { name: /loses no commits/ }))
      await userEvent.click(within(multiple).getByRole('checkbox', { name: /a label/ }))
      await expect(args.onAnswer).toHaveBeenLastCalledWith('question-2', ['option-4', 'option-6'])
      await userEvent.click(within(multiple).getByRole('checkbox', { name: /loses no commits/ }))
      await expect(args.onAnswer).toHaveBeenLastCalledWith('question-2', ['option-4'])
    })
    await expect(canvas.getByText('2 of 2 answered')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Unanswered: Story = {
  parameters: { states: ['Quiz: answering'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeRequired()
  },
}

/**
 * A message says so, and the focus is on the first question without an answer; the message
 * disappears when all are answered.
 */
export const SubmittedTooEarly: Story = {
  parameters: { states: ['Quiz: “Please answer all questions before submitting.”'] },
  args: { answers: { 'question-1': ['option-2'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please answer all questions before submitting.',
    )
    const missing = canvas.getByRole('group', { name: /Question 2/ })
    await expect(within(missing).getByRole('checkbox', { name: /a label/ })).toHaveFocus()
    await expect(missing).toHaveAccessibleDescription(
      'This question is not answered yet. Choose all that apply',
    )
    await expect(canvas.getByRole('radiogroup')).not.toHaveAccessibleDescription()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/**
 * Each question is marked as unanswered: radio buttons as a group, checkboxes one by one, because
 * only single checkboxes can be invalid.
 */
export const NothingAnswered: Story = {
  parameters: {
    states: ['Quiz: “Please answer all questions before submitting.”'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    const single = canvas.getByRole('radiogroup')
    const multiple = canvas.getByRole('group', { name: /Question 2/ })
    await expect(single).not.toHaveAttribute('aria-invalid')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }))
    await expect(single).toHaveAttribute('aria-invalid', 'true')
    await expect(single).toHaveAccessibleDescription('This question is not answered yet.')
    for (const box of within(multiple).getAllByRole('checkbox'))
      await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(within(single).getByRole('radio', { name: 'git diff --staged' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(single).not.toHaveAttribute('aria-invalid')
    await expect(single).not.toHaveAccessibleDescription()
    await expect(within(multiple).getByRole('checkbox', { name: /a label/ })).toBeInvalid()
  },
}

export const AnsweredAfterAll: Story = {
  ...SubmittedTooEarly,
  parameters: { states: ['Quiz: answered after all'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }))
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Answers cannot change while they are checked. */
export const Busy: Story = {
  parameters: { states: ['Quiz: submitting'] },
  args: { answers: answered, isPending: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'git diff' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /Submit Quiz/ }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The answers stay after a failure. */
export const Failure: Story = {
  parameters: { states: ['Quiz: without words'] },
  args: { answers: answered, error: 'An error occurred while submitting the quiz.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An error occurred while submitting the quiz.',
    )
    await expect(canvas.getByRole('radio', { name: 'git diff --staged' })).toBeChecked()
  },
}

/** Another try begins at the first question. */
export const StartsFocused: Story = {
  args: { startsFocused: true },
  parameters: {
    states: ['Quiz result: Retry Quiz clears all answers'],
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('radio', { name: 'git diff --staged' })
    await waitFor(() => expect(first).toHaveFocus())
  },
}

/** Long questions, long options and an unbroken word stay inside. */
export const LongText: Story = {
  tags: ['edge'],
  args: {
    questions: quizQuestions.map((question) => ({
      ...question,
      text: `${question.text} Consider a repository with several remotes, a protected branch, and a colleague who rewrites history on Fridays.`,
      options: [
        ...question.options,
        {
          id: 'long',
          text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and every commit before the merge base',
        },
      ],
    })),
  },
  globals: { viewport: { value: 'phone' } },
}

/** Answers given before the page's script has started are not lost. */
export const AnsweredBeforeScripts: Story = {
  tags: ['edge'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <div data-place="early" />,
  play: async ({ canvasElement, args }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-place="early"]') as HTMLElement
    place.innerHTML = renderToString(<QuizForm {...args} />)
    for (const name of [/a label/, /loses no commits/])
      await userEvent.click(within(place).getByRole('checkbox', { name }))
    hydrateRoot(place, <QuizForm {...args} />)
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenLastCalledWith('question-2', ['option-4', 'option-6']),
    )
  },
}
