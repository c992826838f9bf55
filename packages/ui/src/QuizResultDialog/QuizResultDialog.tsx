import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { QuizScore } from './QuizScore.tsx'

export interface QuizResultDialogProps {
  isPassed: boolean
  /** Share of right answers, percent, 0–100. */
  score: number
  /** Called by Continue, after a pass. */
  onContinue: () => void
  /** The lesson is being completed: Continue is busy. @default false */
  isPending?: boolean
  /** Called by Retry Quiz, after a failure: clears all answers. */
  onRetry: () => void
  /** Called by the cross and Escape after a pass: the lesson stays open. */
  onClose: () => void
}

/** What came of a submitted quiz. A failed one has one way on, whichever key is pressed. May be loaded when first needed. */
export function QuizResultDialog({ isPassed, score, onContinue, isPending = false, onRetry, onClose }: QuizResultDialogProps) {
  return (
    <Dialog
      title={isPassed ? 'Quiz Passed!' : 'Quiz Failed'}
      role="alertdialog"
      isOpen
      onOpenChange={isPassed ? onClose : onRetry}
      hasCloseButton={isPassed}
      actions={
        isPassed ? (
          <Button onPress={onContinue} isPending={isPending}>
            Continue
          </Button>
        ) : (
          <Button onPress={onRetry}>Retry Quiz</Button>
        )
      }
    >
      <Stack gap={4}>
        <QuizScore score={score} isPassed={isPassed} />
        <Text tone="muted">{isPassed ? 'Well done. On to the next lesson.' : 'You need to retry the quiz.'}</Text>
      </Stack>
    </Dialog>
  )
}
