import { QuizForm } from '@rampart/ui/QuizForm'
import type { QuizAnswers } from '@rampart/ui/QuizForm'
import { useState } from 'react'

const questions = [
  {
    id: 'q1',
    text: 'What does a signature prove?',
    isMultiple: false,
    options: [
      { id: 'a', text: 'Who wrote it, and that nothing was changed' },
      { id: 'b', text: 'That nobody else can read it' },
    ],
  },
]

export function Example() {
  const [answers, setAnswers] = useState<QuizAnswers>({})
  const [error, setError] = useState<string>()
  return (
    <QuizForm
      questions={questions}
      answers={answers}
      onAnswer={(question, chosen) => setAnswers((now) => ({ ...now, [question]: chosen }))}
      error={error}
      onSubmit={() =>
        setError(
          questions.every(({ id }) => answers[id]?.length)
            ? undefined
            : 'Please answer all questions before submitting.',
        )
      }
    />
  )
}
