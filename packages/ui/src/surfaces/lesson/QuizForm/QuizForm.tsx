import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useMessages } from '#language'
import { Text } from '../../../components/Text/Text.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  count,
  foot,
  form as formStyle,
  head,
  questions as questionsStyle,
  submitLine,
} from './QuizForm.css.ts'
import type { QuizQuestionItem } from './QuizQuestion.tsx'
import { QuizQuestion } from './QuizQuestion.tsx'
import { QuizText } from './QuizText.tsx'
import { quizFormMessages } from './QuizForm.messages.ts'

export type { QuizQuestionItem } from './QuizQuestion.tsx'

/**
 * The ids of the chosen options by the id of their question; unanswered questions may be left out.
 */
export type QuizAnswers = Readonly<Record<string, readonly string[]>>

export interface QuizFormProps extends RootProps {
  questions: readonly QuizQuestionItem[]
  /** What to know before answering. */
  instructions?: string
  answers: QuizAnswers
  /**
   * Gets all chosen options of a question, in the order of the options. Several questions may
   * report before the next rendering, for example all that were answered before scripts ran.
   */
  onAnswer: (question: string, chosen: string[]) => void
  /** Called when every question has an answer; otherwise the form says what is missing. */
  onSubmit: () => void
  /** The answers are being checked: they cannot change. @default false */
  isPending?: boolean
  /** Why submitting failed. The answers stay. */
  error?: string
  /** The first question takes the focus at once: for another try. @default false */
  startsFocused?: boolean
  /**
   * Some of the questions again, for practice: the button says that they do not count.
   * @default false
   */
  isPractice?: boolean
}

/**
 * The questions of a quiz. A learner who submits too early is told so, and the focus goes to the
 * first question without an answer. The outcome comes in a `QuizResultDialog`.
 */
export function QuizForm({
  questions,
  instructions,
  answers,
  onAnswer,
  onSubmit,
  isPending = false,
  error,
  startsFocused = false,
  isPractice = false,
  ...root
}: QuizFormProps) {
  const messages = useMessages(quizFormMessages)
  const form = useRef<HTMLFormElement>(null)
  const [isTold, setTold] = useState(false)
  const missing = questions.filter(({ id }) => !answers[id]?.length)
  const isIncomplete = isTold && missing.length > 0

  useEffect(() => {
    if (startsFocused) form.current?.querySelector('input')?.focus()
  }, [startsFocused])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(missing.length > 0)
    const [first] = missing
    if (first) focusQuestion(event.currentTarget, first.id)
    else if (!isPending) onSubmit()
  }

  return (
    <form
      {...rootPropsOf(root)}
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className={formStyle}
    >
      {instructions && (
        <div className={head}>
          <Text tone="muted" measure="reading">
            <QuizText>{instructions}</QuizText>
          </Text>
        </div>
      )}
      <div className={questionsStyle}>
        {questions.map((question, index) => (
          <QuizQuestion
            key={question.id}
            question={question}
            number={index + 1}
            total={questions.length}
            chosen={answers[question.id] ?? []}
            onChange={(chosen) => onAnswer(question.id, chosen)}
            isMissing={isIncomplete && missing.includes(question)}
            isDisabled={isPending}
          />
        ))}
      </div>
      <div className={foot}>
        {isIncomplete ? (
          <Alert tone="caution" role="alert">
            {messages.missing}
          </Alert>
        ) : (
          error && (
            <Alert tone="critical" role="alert">
              {error}
            </Alert>
          )
        )}
        <div className={submitLine}>
          <p className={count}>
            {messages.answered(questions.length - missing.length, questions.length)}
          </p>
          <Button type="submit" isPending={isPending}>
            {isPractice ? messages.check : messages.submit}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Inputs have the question's id as their name. */
function focusQuestion(form: HTMLFormElement, question: string): void {
  const found = form.elements.namedItem(question)
  const input = found instanceof RadioNodeList ? found[0] : found
  if (input instanceof HTMLElement) input.focus()
}
