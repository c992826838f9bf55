import type { Lesson } from '@rampart/contract/entities/lesson'
import type { Quiz } from '@rampart/contract/entities/quiz'
import { useMessages } from '@rampart/ui/Language'
import type { QuizAnswers } from '@rampart/ui/QuizForm'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useProblems } from '../problems/useProblems.ts'
import { lessonMessages } from './lesson.messages.ts'
import { lessonProblems } from './lessonProblems.ts'
import {
  draftKey,
  missedKey,
  readDraft,
  readMissed,
  responsesOf,
  writeDraft,
  writeMissed,
} from './quizDraft.ts'
import { patchLesson } from './useLesson.ts'

/**
 * A learner's try at a quiz. Choices survive a reload and a lost connection until the quiz is
 * passed (specification §4, §8).
 */
export function useQuizAttempt(lesson: Lesson, quiz: Quiz) {
  const { submitFailed } = useMessages(lessonMessages)
  const textOf = useProblems(lessonProblems)
  const { lesson: adapter, drafts } = useAdapters()
  const queries = useQueryClient()
  const key = draftKey(quiz._id)
  const [answers, setAnswers] = useState<QuizAnswers>(() => readDraft(drafts.read(key), quiz))
  const [attempt, setAttempt] = useState(0)
  const [missed, setMissed] = useState(() => readMissed(drafts.read(missedKey(quiz._id)), quiz))
  const forget = () => {
    drafts.remove(missedKey(quiz._id))
    setMissed([])
  }

  const submission = useMutation({
    mutationFn: () => adapter.submitQuiz(quiz._id, responsesOf(quiz, answers)),
    onSuccess: (result) => {
      if (!result.passed) {
        setMissed(result.missed)
        drafts.write(missedKey(quiz._id), writeMissed(result.missed))
        return
      }
      drafts.remove(key)
      forget()
      const { score, passed } = result
      patchLesson(queries, lesson._id, { passedQuiz: { score, passed } })
    },
  })
  const { error } = submission

  return {
    /** Counts from 0, by one for each retry. */
    attempt,
    answers,
    answer: (question: string, chosen: string[]) => {
      const next = { ...answers, [question]: chosen }
      setAnswers(next)
      drafts.write(key, writeDraft(next))
    },
    submit: () => submission.mutate(),
    isPending: submission.isPending,
    error: textOf(error, submitFailed),
    /** The result, until it is closed. */
    result: submission.data,
    putAway: () => submission.reset(),
    /** The questions that were missed at the last try, until the quiz is tried again. */
    missed,
    /** Clears all answers. */
    retry: () => {
      drafts.remove(key)
      forget()
      setAnswers({})
      setAttempt(attempt + 1)
      submission.reset()
    },
  }
}
