import type { LabSession } from '@rampart/contract/entities/labSession'
import { LabTerminal } from '@rampart/ui/LabTerminal'
import { useMessages } from '@rampart/ui/Language'
import { useEffect, useRef, useState } from 'react'
import { useAdapters } from '../../adapters/AdaptersProvider.tsx'
import { labTerminalTexts } from './labTerminal.messages.ts'
import { openRemoteTerminal } from './openRemoteTerminal.ts'
import { openTerminal } from './openTerminal.ts'
import type { OpenTerminal } from './openTerminal.ts'

/** A command to run; each press creates a new object. */
export interface TerminalCommand {
  readonly text: string
}

export interface TerminalScreenProps {
  session: LabSession
  /** The last command that the guide has sent. */
  command: TerminalCommand | undefined
  onClose: () => void
}

const keys = {
  tab: '\t',
  interrupt: '\u0003',
  up: '\u001b[A',
  down: '\u001b[B',
  left: '\u001b[D',
  right: '\u001b[C',
}

/** More than the bar with the address, which comes and goes while one scrolls, in pixels. */
const leastKeyboard = 120

/** Scrolls to the whole frame: the keys below the emulator have to be visible, too. */
const reveal = (element: HTMLElement) =>
  (element.closest('section') ?? element).scrollIntoView({ block: 'nearest' })

/**
 * The terminal of a session: xterm.js connected to the session's shell, either its own or one that
 * runs in this browser.
 */
export function TerminalScreen({ session, command, onClose }: TerminalScreenProps) {
  const { lab } = useAdapters()
  const messages = useMessages(labTerminalTexts)
  const place = useRef<HTMLDivElement>(null)
  const terminal = useRef<OpenTerminal>(undefined)
  const [state, setState] = useState<'connecting' | 'open' | 'reconnecting' | 'lost'>('connecting')
  const [attempt, setAttempt] = useState(0)
  const [isRead, setRead] = useState(false)
  const ran = useRef<TerminalCommand>(undefined)
  const isOver = session.status !== 'active'

  useEffect(() => {
    const element = place.current
    if (!element || isOver) return
    let isGone = false
    setState('connecting')
    const here = { element, session, lab, messages }
    const open = async () => {
      const { shell } = await lab.openTerminal(session._id)
      if (!shell) return { opened: await openTerminal(here), first: 'open' as const }
      const onState = (next: typeof state) => !isGone && setState(next)
      const opened = await openRemoteTerminal({ ...here, ticket: shell.ticket, onState })
      return { opened, first: 'connecting' as const }
    }
    const opening = open()
    opening.then(
      ({ opened, first }) => {
        if (isGone) {
          opened.close()
          return undefined
        }
        terminal.current = opened
        setRead(opened.isRead)
        if (first === 'open') setState(first)
        opened.focus()
        // The emulator draws nothing while it is off the screen, and focusing it does not scroll.
        reveal(element)
        return undefined
      },
      () => !isGone && setState('lost'),
    )
    return () => {
      isGone = true
      terminal.current?.close()
      terminal.current = undefined
    }
    // The session's values do not change while it runs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session._id, attempt, lab])

  useEffect(() => {
    let height = visualViewport?.height ?? 0
    const resized = () => {
      const { height: next, scale } = visualViewport ?? { height, scale: 1 }
      const changed = Math.abs(next - height)
      height = next
      const element = place.current
      if (scale === 1 && changed >= leastKeyboard && element?.contains(document.activeElement))
        reveal(element)
    }
    visualViewport?.addEventListener('resize', resized)
    return () => visualViewport?.removeEventListener('resize', resized)
  }, [])

  useEffect(() => {
    if (isOver) terminal.current?.end()
  }, [isOver, state])

  useEffect(() => {
    if (isOver || state !== 'open' || !command || ran.current === command) return
    ran.current = command
    terminal.current?.run(command.text)
  }, [isOver, state, command])

  return (
    <LabTerminal
      state={isOver ? 'closed' : state}
      onReconnect={() => setAttempt(attempt + 1)}
      onDismiss={onClose}
      onKey={(key) => terminal.current?.input(keys[key])}
      isScreenReaderMode={isRead}
      onScreenReaderModeChange={(isOn) => {
        setRead(isOn)
        terminal.current?.setScreenReaderMode(isOn)
      }}
    >
      <div ref={place} style={{ height: '100%' }} />
    </LabTerminal>
  )
}
