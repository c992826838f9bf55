// oxlint-disable-next-line import/default -- the bundler makes it
import socketUrl from './shell/labShell.socket.ts?worker&url'
// oxlint-disable-next-line import/default -- the bundler makes it
import workerUrl from './shell/labShell.worker.ts?worker&url'
import type { ShellWorker } from './shellClient.ts'

interface Policy {
  createScriptURL(name: string): string
}

let policy: Policy | undefined

/**
 * Where Trusted Types are enforced too: these two addresses are all that the policy lets through.
 */
function addressOf(name: 'shell' | 'socket'): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
  const createScriptURL = (asked: string) => (asked === 'socket' ? socketUrl : workerUrl)
  policy ??= trustedTypes?.createPolicy('lab-shell', { createScriptURL })
  return policy?.createScriptURL(name) ?? createScriptURL(name)
}

/** Starts the worker of the shell that runs in the browser. */
export const makeShellWorker = (): ShellWorker =>
  new Worker(addressOf('shell'), { type: 'module', name: 'lab shell' }) as ShellWorker

/** Starts the worker that connects to a session's own shell. */
export const makeSocketWorker = (): Worker =>
  new Worker(addressOf('socket'), { type: 'module', name: 'lab shell socket' })
