import { useEffect, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { QuizScore } from '../QuizResultDialog/QuizScore.tsx'
import { Stack } from '../Stack/Stack.tsx'

export interface QuizPassedProps {
  /** Share of right answers that it was passed with, percent, 0–100. */
  score: number
  /** Called by Continue: completes the lesson and goes on. */
  onContinue: () => void
  /** @default false */
  isPending?: boolean
  /** Shows and hides the solution. */
  onReview: () => void
  /** The solution is shown. @default false */
  isReviewing?: boolean
  /** Id of the solution in the page. */
  reviewId: string
  /** Continue takes the focus: after a dialog that stood over it. @default false */
  startsFocused?: boolean
}

/** A quiz that was passed already, in place of its questions. */
export function QuizPassed({ score, onContinue, isPending, onReview, isReviewing = false, reviewId, startsFocused = false }: QuizPassedProps) {
  const onward = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (startsFocused) onward.current?.focus()
  }, [startsFocused])
  return (
    <Card as="section">
      <Stack gap={5}>
        <Heading level={2}>Quiz Passed!</Heading>
        <QuizScore score={score} isPassed />
        <Inline gap={3}>
          <Button ref={onward} onPress={onContinue} isPending={isPending}>
            Continue
          </Button>
          <Button variant="soft" onPress={onReview} aria-expanded={isReviewing} aria-controls={reviewId}>
            {isReviewing ? 'Hide answers' : 'Review answers'}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
