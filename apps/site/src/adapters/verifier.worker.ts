/* oxlint-disable unicorn/require-post-message-target-origin -- this is a worker, not a window */
import type { Verification } from '@rampart/verify'
import { verifyHere } from './verifyHere.ts'

/** A credential to check, as the page sends it. */
export interface ToVerifier {
  readonly id: number
  readonly document: unknown
  readonly origin: string
}

/** The result of the checks; null if they could not be made. */
export interface FromVerifier {
  readonly id: number
  readonly verification: Verification | null
}

const scope = globalThis as unknown as {
  postMessage: (message: FromVerifier) => void
  addEventListener: (type: 'message', listen: (event: { data: ToVerifier }) => void) => void
}

/** Checks credentials outside of the page's thread, which could not react to presses meanwhile. */
scope.addEventListener('message', ({ data: { id, document, origin } }) => {
  verifyHere(document, origin)
    .catch(() => null)
    .then((verification) => scope.postMessage({ id, verification }))
})
