import type { MissedQuestion } from '@rampart/contract/entities/quizResult'
import type { Quiz } from '@rampart/contract/entities/quiz'
import { useMessages } from '@rampart/ui/Language'
import type { QuizAnswers } from '@rampart/ui/QuizForm'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useProblems } from '../problems/useProblems.ts'
import { lessonMessages } from './lesson.messages.ts'
import { lessonProblems } from './lessonProblems.ts'
import { responsesOf } from './quizDraft.ts'

/**
 * The missed questions of a quiz again, round by round until none is left. Nothing of it is saved.
 */
export function usePractice(quiz: Quiz, missed: readonly MissedQuestion[]) {
  const { submitFailed } = useMessages(lessonMessages)
  const textOf = useProblems(lessonProblems)
  const { lesson } = useAdapters()
  const [left, setLeft] = useState(missed)
  const [answers, setAnswers] = useState<QuizAnswers>({})
  const [round, setRound] = useState(0)
  const questions = quiz.questions.filter(({ _id }) =>
    left.some(({ questionId }) => questionId === _id),
  )
  const check = useMutation({
    mutationFn: () => lesson.practiceQuiz(quiz._id, responsesOf({ questions }, answers)),
    onSuccess: (stillMissed) => {
      setLeft(stillMissed)
      setAnswers({})
      setRound(round + 1)
    },
  })
  return {
    questions,
    left,
    answers,
    answer: (question: string, chosen: string[]) =>
      setAnswers((given) => ({ ...given, [question]: chosen })),
    /** Counts from 0. */
    round,
    check: () => check.mutate(),
    isPending: check.isPending,
    error: textOf(check.error, submitFailed),
  }
}
