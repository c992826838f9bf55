import '@xterm/xterm/css/xterm.css'
import type { LabSession } from '@rampart/contract/entities/labSession'
import { vars } from '@rampart/ui/theme'
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import type { LabAdapter } from '../../adapters/adapters.ts'
import { styledDocument } from './cspStyles.ts'
import { hasGaps, runnable } from './guideValues.ts'
import {
  keepScreenReaderMode,
  keepTerminal,
  readScreenReaderMode,
  readTerminal,
} from './keepTerminal.ts'
import type { labTerminalTexts } from './labTerminal.messages.ts'
import { createLineEditor } from './lineEditor.ts'
import { makeShellWorker } from './makeShellWorker.ts'
import { printable } from './printable.ts'
import { sessionValues, sessionVariables } from './sessionVariables.ts'
import { createShellClient } from './shellClient.ts'
import { terminalTheme } from './terminalTheme.ts'

interface Options {
  readonly element: HTMLElement
  readonly session: LabSession
  readonly lab: Pick<LabAdapter, 'openTerminal'>
  readonly messages: (typeof labTerminalTexts)['english']
}

/** Lines that stay in reach. */
const scrollback = 2_000

/** Opens a terminal in an element. Rejects if the shell could not be loaded. */
export async function openTerminal({ element, session, lab, messages }: Options) {
  const [kept, isRead] = await Promise.all([readTerminal(session._id), readScreenReaderMode()])
  const values = sessionValues(session)
  let shellKept = kept?.shell
  let history = kept?.history ?? []
  const keep = () =>
    void keepTerminal(session._id, { history, ...(shellKept && { shell: shellKept }) })

  const styles = styledDocument()
  const terminal = new Terminal({
    documentOverride: styles.document,
    theme: terminalTheme(element),
    fontFamily:
      getComputedStyle(element).getPropertyValue(/--[\w-]+/.exec(vars.family.mono)?.[0] ?? '') ||
      'monospace',
    fontSize: 14,
    lineHeight: 1.25,
    scrollback,
    screenReaderMode: isRead,
    cursorBlink: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    // Links in what a target prints are text.
    linkHandler: { activate: () => undefined },
  })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  styles.opening(() => terminal.open(element))
  terminal.textarea?.setAttribute('aria-label', messages.input)
  fit.fit()
  // Escape and then Tab leaves the terminal, as Tab alone completes.
  let isLeaving = false
  terminal.attachCustomKeyEventHandler((event) => {
    if (event.type !== 'keydown') return true
    const isTab = event.key === 'Tab'
    const leaves = isTab && (event.shiftKey || isLeaving)
    isLeaving = event.key === 'Escape'
    return !leaves && !(event.ctrlKey && event.shiftKey && event.key === 'C')
  })

  let fail: () => void = () => undefined
  const lost = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('The shell could not be loaded.'))
  })
  const client = createShellClient({
    makeWorker: makeShellWorker,
    variables: sessionVariables(session),
    origin: new URL(session.outputs?.connectionUrl ?? '').origin,
    kept: kept?.shell,
    newTicket: () => lab.openTerminal(session._id).catch(() => ({ problem: messages.noPass })),
    onOutput: (text) => terminal.write(printable(text)),
    onKept: (next) => {
      shellKept = next
      keep()
    },
    onLost: () => fail(),
  })
  const editor = createLineEditor({
    write: (text) => terminal.write(text),
    columns: () => terminal.cols,
    complete: client.complete,
    isIncomplete: client.isIncomplete,
    history,
    onHistory: (next) => {
      history = next
      keep()
    },
    onInterrupt: () => {
      terminal.write('^C\r\n')
      client.interrupt()
    },
  })
  terminal.onData((data) => editor.input(data))
  const sizes = new ResizeObserver(() => {
    fit.fit()
    editor.resized()
  })
  sizes.observe(element)
  const close = () => {
    isClosed = true
    sizes.disconnect()
    client.close()
    terminal.dispose()
    styles.release()
  }
  let isClosed = false
  /** What the guide sends while something runs waits for its turn. */
  const queue: string[] = []
  /** What has gaps to fill in waits in the line for the learner. */
  const take = (text: string) => (hasGaps(text) ? editor.put(text) : editor.run(text))
  const loop = async () => {
    const isOn = () => !isClosed
    while (isOn()) {
      const reading = editor.read(`${client.place()} $ `)
      const next = queue.shift()
      if (next !== undefined) take(next)
      const line = await reading
      if (line.trim() === '') continue
      // Secrets stay dotted in sight and in the history.
      await client.run(runnable(line, values))
      // Whatever a program has set of colours ends with it, and the prompt begins a line.
      await new Promise<void>((resolve) => terminal.write('\u001b[0m', resolve))
      if (terminal.buffer.active.cursorX > 0) terminal.write('\r\n')
    }
  }
  try {
    await Promise.race([client.isReady(), lost])
  } catch (error) {
    close()
    throw error
  }
  terminal.write(`\u001b[?2004h${messages.welcome}\r\n`)
  void loop()

  return {
    /** Whether screen readers are told what is printed. */
    isRead,
    input: (data: string) => editor.input(data),
    run: (text: string) => {
      if (!take(text)) queue.push(text)
      terminal.focus()
    },
    setScreenReaderMode: (isOn: boolean) => {
      terminal.options.screenReaderMode = isOn
      void keepScreenReaderMode(isOn)
    },
    focus: () => terminal.focus(),
    close,
  }
}

/** A terminal on the page. */
export type OpenTerminal = Awaited<ReturnType<typeof openTerminal>>
