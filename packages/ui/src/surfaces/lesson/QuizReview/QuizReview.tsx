import { Check, X } from 'lucide-react'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { QuizText } from '../QuizForm/QuizText.tsx'
import {
  explanation as explanationStyle,
  option as optionStyle,
  options as optionsStyle,
  question as questionStyle,
  review,
  title,
  verdict,
} from './QuizReview.css.ts'
import { quizReviewMessages } from './QuizReview.messages.ts'

/** A question of a passed quiz with its solution. Code is between backticks. */
export interface QuizReviewItem {
  id: string
  text: string
  options: readonly { id: string; text: string; isRight: boolean; isChosen: boolean }[]
  /** Why the right options are right. */
  explanation?: string
}

export interface QuizReviewProps extends RootProps {
  questions: readonly QuizReviewItem[]
}

/**
 * The solution of a quiz, for learners who have passed it: what was chosen, what is right, and why.
 */
export function QuizReview({ questions, ...root }: QuizReviewProps) {
  return (
    <ol {...rootPropsOf(root)} role="list" className={review}>
      {questions.map(({ id, text, options, explanation }) => (
        <li key={id} className={questionStyle}>
          <h3 className={title}>
            <QuizText>{text}</QuizText>
          </h3>
          <ul role="list" className={optionsStyle}>
            {options.map((option) => (
              <Option key={option.id} {...option} />
            ))}
          </ul>
          {explanation && (
            <p className={explanationStyle}>
              <QuizText>{explanation}</QuizText>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Option({ text, isRight, isChosen }: QuizReviewItem['options'][number]) {
  const messages = useMessages(quizReviewMessages)
  const look = isRight ? 'right' : isChosen ? 'wrong' : 'other'
  const Icon = isRight ? Check : X
  return (
    <li className={optionStyle({ look })}>
      <span>
        <QuizText>{text}</QuizText>
      </span>
      {look !== 'other' && (
        <span className={verdict({ look })}>
          <Icon size={16} strokeWidth={2.5} aria-hidden="true" />
          {isRight ? (isChosen ? messages.chosenRight : messages.right) : messages.chosenWrong}
        </span>
      )}
    </li>
  )
}
