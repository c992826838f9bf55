import { useRef } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useMessages } from '#language'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useBrowserLayoutEffect } from '../../../react18/useBrowserLayoutEffect.ts'
import { codeText } from '../codeText.ts'
import * as styles from './MissionHints.css.ts'
import { missionPanelMessages } from './MissionPanel.messages.ts'

export interface MissionHintsProps {
  /** The opened hints, in their order, as plain text; text between backticks is shown as code. */
  opened: readonly string[]
  /** How many hints there are. */
  count: number
  /**
   * Opens the hint with this number, from 1: the one that the button offered when the press began.
   * If another tab has opened it since, it is already here and nothing more has to be opened. Leave
   * out once the check is solved or the lab has ended.
   */
  onOpen?: (number: number) => void
  /** The next hint is loading. @default false */
  isPending?: boolean
  /** Why it could not be opened. */
  error?: string
}

/**
 * The hints of a check: the opened ones, and a button for the next one. A hint that opens is read
 * out. Once no more can be opened they are folded.
 */
export function MissionHints({
  opened,
  count,
  onOpen,
  isPending = false,
  error,
  check,
}: MissionHintsProps & { check: string }) {
  const messages = useMessages(missionPanelMessages)
  const next = opened.length + 1
  const offered = useOffered(next)
  const list = opened.map((hint, index) => (
    <p key={hint} className={styles.hint}>
      <span className={styles.number}>{messages.hint(index + 1, count)}</span> {codeText(hint)}
    </p>
  ))
  if (!onOpen) {
    if (opened.length === 0) return null
    return (
      <details className={styles.hints}>
        <summary className={styles.summary}>
          {messages.openedHints(opened.length)}
          <VisuallyHidden>{messages.ofCheck(check)}</VisuallyHidden>
        </summary>
        {list}
      </details>
    )
  }
  return (
    <div className={styles.hints}>
      <div aria-live="polite">{list}</div>
      {error !== undefined && (
        <p role="alert" className={styles.trouble}>
          {error}
        </p>
      )}
      {next <= count && (
        <span onPointerDown={offered.hold}>
          <Button
            variant="plain"
            size="small"
            isPending={isPending}
            onPress={() => onOpen(offered.take())}
          >
            {messages.openHint(next, count)}
            <VisuallyHidden>{messages.ofCheck(check)}</VisuallyHidden>
          </Button>
        </span>
      )}
    </div>
  )
}

/** In fewer milliseconds nobody has read that the button now offers another hint. */
const reading = 400

/**
 * The number of the hint that a press means: the one that was offered when the press began, if it
 * was shown long enough to be read.
 */
function useOffered(next: number) {
  const seen = useRef({ next, before: next, since: -Infinity })
  const held = useRef<number>(undefined)
  useBrowserLayoutEffect(() => {
    if (seen.current.next === next) return
    seen.current = { next, before: seen.current.next, since: performance.now() }
  }, [next])
  const read = () => {
    const { before, since } = seen.current
    return performance.now() - since < reading ? before : next
  }
  return {
    hold: () => {
      held.current = read()
    },
    take: () => {
      const number = held.current ?? read()
      held.current = undefined
      return number
    },
  }
}
