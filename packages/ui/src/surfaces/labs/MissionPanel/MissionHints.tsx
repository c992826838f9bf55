import { useRef } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useMessages } from '#language'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useBrowserLayoutEffect } from '../../../react18/useBrowserLayoutEffect.ts'
import { codeText } from '../codeText.ts'
import * as styles from './MissionHints.css.ts'
import { missionPanelMessages } from './MissionPanel.messages.ts'

export interface MissionHintsProps {
  /**
   * Those that are open, in their order, as plain text; what is between backticks is shown as code.
   */
  opened: readonly string[]
  /** How many there are. */
  count: number
  /**
   * Opens the hint of this number, from 1: the one that the button had offered as the press began.
   * Another tab may have opened it since; then it is here already and nothing more is to be opened.
   * Left out once the check is solved or the lab has ended.
   */
  onOpen?: (number: number) => void
  /** The next one is on its way. @default false */
  isPending?: boolean
  /** Why it could not be opened. */
  error?: string
}

/**
 * The hints of a check: what is open, and a button for the next one. What opens is read out. Once
 * no more can be opened they fold up.
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

/** Within so many milliseconds nobody has read that the button offers another hint now. */
const reading = 400

/**
 * The number of the hint that a press means: the one that was offered when it began, and had been
 * for long enough to be read.
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
