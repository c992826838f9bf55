/* oxlint-disable unicorn/require-post-message-target-origin -- it is sent to a worker, not to a window */
import type { VerificationAdapter } from '@rampart/screens/adapters/adapters.ts'
import { AdapterError } from '@rampart/screens/adapters/errors.ts'
import { workerAddresses } from '@rampart/screens/workers/workerAddresses.ts'
import type { Verification } from '@rampart/verify'
// oxlint-disable-next-line import/default -- the bundler makes it
import verifier from './verifier.worker.ts?worker&url'
import { browserVerification } from './verification.ts'
import type { FromVerifier, ToVerifier } from './verifier.worker.ts'

const addressOf = workerAddresses('verifier', { verifier })

let worker: Worker | undefined
let checks = 0

/** The promise of a check; `Promise.withResolvers` is newer than the oldest browsers. */
interface Check {
  readonly resolve: (found: Verification) => void
  readonly reject: (error: AdapterError) => void
}

const waiting = new Map<number, Check>()

/**
 * Checks credentials of the site with this origin in a worker, which is loaded with the first check
 * and stays. Rejects with an `AdapterError` if the worker cannot be loaded; the next check tries
 * again.
 */
export const verificationInWorker = (origin: string): VerificationAdapter =>
  browserVerification(
    (document) =>
      new Promise((resolve, reject) => {
        const id = (checks += 1)
        worker ??= startWorker()
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, document, origin } satisfies ToVerifier)
      }),
  )

function startWorker(): Worker {
  const started = new Worker(addressOf('verifier'), { type: 'module', name: 'verifier' })
  started.addEventListener('message', ({ data }: MessageEvent<FromVerifier>) => {
    const check = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.verification) check?.resolve(data.verification)
    else check?.reject(new AdapterError({ status: 0, isUnreadable: true }))
  })
  started.addEventListener('error', () => {
    worker = undefined
    for (const check of waiting.values()) check.reject(new AdapterError({ status: 0 }))
    waiting.clear()
  })
  return started
}
