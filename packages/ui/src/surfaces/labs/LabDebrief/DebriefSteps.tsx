import { OfContent } from '../../../components/Language/OfContent.tsx'
import { useMessages } from '#language'
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { codeText } from '../codeText.ts'
import * as styles from './LabDebrief.css.ts'
import { labDebriefMessages } from './LabDebrief.messages.ts'

/**
 * A check, with the learner's time and the author's. Times are since the start, as digits: '2:14'.
 */
export interface DebriefStep {
  /** Unique in the lab. */
  id: string
  /** What is true when it is solved, as plain text. */
  name: string
  /** When the learner solved it. */
  time?: string
  /** When the author had solved it. */
  referenceTime?: string
  /** What the author did, as plain text; text between backticks is shown as code. */
  how?: string
}

/** Check by check, the learner's times beside the author's. */
export function DebriefSteps({
  steps,
  hasReference,
}: {
  steps: readonly DebriefStep[]
  hasReference: boolean
}) {
  const messages = useMessages(labDebriefMessages)
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{messages.steps}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.headCell}>
            {messages.check}
          </th>
          <th scope="col" className={styles.figureHead}>
            {messages.yourTime}
          </th>
          {hasReference && (
            <th scope="col" className={styles.figureHead}>
              {messages.authorTime}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ id, name, time, referenceTime, how }) => (
          <tr key={id}>
            <th scope="row" className={styles.nameCell}>
              <OfContent>{name}</OfContent>
              {how !== undefined && <span className={styles.how}>{codeText(how)}</span>}
            </th>
            <td className={styles.own}>
              <Time none={messages.none}>{time}</Time>
            </td>
            {hasReference && (
              <td className={styles.reference}>
                <Time none={messages.none}>{referenceTime}</Time>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Time({ children, none }: { children: string | undefined; none: string }) {
  if (children !== undefined) return children
  return (
    <>
      <span aria-hidden="true">{'–'}</span>
      <VisuallyHidden>{none}</VisuallyHidden>
    </>
  )
}
