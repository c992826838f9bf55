import { useEffect, useSyncExternalStore } from 'react'

/** A session ended without the learner's doing: the page for signing in says so. */
const key = 'sessionEnded'

export function noteSessionEnd(hasEnded: boolean): void {
  try {
    if (hasEnded) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
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

/** It changes while no page reads it. */
const subscribeToNothing = () => () => undefined

/** Whether a session has just ended without the learner's doing, until this page is left. */
export function useSessionEnd(): boolean {
  useEffect(() => () => noteSessionEnd(false), [])
  return useSyncExternalStore(subscribeToNothing, isNoted, () => false)
}
