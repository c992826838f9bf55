import type { Lesson } from '@rampart/contract/entities/lesson'
import type { Quiz } from '@rampart/contract/entities/quiz'
import { Heading } from '@rampart/ui/Heading'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { QuizForm } from '@rampart/ui/QuizForm'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../pages/latePart.tsx'
import { questionItem } from './questionItem.ts'
import { PassedQuiz } from './PassedQuiz.tsx'
import type { LessonCompletion } from './useLessonCompletion.ts'
import { useQuizAttempt } from './useQuizAttempt.ts'

const QuizResultDialog = lazyOverlay(
  async () => (await import('@rampart/ui/QuizResultDialog')).QuizResultDialog,
)

// Loaded late, as most learners never need it.
const PracticeQuiz = lazyPart(async () => (await import('./PracticeQuiz.tsx')).PracticeQuiz)

interface QuizLessonProps {
  lesson: Lesson
  /** Give the component a key: answers belong to one quiz. */
  quiz: Quiz
  completion: LessonCompletion
  lessonHref: (lessonId: string) => string
}

/**
 * The quiz of a lesson: answering, submitting, its result; or that it was passed (specification
 * §4).
 */
export function QuizLesson({ lesson, quiz, completion, lessonHref }: QuizLessonProps) {
  const { result, ...attempt } = useQuizAttempt(lesson, quiz)
  const [isOutcomeClosed, setOutcomeClosed] = useState(false)
  const { passedQuiz } = lesson

  // The result can be shown even if the connection is lost in between.
  useEffect(() => void QuizResultDialog.preload().catch(() => undefined), [])

  const closeOutcome = () => {
    attempt.putAway()
    setOutcomeClosed(true)
  }
  return (
    <>
      {passedQuiz ? (
        <PassedQuiz
          quizId={quiz._id}
          score={passedQuiz.score}
          completion={completion}
          startsFocused={isOutcomeClosed}
        />
      ) : attempt.missed.length > 0 && !result ? (
        <Suspense>
          <PracticeQuiz
            quiz={quiz}
            missed={attempt.missed}
            lessonHref={lessonHref}
            onRetry={attempt.retry}
          />
        </Suspense>
      ) : (
        <>
          {quiz.title !== lesson.title && <Heading level={2}>{quiz.title}</Heading>}
          <QuizForm
            key={attempt.attempt}
            questions={quiz.questions.map(questionItem)}
            instructions={quiz.instructions}
            answers={attempt.answers}
            onAnswer={attempt.answer}
            onSubmit={attempt.submit}
            isPending={attempt.isPending}
            error={attempt.error}
            startsFocused={attempt.attempt > 0}
          />
        </>
      )}
      {result && (
        <QuizResultDialog
          isOpen
          onOpenChange={closeOutcome}
          isPassed={result.passed}
          score={result.score}
          // If it fails, the dialog must not hide the notification.
          onContinue={() => completion.complete(closeOutcome)}
          isPending={completion.isPending}
          onRetry={attempt.retry}
          passMark={result.passMark}
          onPractice={result.missed.length > 0 ? attempt.putAway : undefined}
        />
      )}
    </>
  )
}
