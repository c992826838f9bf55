import { CircleCheck, CircleDashed, CircleQuestionMark, CircleX } from 'lucide-react'
import { useMessages } from '#language'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { line, list, mark, name as nameStyle, wordsText } from './CheckList.css.ts'
import { credentialChecksMessages } from './CredentialChecks.messages.ts'

/**
 * Result of a single check; `notReached` if it has not been made, yet or because one before it
 * failed.
 */
export type CheckOutcome = 'passed' | 'failed' | 'unknown' | 'notReached'

/** One check of a credential. */
export interface CheckLine {
  /** Unique in the list. */
  name: string
  /** What is checked, in a word or two: 'Signature'. */
  title?: string
  outcome: CheckOutcome
  /** The result, in one sentence; empty while it is not known yet. */
  words: string
}

const marks = {
  passed: CircleCheck,
  failed: CircleX,
  unknown: CircleQuestionMark,
  notReached: CircleDashed,
} as const

/** The single checks, two beside each other if there is space. */
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
