import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import * as styles from './LabTerminal.css.ts'
import { labTerminalMessages } from './LabTerminal.messages.ts'

/** A key that on-screen keyboards lack. */
export type TerminalKey = 'tab' | 'interrupt' | 'up' | 'down' | 'left' | 'right'

export interface LabTerminalProps extends RootProps {
  /** The emulator: xterm.js or another, which fills its place. It stays while the state changes. */
  children: ReactNode
  /**
   * `reconnecting` while it reconnects by itself to a shell that still runs; `lost` offers another
   * try; `closed` after the session has ended.
   * @default 'open'
   */
  state?: 'connecting' | 'open' | 'reconnecting' | 'lost' | 'closed'
  /** Called by 'Try again'. */
  onReconnect?: () => void
  /** Removes the terminal from the page. */
  onDismiss: () => void
  /** A press on one of the keys below the emulator, which show on touch screens. */
  onKey: (key: TerminalKey) => void
  /** Screen readers read out what the emulator prints. @default false */
  isScreenReaderMode?: boolean
  onScreenReaderModeChange: (isOn: boolean) => void
}

const faces: Readonly<Record<TerminalKey, string>> = {
  tab: 'Tab',
  interrupt: 'Ctrl-C',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
}

/**
 * The frame of a terminal beside a lab's guide: its state, its controls, and keys that phones lack.
 * You bring the emulator.
 */
export function LabTerminal({
  children,
  state = 'open',
  onReconnect,
  onDismiss,
  onKey,
  isScreenReaderMode = false,
  onScreenReaderModeChange,
  ...root
}: LabTerminalProps) {
  const messages = useMessages(labTerminalMessages)
  const id = useId()
  return (
    <section {...rootPropsOf(root)} aria-labelledby={id} className={styles.frame}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {messages.title}
        </h2>
        <span role="status" data-state={state} className={styles.status}>
          {messages.states[state]}
        </span>
        {state === 'lost' && onReconnect && (
          <Button variant="outline" size="small" onPress={onReconnect}>
            {messages.reconnect}
          </Button>
        )}
        <label className={styles.mode}>
          <input
            type="checkbox"
            checked={isScreenReaderMode}
            onChange={({ target }) => onScreenReaderModeChange(target.checked)}
          />
          {messages.screenReader}
        </label>
        <div className={styles.close}>
          <Tooltip text={messages.close} placement="bottom">
            <IconButton label={messages.close} tone="inverse" onPress={onDismiss}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </Tooltip>
        </div>
      </div>
      <div dir="ltr" translate="no" className={styles.screen}>
        {children}
      </div>
      <div role="group" aria-label={messages.keys} dir="ltr" className={styles.keys}>
        {(Object.keys(faces) as TerminalKey[]).map((key) => (
          <button
            key={key}
            type="button"
            aria-label={messages.keyNames[key]}
            // The emulator keeps the focus, so that the on-screen keyboard stays.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onKey(key)}
            disabled={state !== 'open'}
            className={styles.key}
          >
            {faces[key]}
          </button>
        ))}
      </div>
    </section>
  )
}
