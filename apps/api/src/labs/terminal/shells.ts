import type { FastifyBaseLogger } from 'fastify'
import type { RunningShell, ShellStart, TerminalSize } from '../runtime/runtime.ts'

/** The most bytes of output that are kept for somebody who comes back. */
const maxKept = 131_072
/**
 * How many bytes a second a shell may print: more than anyone can read, and not too many for a
 * page.
 */
const outputRate = 524_288
/** How many terminals of one session may be open: tabs and devices. */
const maxViewers = 4
/** How long a shell stays without anything being typed, in milliseconds. */
const maxIdle = 30 * 60_000
/**
 * How often a shell that printed too much, or whose reader is slow, is looked after, in
 * milliseconds.
 */
const interval = 50

/** Somebody who looks at a shell. */
export interface Viewer {
  /** Takes output; `isReplay`: all that was kept, in the place of what was shown. */
  show(output: Buffer, isReplay: boolean): void
  /** Bytes that are on their way to it. */
  waiting(): number
  closed(reason: 'ended' | 'idle'): void
}

/** What a viewer does. */
export interface View {
  write(input: Buffer): void
  resize(size: TerminalSize): void
  leave(): void
}

interface Shell {
  readonly viewers: Set<Viewer>
  readonly running: Promise<RunningShell>
  kept: Buffer[]
  size: number
  /** Bytes that were printed faster than is allowed. */
  debt: number
  isPaused: boolean
  idle: NodeJS.Timeout | undefined
}

interface Options {
  readonly start: (
    sessionId: string,
    events: Pick<ShellStart, 'onOutput' | 'onEnd'>,
  ) => Promise<RunningShell>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * The shells of this process, one a session. They go on without viewers, so that a lost network
 * loses nothing.
 */
export function createShells({ start, log }: Options) {
  const shells = new Map<string, Shell>()
  const timer = setInterval(() => {
    for (const shell of shells.values()) {
      shell.debt = Math.max(0, shell.debt - (outputRate * interval) / 1000)
      pace(shell)
    }
  }, interval)
  timer.unref()

  function pace(shell: Shell): void {
    const isSlow = [...shell.viewers].some((viewer) => viewer.waiting() > outputRate)
    const mustWait = shell.debt > outputRate / 2 || isSlow
    if (mustWait === shell.isPaused) return
    shell.isPaused = mustWait
    void shell.running.then(
      (running) => (mustWait ? running.pause() : running.resume()),
      () => undefined,
    )
  }

  function forget(sessionId: string, shell: Shell, reason: 'ended' | 'idle'): void {
    if (shells.get(sessionId) !== shell) return
    shells.delete(sessionId)
    clearTimeout(shell.idle)
    for (const viewer of shell.viewers) viewer.closed(reason)
    shell.viewers.clear()
  }

  const end = (sessionId: string, shell: Shell, reason: 'ended' | 'idle') => {
    forget(sessionId, shell, reason)
    return shell.running
      .then((running) => running.end())
      .catch((error: unknown) => log.warn({ err: error, sessionId }, 'a shell could not be ended'))
  }

  function isUsed(sessionId: string, shell: Shell): void {
    clearTimeout(shell.idle)
    shell.idle = setTimeout(() => void end(sessionId, shell, 'idle'), maxIdle)
    shell.idle.unref()
  }

  function open(sessionId: string): Shell {
    const shell: Shell = {
      viewers: new Set(),
      running: start(sessionId, {
        onOutput: (output) => {
          shell.kept.push(output)
          shell.size += output.length
          while (shell.size > maxKept) {
            const first = shell.kept.shift()
            shell.size -= first?.length ?? 0
          }
          shell.debt += output.length
          for (const viewer of shell.viewers) viewer.show(output, false)
          pace(shell)
        },
        onEnd: () => forget(sessionId, shell, 'ended'),
      }),
      kept: [],
      size: 0,
      debt: 0,
      isPaused: false,
      idle: undefined,
    }
    shells.set(sessionId, shell)
    isUsed(sessionId, shell)
    shell.running.catch(() => {
      shells.delete(sessionId)
      clearTimeout(shell.idle)
    })
    return shell
  }

  return {
    /** Joins the session's shell, which is started if there is none. Rejects if it cannot be. */
    async join(sessionId: string, viewer: Viewer): Promise<View | 'too many'> {
      const shell = shells.get(sessionId) ?? open(sessionId)
      if (shell.viewers.size >= maxViewers) return 'too many'
      shell.viewers.add(viewer)
      const leave = () => void shell.viewers.delete(viewer)
      const running = await shell.running.catch((error: unknown) => {
        leave()
        throw error
      })
      if (!shell.viewers.has(viewer)) return 'too many'
      viewer.show(Buffer.concat(shell.kept), true)
      return {
        write: (input) => {
          isUsed(sessionId, shell)
          running.write(input)
        },
        resize: (size) => running.resize(size),
        leave,
      }
    },
    /** Lets go of all of them: the next process finds their files, but not what runs in them. */
    async close(): Promise<void> {
      clearInterval(timer)
      const running = [...shells].map(([sessionId, shell]) => {
        forget(sessionId, shell, 'ended')
        return shell.running
      })
      for (const shell of await Promise.allSettled(running))
        if (shell.status === 'fulfilled') shell.value.leave()
    },
  }
}

/** The shells of a process. */
export type Shells = ReturnType<typeof createShells>
