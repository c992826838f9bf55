import { useId } from 'react'
import { Choice } from '../../../components/FormField/Choice.tsx'
import { FieldMessages } from '../../../components/FormField/FieldMessages.tsx'
import { useLatest } from '../../../components/FormField/useLatest.ts'
import { useMessages } from '#language'
import {
  hint,
  legend,
  number as numberStyle,
  options as optionsStyle,
  question as questionStyle,
  seeLink,
  seePlace,
} from './QuizForm.css.ts'
import { QuizText } from './QuizText.tsx'
import { quizFormMessages } from './QuizForm.messages.ts'

/** A question with its options, in order. Code is between backticks. */
export interface QuizQuestionItem {
  id: string
  text: string
  /** Any number of options may be chosen; otherwise exactly one. */
  isMultiple: boolean
  options: readonly { id: string; text: string }[]
  /** Place in the course that has the answer, for practice. */
  see?: { href: string; label: string }
}

export interface QuizQuestionProps {
  question: QuizQuestionItem
  /** Place in the quiz, from 1. */
  number: number
  total: number
  /** Ids of the chosen options. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Marks the question as unanswered. */
  isMissing: boolean
  isDisabled: boolean
}

/** One question: radio buttons for exactly one answer, checkboxes for any number. */
export function QuizQuestion({
  question,
  number,
  total,
  chosen,
  onChange,
  isMissing,
  isDisabled,
}: QuizQuestionProps) {
  const messages = useMessages(quizFormMessages)
  const id = useId()
  const { isMultiple, options } = question
  const [latest, setLatest] = useLatest(chosen)
  function choose(option: string, isSelected: boolean) {
    const { current: now } = latest
    const next = isMultiple
      ? options
          .map((each) => each.id)
          .filter((each) => (each === option ? isSelected : now.includes(each)))
      : [option]
    setLatest(next)
    onChange(next)
  }
  const described = [isMissing && `${id}-error`, isMultiple && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      role={isMultiple ? undefined : 'radiogroup'}
      aria-describedby={described || undefined}
      aria-required={!isMultiple || undefined}
      // Checkboxes say so themselves; radio buttons and plain groups have no such state.
      aria-invalid={(!isMultiple && isMissing) || undefined}
      className={questionStyle}
    >
      <legend className={legend}>
        <span className={numberStyle}>{messages.question(number, total)}</span>{' '}
        <QuizText>{question.text}</QuizText>
      </legend>
      {question.see && (
        <p className={seePlace}>
          {messages.see}{' '}
          <a href={question.see.href} className={seeLink}>
            {question.see.label}
          </a>
        </p>
      )}
      {isMultiple && (
        <p id={`${id}-hint`} className={hint}>
          {messages.chooseAll}
        </p>
      )}
      <div className={optionsStyle}>
        {options.map((option) => (
          <Choice
            key={option.id}
            type={isMultiple ? 'checkbox' : 'radio'}
            variant="card"
            name={question.id}
            value={option.id}
            label={<QuizText>{option.text}</QuizText>}
            isSelected={chosen.includes(option.id)}
            onChange={(isSelected) => choose(option.id, isSelected)}
            isInvalid={isMissing}
            isDisabled={isDisabled}
          />
        ))}
      </div>
      <FieldMessages
        hintId={`${id}-hint`}
        error={isMissing ? messages.unanswered : undefined}
        errorId={`${id}-error`}
      />
    </fieldset>
  )
}
