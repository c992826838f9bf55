import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { quizResultDialogMessages } from '../QuizResultDialog/QuizResultDialog.messages.ts'
import { QuizScore } from '../QuizResultDialog/QuizScore.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { quizPassedMessages } from './QuizPassed.messages.ts'

export interface QuizPassedProps extends RootProps {
  /** Share of right answers when it was passed, in percent, 0 to 100. */
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
  /** Continue takes the focus: after a dialog above it was closed. @default false */
  startsFocused?: boolean
}

/** A quiz that was already passed, in place of its questions. */
export function QuizPassed({
  score,
  onContinue,
  isPending,
  onReview,
  isReviewing = false,
  reviewId,
  startsFocused = false,
  ...root
}: QuizPassedProps) {
  const messages = useMessages(quizPassedMessages)
  const result = useMessages(quizResultDialogMessages)
  const id = useId()
  const onward = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (startsFocused) onward.current?.focus()
  }, [startsFocused])
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id}>
      <Stack gap={5}>
        <Heading level={2} id={id}>
          {result.passed}
        </Heading>
        <QuizScore score={score} isPassed />
        <Inline gap={3}>
          <Button ref={onward} onPress={onContinue} isPending={isPending}>
            {result.continue}
          </Button>
          <Button
            variant="soft"
            onPress={onReview}
            aria-expanded={isReviewing}
            aria-controls={reviewId}
          >
            {isReviewing ? messages.hideReview : messages.review}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
