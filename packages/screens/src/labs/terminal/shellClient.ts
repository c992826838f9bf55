/* oxlint-disable unicorn/require-post-message-target-origin, unicorn/prefer-add-event-listener -- these are workers, not windows */
import type { FromWorker, Ran, Ticket, ToWorker } from './shell/protocol.ts'
import type { Kept } from './shell/shell.ts'

/** How long a shell may take to end a command before it is started again, in milliseconds. */
const maxWait = 1_500

/** What is used of a worker. */
export interface ShellWorker {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: { data: FromWorker }) => void) | null
  onerror: ((event: unknown) => void) | null
}

interface Options {
  readonly makeWorker: () => ShellWorker
  readonly variables: Readonly<Record<string, string>>
  /** Of the session's target. */
  readonly origin: string
  readonly kept?: Kept | undefined
  readonly newTicket: () => Promise<Ticket>
  readonly onOutput: (text: string) => void
  /** The screen is to be emptied. */
  readonly onClear: () => void
  /** Files and variables have changed. */
  readonly onKept: (kept: Kept) => void
  /** The shell could not be loaded. */
  readonly onLost: () => void
}

/** Exit status of what was interrupted. */
const interrupted = 130

/** The shell in its worker, which is started again if a command cannot be ended in another way. */
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
    // Made at once, so that it can be interrupted while it waits.
    const sent = message(id)
    void ready.then(() => worker.postMessage(sent))
    return asked
  }
  start()

  return {
    isReady: () => ready,
    place: () => place,
    /** Returns the exit status. `history` is what the command of that name prints. */
    async run(text: string, history: readonly string[] = []): Promise<number> {
      const ran = await ask<Ran | undefined>((id) => {
        runs = id
        return { type: 'run', id, text, history }
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
     * Ends what runs; a shell that does not hear is started again, with its files and variables as
     * they were before the command.
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
