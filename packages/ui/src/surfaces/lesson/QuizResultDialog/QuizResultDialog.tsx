import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { useLocale, useMessages } from '#language'
import { percentText } from '../../../components/ProgressBar/percent.ts'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { QuizScore } from './QuizScore.tsx'
import { quizResultDialogMessages } from './QuizResultDialog.messages.ts'

export interface QuizResultDialogProps extends RootProps {
  isOpen: boolean
  /** Called with `false` by the cross and Escape after a pass: the lesson stays open. */
  onOpenChange: (isOpen: boolean) => void
  isPassed: boolean
  /** Share of right answers, in percent, 0 to 100. */
  score: number
  /** Called by Continue, after a pass. */
  onContinue: () => void
  /** The lesson is being completed: Continue is busy. @default false */
  isPending?: boolean
  /** Called by Retry Quiz, after a failure: clears all answers. */
  onRetry: () => void
  /**
   * The share of right answers that is needed to pass, in percent, 0 to 100; shown after a failure.
   */
  passMark?: number
  /**
   * Called by Try the missed questions, after a failure; leave out if the missed questions are not
   * known.
   */
  onPractice?: () => void
}

/**
 * The result of a submitted quiz. After a failure every way to close it, also Escape, starts
 * another try or shows the questions that were missed. May be loaded when first needed.
 */
export function QuizResultDialog({
  isOpen,
  onOpenChange,
  isPassed,
  score,
  onContinue,
  isPending = false,
  onRetry,
  passMark,
  onPractice,
  ...root
}: QuizResultDialogProps) {
  const locale = useLocale()
  const messages = useMessages(quizResultDialogMessages)
  return (
    <Dialog
      {...rootPropsOf(root)}
      title={isPassed ? messages.passed : messages.failed}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={isPassed ? onOpenChange : onRetry}
      hasCloseButton={isPassed}
      actions={
        isPassed ? (
          <Button onPress={onContinue} isPending={isPending}>
            {messages.continue}
          </Button>
        ) : (
          <>
            {onPractice && (
              <Button variant="outline" onPress={onPractice}>
                {messages.practice}
              </Button>
            )}
            <Button onPress={onRetry}>{messages.retry}</Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <QuizScore score={score} isPassed={isPassed} />
        <Text tone="muted">{isPassed ? messages.wellDone : messages.retryNeeded}</Text>
        {!isPassed && passMark !== undefined && (
          <Text tone="muted">{messages.needed(percentText(passMark, locale))}</Text>
        )}
      </Stack>
    </Dialog>
  )
}
