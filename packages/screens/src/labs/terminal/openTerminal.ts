import type { LabSession } from '@rampart/contract/entities/labSession'
import type { LabAdapter } from '../../adapters/adapters.ts'
import { readFiles } from './keepFiles.ts'
import { hasGaps, runnable } from './guideValues.ts'
import {
  keepScreenReaderMode,
  keepTerminal,
  readScreenReaderMode,
  readTerminal,
} from './keepTerminal.ts'
import type { labTerminalTexts } from './labTerminal.messages.ts'
import { createLineEditor } from './lineEditor.ts'
import { inLines } from './lineText.ts'
import { makeShellWorker } from './makeShellWorker.ts'
import { makeTerminal } from './makeTerminal.ts'
import { printable } from './printable.ts'
import { sessionValues, sessionVariables } from './sessionVariables.ts'
import { createShellClient } from './shellClient.ts'

interface Options {
  readonly element: HTMLElement
  readonly session: LabSession
  readonly lab: Pick<LabAdapter, 'openTerminal'>
  readonly messages: (typeof labTerminalTexts)['english']
}

/**
 * Opens a terminal in an element, with a shell that runs in this browser. Rejects if that could not
 * be loaded.
 */
export async function openTerminal({ element, session, lab, messages }: Options) {
  const [kept, files, isRead] = await Promise.all([
    readTerminal(session._id),
    readFiles(session.lab.path),
    readScreenReaderMode(),
  ])
  const values = sessionValues(session)
  let shellKept = kept?.shell
  let history = kept?.history ?? []
  let isStored = kept !== undefined
  const keep = (before = shellKept?.files ?? files) => {
    const terminalKept = { history, ...(shellKept && { shell: shellKept }) }
    void keepTerminal(session._id, terminalKept, { files: before, isStored }).then(
      (done) => (isStored ||= done),
    )
  }

  const { terminal, fit, freeze, dispose } = makeTerminal({
    element,
    label: messages.input,
    isRead,
  })

  let fail: () => void = () => undefined
  const lost = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('The shell could not be loaded.'))
  })
  const client = createShellClient({
    makeWorker: makeShellWorker,
    variables: sessionVariables(session),
    origin: new URL(session.outputs?.connectionUrl ?? '').origin,
    kept: kept?.shell ?? { files, memory: { told: '', exported: {}, functions: [] } },
    newTicket: () => lab.openTerminal(session._id).catch(() => ({ problem: messages.noPass })),
    onOutput: (text) => terminal.write(printable(text)),
    onClear: () => terminal.write('\u001b[H\u001b[2J\u001b[3J'),
    onKept: (next) => {
      const before = shellKept?.files ?? files
      shellKept = next
      keep(before)
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
  const end = () => {
    isClosed = true
    client.close()
    freeze()
  }
  const close = () => {
    end()
    sizes.disconnect()
    dispose()
  }
  let isClosed = false
  const loop = async () => {
    const isOn = () => !isClosed
    while (isOn()) {
      const line = await editor.read(`${client.place()} $ `)
      if (line.trim() === '') continue
      // Secrets stay hidden on the screen and in the history.
      await client.run(runnable(line, values), { history, columns: terminal.cols })
      // Colors that a program has set end with it, and the prompt begins a new line.
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
  terminal.write(`\u001b[?2004h${inLines(messages.welcome, terminal.cols)}`)
  void loop()

  return {
    /** Whether screen readers read out the output. */
    isRead,
    input: (data: string) => editor.input(data),
    run: (text: string) => {
      // A command with gaps stays in the line for the learner to fill in.
      if (hasGaps(text)) editor.put(text)
      else editor.run(text)
      terminal.focus()
    },
    setScreenReaderMode: (isOn: boolean) => {
      terminal.options.screenReaderMode = isOn
      void keepScreenReaderMode(isOn)
    },
    focus: () => terminal.focus(),
    /** Ends the shell with its session; what it has printed stays. */
    end,
    close,
  }
}

/** A terminal on the page. */
export type OpenTerminal = Awaited<ReturnType<typeof openTerminal>>
