import type { QuizReview as Solution } from '@rampart/contract/entities/quizReview'
import { useMessages } from '@rampart/ui/Language'
import { QuizPassed } from '@rampart/ui/QuizPassed'
import { QuizReview } from '@rampart/ui/QuizReview'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useProblems } from '../problems/useProblems.ts'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { lessonMessages } from './lesson.messages.ts'
import { lessonProblems } from './lessonProblems.ts'
import type { LessonCompletion } from './useLessonCompletion.ts'

interface PassedQuizProps {
  quizId: string
  score: number
  completion: LessonCompletion
  startsFocused: boolean
}

/** A passed quiz: the button to continue, and its solution on request. */
export function PassedQuiz({ quizId, score, completion, startsFocused }: PassedQuizProps) {
  const id = useId()
  const [isReviewing, setReviewing] = useState(false)
  return (
    <>
      <QuizPassed
        score={score}
        onContinue={() => completion.complete()}
        isPending={completion.isPending}
        onReview={() => setReviewing(!isReviewing)}
        isReviewing={isReviewing}
        reviewId={id}
        startsFocused={startsFocused}
      />
      <div id={id} hidden={!isReviewing}>
        {isReviewing && <Review quizId={quizId} />}
      </div>
    </>
  )
}

function Review({ quizId }: { quizId: string }) {
  const { loadingAnswers, answersFailed } = useMessages(lessonMessages)
  const textOf = useProblems(lessonProblems)
  const { lesson } = useAdapters()
  const query = useQuery({
    queryKey: ['own', 'quizReview', quizId],
    queryFn: () => lesson.reviewQuiz(quizId),
    staleTime: 5 * 60_000,
  })
  const { data } = query
  const { error, ...retry } = useLoadFailure(query)
  if (data) return <QuizReview questions={itemsOf(data)} />
  if (error) return <RetryAlert {...retry}>{textOf(error, answersFailed)}</RetryAlert>
  return (
    <SkeletonRegion isLoading label={loadingAnswers}>
      <Skeleton isLoading>
        <QuizReview questions={sample} />
      </Skeleton>
    </SkeletonRegion>
  )
}

const itemsOf = ({ questions }: Solution) =>
  questions.map(({ _id, questionText, options, correctOptions, selectedOptions, explanation }) => ({
    id: _id,
    text: questionText,
    options: options.map(({ optionId, text }) => ({
      id: optionId,
      text,
      isRight: correctOptions.includes(optionId),
      isChosen: selectedOptions.includes(optionId),
    })),
    explanation,
  }))

const sample = ['first', 'second'].map((id) => ({
  id,
  text: 'A question of usual length stands here?',
  options: ['one', 'two', 'three'].map((option) => ({
    id: option,
    text: 'An option of usual length',
    isRight: false,
    isChosen: false,
  })),
}))
