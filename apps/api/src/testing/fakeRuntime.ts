import type { LabRuntime } from '../labs/runtime/runtime.ts'

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

export function createFakeRuntime(): FakeRuntime {
  const targets = new Map<number, { sessionId: string; onEnd: (reason: string) => void }>()
  let lastPid = 0
  const runtime: FakeRuntime = {
    isBroken: false,
    whileStarting: () => Promise.resolve(),
    running: () => [...targets.values()].map(({ sessionId }) => sessionId).toSorted(),
    start: async ({ sessionId }, onEnd) => {
      await runtime.whileStarting()
      if (runtime.isBroken) throw new Error('It does not start.')
      lastPid += 1
      targets.set(lastPid, { sessionId, onEnd })
      return { driver: 'process', host: 'nowhere', pid: lastPid, startedAt: '1', port: 9 }
    },
    status: async (handle) =>
      handle.driver === 'process' && targets.has(handle.pid) ? 'running' : 'gone',
    stop: async (handle) => void (handle.driver === 'process' && targets.delete(handle.pid)),
    reconcile: async (sessionsInProgress) => {
      const found = [...targets]
      const wanted = await sessionsInProgress()
      for (const [pid, { sessionId }] of found) if (!wanted.has(sessionId)) targets.delete(pid)
    },
    close: async () => targets.clear(),
    crash: (sessionId) => {
      for (const [pid, target] of targets) {
        if (target.sessionId !== sessionId) continue
        targets.delete(pid)
        target.onEnd('a test ended it')
      }
    },
    vanish: () => targets.clear(),
  }
  return runtime
}
