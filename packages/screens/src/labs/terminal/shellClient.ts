/* oxlint-disable unicorn/require-post-message-target-origin, unicorn/prefer-add-event-listener -- these are workers, not windows */
import type { FromWorker, Ran, Ticket, ToWorker } from './shell/protocol.ts'
import type { Kept, Screen } from './shell/shell.ts'

/** How long a shell may take to end a command before it is restarted, in milliseconds. */
const maxWait = 1_500

/** The part of a worker that is used. */
export interface ShellWorker {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: { data: FromWorker }) => void) | null
  onerror: ((event: unknown) => void) | null
}

interface Options {
  readonly makeWorker: () => ShellWorker
  readonly variables: Readonly<Record<string, string>>
  /** Origin of the session's target. */
  readonly origin: string
  readonly kept?: Kept | undefined
  readonly newTicket: () => Promise<Ticket>
  readonly onOutput: (text: string) => void
  /** Called when the screen has to be emptied. */
  readonly onClear: () => void
  /** Called when files and variables have changed. */
  readonly onKept: (kept: Kept) => void
  /** Called when the shell could not be loaded. */
  readonly onLost: () => void
}

/** Exit status of an interrupted command. */
const interrupted = 130

/** The shell in its worker, which is restarted if a command cannot be ended in another way. */
export function createShellClient(options: Options) {
  let kept = options.kept
  let place = '~'
  let count = 0
  let isClosed = false
  const waiting = new Map<number, (value: unknown) => void>()
  let runs: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let worker: ShellWorker
  let ready: Promise<void>

  const start = () => {
    const own = options.makeWorker()
    worker = own
    ready = new Promise((resolve) => {
      own.onmessage = ({ data }) => {
        if (isClosed || own !== worker) return
        if (data.type === 'ready') {
          place = data.place
          resolve()
        } else if (data.type === 'output') options.onOutput(data.text)
        else if (data.type === 'clear') options.onClear()
        else if (data.type === 'result') {
          waiting.get(data.id)?.(data.value)
          waiting.delete(data.id)
        } else if (data.type === 'failed') options.onLost()
        else void options.newTicket().then((ticket) => own.postMessage({ type: 'ticket', ticket }))
      }
      own.onerror = () => options.onLost()
      const { variables, origin } = options
      own.postMessage({ type: 'start', variables, origin, ...(kept && { kept }) })
    })
  }
  const ask = <T>(message: (id: number) => ToWorker): Promise<T> => {
    count += 1
    const id = count
    const asked = new Promise<T>((resolve) => {
      waiting.set(id, (value) => resolve(value as T))
    })
    // Created at once, so that it can be interrupted while it waits.
    const sent = message(id)
    void ready.then(() => worker.postMessage(sent))
    return asked
  }
  start()

  return {
    isReady: () => ready,
    place: () => place,
    /** Returns the exit status. */
    async run(text: string, screen: Partial<Screen> = {}): Promise<number> {
      const ran = await ask<Ran | undefined>((id) => {
        runs = id
        return { type: 'run', id, text, screen }
      })
      clearTimeout(timer)
      runs = undefined
      if (!ran) return interrupted
      place = ran.place
      kept = ran.kept
      options.onKept(kept)
      return ran.status
    },
    complete: (line: string) => ask<string[]>((id) => ({ type: 'complete', id, line })),
    isIncomplete: (text: string) => ask<boolean>((id) => ({ type: 'isIncomplete', id, text })),
    /**
     * Ends the running command. A shell that does not react is restarted, with its files and
     * variables from before the command.
     */
    interrupt(): void {
      if (runs === undefined) return
      const id = runs
      worker.postMessage({ type: 'abort' })
      clearTimeout(timer)
      timer = setTimeout(() => {
        worker.terminate()
        start()
        waiting.get(id)?.(undefined)
        waiting.clear()
      }, maxWait)
    },
    close(): void {
      isClosed = true
      clearTimeout(timer)
      worker.terminate()
    },
  }
}
