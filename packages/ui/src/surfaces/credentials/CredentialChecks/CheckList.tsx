import { CircleCheck, CircleDashed, CircleQuestionMark, CircleX } from 'lucide-react'
import { useMessages } from '#language'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { line, list, mark, name as nameStyle, wordsText } from './CheckList.css.ts'
import { credentialChecksMessages } from './CredentialChecks.messages.ts'

/**
 * How a single check went; `notReached` if it was not made, as one before it had failed, or not
 * yet.
 */
export type CheckOutcome = 'passed' | 'failed' | 'unknown' | 'notReached'

/** One check of a credential. */
export interface CheckLine {
  /** Tells it from the others of the list. */
  name: string
  /** What is checked, in a word or two: 'Signature'. */
  title?: string
  outcome: CheckOutcome
  /** What was found, in one sentence; empty while that is not known yet. */
  words: string
}

const marks = {
  passed: CircleCheck,
  failed: CircleX,
  unknown: CircleQuestionMark,
  notReached: CircleDashed,
} as const

/** The single checks, two beside each other if there is room. */
export function CheckList({ checks }: { checks: readonly CheckLine[] }) {
  const { outcomes } = useMessages(credentialChecksMessages)
  return (
    <ul role="list" className={list}>
      {checks.map(({ name, title, outcome, words }) => {
        const Mark = marks[outcome]
        return (
          <li key={name} className={line}>
            <span className={mark({ outcome })}>
              <Mark size={20} aria-hidden="true" />
              <VisuallyHidden>{outcomes[outcome]} </VisuallyHidden>
            </span>
            <div>
              {title && <p className={nameStyle}>{title}</p>}
              <p className={wordsText}>{words}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
