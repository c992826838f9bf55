import { useEffect, useSyncExternalStore } from 'react'

/** A session ended without the learner's doing: the page for signing in says so. */
const key = 'sessionEnded'

export function noteSessionEnd(): void {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Nothing can be stored: the page comes without the sentence.
  }
}

function isNoted(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function forgetSessionEnd(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was stored.
  }
}

/** It changes while no page reads it. */
const neverTold = () => () => undefined

/** Whether a session has just ended without the learner's doing, until this page is left. */
export function useSessionEnd(): boolean {
  useEffect(() => forgetSessionEnd, [])
  return useSyncExternalStore(neverTold, isNoted, () => false)
}
