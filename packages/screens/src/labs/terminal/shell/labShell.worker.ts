/* oxlint-disable unicorn/require-post-message-target-origin, unicorn/prefer-add-event-listener -- these are workers, not windows */
import { createAskLab } from './askLab.ts'
import type { FromWorker, Ticket, ToWorker } from './protocol.ts'
import { createShell } from './shell.ts'
import type { Shell } from './shell.ts'

/** The shell of a session's terminal, outside of the page's thread: it can be ended at any time. */
const scope = globalThis as unknown as {
  postMessage: (message: FromWorker) => void
  onmessage: ((event: { data: ToWorker }) => void) | null
}

let shell: Promise<Shell> | undefined
let running: AbortController | undefined
let waiting: ((ticket: Ticket) => void)[] = []

const newTicket = () =>
  new Promise<Ticket>((resolve) => {
    waiting.push(resolve)
    scope.postMessage({ type: 'needsTicket' })
  })

const sendResult = (id: number, value: unknown) => scope.postMessage({ type: 'result', id, value })

async function take(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'start': {
      const { origin } = message
      const onOutput = (text: string) => scope.postMessage({ type: 'output', text })
      const onClear = () => scope.postMessage({ type: 'clear' })
      const options = { ...message, ask: createAskLab(origin, newTicket), onOutput, onClear }
      // The stored state may not be readable; a shell without it is better than none.
      shell = createShell(options).catch(() => createShell({ ...options, kept: undefined }))
      return scope.postMessage({ type: 'ready', place: (await shell).place() })
    }
    case 'ticket':
      for (const resolve of waiting) resolve(message.ticket)
      waiting = []
      return
    case 'abort':
      return running?.abort()
    case 'run': {
      const opened = await shell
      if (!opened) return
      running = new AbortController()
      const status = await opened.run(message.text, running.signal, message.screen)
      return sendResult(message.id, { status, place: opened.place(), kept: await opened.kept() })
    }
    case 'complete':
      return sendResult(message.id, await (await shell)?.complete(message.line))
    case 'isIncomplete':
      return sendResult(message.id, (await shell)?.isIncomplete(message.text))
  }
}

scope.onmessage = ({ data }) => void take(data).catch(() => scope.postMessage({ type: 'failed' }))
