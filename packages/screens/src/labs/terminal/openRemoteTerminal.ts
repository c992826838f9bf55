import type { LabSession } from '@rampart/contract/entities/labSession'
import { labShellUrl } from '@rampart/contract/rules/labShell'
import type { LabAdapter } from '../../adapters/adapters.ts'
import { AdapterError } from '../../adapters/errors.ts'
import { hasGaps, runnable } from './guideValues.ts'
import { keepScreenReaderMode, readScreenReaderMode } from './keepTerminal.ts'
import type { labTerminalTexts } from './labTerminal.messages.ts'
import { makeTerminal } from './makeTerminal.ts'
import type { OpenTerminal } from './openTerminal.ts'
import { createRemoteShell } from './remoteShell.ts'
import { sessionValues } from './sessionVariables.ts'
import { connectShell } from './workerSocket.ts'

interface Options {
  readonly element: HTMLElement
  readonly session: LabSession
  /** The first ticket; later ones are requested. */
  readonly ticket: string
  readonly lab: Pick<LabAdapter, 'openTerminal'>
  readonly messages: (typeof labTerminalTexts)['english']
  readonly onState: (state: 'open' | 'reconnecting' | 'lost') => void
}

/** Opens a terminal in an element, connected to the session's own shell. */
export async function openRemoteTerminal({
  element,
  session,
  ticket,
  lab,
  messages,
  onState,
}: Options): Promise<OpenTerminal> {
  const isRead = await readScreenReaderMode()
  const { terminal, fit, freeze, dispose } = makeTerminal({
    element,
    label: messages.input,
    isRead,
  })
  const values = sessionValues(session)
  const { origin } = new URL(session.outputs?.connectionUrl ?? '')
  /** Commands that were sent before the shell is ready, or while it cannot be reached. */
  const queue: string[] = []
  let isOpen = false
  /** The shell has printed something, so it reads input. */
  let isReady = false
  let first: string | undefined = ticket

  const newTicket = async () => {
    const own = first ?? (await lab.openTerminal(session._id)).shell?.ticket
    first = undefined
    if (own === undefined) throw new AdapterError({ status: 409 })
    return own
  }
  const send = (text: string) => {
    // In its own network the lab has another address.
    const inside = runnable(text, values).replaceAll(origin, labShellUrl)
    terminal.paste(inside)
    // A command with gaps stays in the line for the learner to fill in.
    if (!hasGaps(inside)) shell.input('\r')
  }
  const shell = createRemoteShell({
    connect: (own, events) => connectShell(origin, own, events),
    newTicket,
    isFinal: (error) =>
      error instanceof AdapterError &&
      error.status >= 400 &&
      error.status < 500 &&
      error.status !== 429,
    size: () => [terminal.cols, terminal.rows],
    onOutput: (output, replacesAll) => {
      if (replacesAll) terminal.reset()
      if (output === '') return
      isReady = true
      terminal.write(output, () => {
        if (isOpen) for (const text of queue.splice(0)) send(text)
      })
    },
    onState: (state) => {
      isOpen = state === 'open'
      onState(state)
    },
  })
  terminal.onData((data) => shell.input(data))
  terminal.onResize(() => shell.resized())
  const sizes = new ResizeObserver(() => fit.fit())
  sizes.observe(element)

  const end = () => {
    shell.close()
    freeze()
  }
  return {
    isRead,
    // Full-screen programs expect another sequence for the arrows.
    input: (data) =>
      shell.input(
        terminal.modes.applicationCursorKeysMode ? data.replace('\u001b[', '\u001bO') : data,
      ),
    run: (text) => {
      if (isOpen && isReady && queue.length === 0) send(text)
      else queue.push(text)
      terminal.focus()
    },
    setScreenReaderMode: (isOn) => {
      terminal.options.screenReaderMode = isOn
      void keepScreenReaderMode(isOn)
    },
    focus: () => terminal.focus(),
    end,
    close: () => {
      end()
      sizes.disconnect()
      dispose()
    },
  }
}
