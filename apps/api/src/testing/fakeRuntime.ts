import type { LabRuntime, TargetHandle } from '../labs/runtime/runtime.ts'

/** Targets that are only entries in a list. */
export interface FakeRuntime extends LabRuntime {
  /** The sessions whose target runs. */
  readonly running: () => string[]
  /** While true, targets do not start. */
  isBroken: boolean
  /** Called while a target starts. */
  whileStarting: () => Promise<void>
  /** Ends a target as a crash would. */
  crash(sessionId: string): void
  /** Ends all targets without an event, as a crash of their machine would. */
  vanish(): void
}

interface FakeTarget {
  readonly sessionId: string
  /** The driver of the process that watches it. */
  watcher: FakeRuntime | undefined
  onEnd: (reason: string) => void
}

/** Targets of a machine that outlive its processes. */
export interface FakeContainers {
  readonly host: string
  readonly targets: Map<number, FakeTarget>
}

/**
 * A driver. Without `engine` its targets end with it; with one they belong to that machine and
 * continue to run.
 */
export function createFakeRuntime(engine?: FakeContainers): FakeRuntime {
  const targets: FakeContainers['targets'] = engine?.targets ?? new Map()
  const numberIn = (handle: TargetHandle) =>
    handle.driver === 'container'
      ? Number(handle.containerId)
      : handle.driver === 'process'
        ? handle.pid
        : -1
  const closing = Promise.withResolvers<never>()
  closing.promise.catch(() => undefined)
  const runtime: FakeRuntime = {
    outlives: engine !== undefined,
    isBroken: false,
    whileStarting: () => Promise.resolve(),
    running: () => [...targets.values()].map(({ sessionId }) => sessionId).toSorted(),
    start: async ({ sessionId }, onEnd) => {
      await Promise.race([runtime.whileStarting(), ...(engine ? [closing.promise] : [])])
      if (runtime.isBroken) throw new Error('It does not start.')
      const number = Math.max(0, ...targets.keys()) + 1
      targets.set(number, { sessionId, watcher: runtime, onEnd })
      return engine
        ? { driver: 'container', host: engine.host, containerId: String(number), port: 9 }
        : { driver: 'process', host: 'nowhere', pid: number, startedAt: '1', port: 9 }
    },
    adopt: async (handle, onEnd) => {
      const target = targets.get(numberIn(handle))
      if (!target) return 'gone'
      Object.assign(target, { watcher: runtime, onEnd })
      return 'running'
    },
    status: async (handle) => (targets.has(numberIn(handle)) ? 'running' : 'gone'),
    stop: async (handle) => void targets.delete(numberIn(handle)),
    reconcile: async (sessionsInProgress) => {
      const found = [...targets]
      const wanted = await sessionsInProgress()
      for (const [pid, { sessionId }] of found) if (!wanted.has(sessionId)) targets.delete(pid)
    },
    close: async () => {
      closing.reject(new Error('This process ends.'))
      if (!engine) return targets.clear()
      for (const target of targets.values())
        if (target.watcher === runtime) target.watcher = undefined
    },
    crash: (sessionId) => {
      for (const [pid, target] of targets) {
        if (target.sessionId !== sessionId) continue
        targets.delete(pid)
        if (target.watcher) target.onEnd('a test ended it')
      }
    },
    vanish: () => targets.clear(),
  }
  return runtime
}
