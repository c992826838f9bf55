// oxlint-disable-next-line import/default -- the bundler makes it
import workerUrl from './shell/labShell.worker.ts?worker&url'
import type { ShellWorker } from './shellClient.ts'

interface Policy {
  createScriptURL(url: string): string
}

let policy: Policy | undefined

/** Starts the shell's worker, where Trusted Types are enforced too: this one address is the only one that the policy lets through. */
export function makeShellWorker(): ShellWorker {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
  policy ??= trustedTypes?.createPolicy('lab-shell', { createScriptURL: () => workerUrl })
  const url = policy?.createScriptURL('') ?? workerUrl
  return new Worker(url, { type: 'module', name: 'lab shell' }) as ShellWorker
}
