import type { AccessProblem } from '@rampart/contract/errors/accessErrors'
import { bootcampTokenProblem } from '@rampart/contract/rules/tokenRules'
import { createListeners } from '@rampart/screens/session/createListeners.ts'
import { linkEnd } from './linkEnd.ts'

/** Key of the access token in this tab's storage. */
const storageKey = 'bootcampSession'

/**
 * The task page that is open, with its own token: another link, opened in this tab meanwhile,
 * changes what is stored, and a page that comes back from the browser's cache must not submit for
 * that other bootcamp.
 */
let opened: { slug: string; problem: AccessProblem | null; token: string | undefined } | undefined
/** Where storage is refused, the token lasts as long as the document. */
let unstored: string | null = null
const listeners = createListeners()

/**
 * Opens the task page of a bootcamp with the token of the link that led here, else with the stored
 * one. A good token of a link is stored; a bad one is not replaced by another. Specification §5.
 * Punctuation at its end comes from a mail program, which took it for a part of the link.
 */
export function openBootcampSession(slug: string, linkToken: string | null): void {
  const linked = linkToken?.replace(linkEnd, '')
  const token = linked || read()
  const problem = bootcampTokenProblem(token, slug, Date.now())
  if (problem === null && linked) write(linked)
  set({ slug, problem, token: problem === null ? (token ?? undefined) : undefined })
}

/** The page is left: no further call is sent with its token. */
export const closeBootcampSession = (): void => set(undefined)

/**
 * Why the page of this bootcamp stays closed, null if it is open; undefined before it was opened.
 */
export const bootcampProblem = (slug: string): AccessProblem | null | undefined =>
  opened?.slug === slug ? opened.problem : undefined

/** For the calls of the page that is open. */
export const bootcampToken = (): string | undefined => opened?.token

export const subscribeBootcampSession = listeners.subscribe

function set(next: typeof opened): void {
  opened = next
  listeners.notify()
}

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

function write(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token)
  } catch {
    unstored = token
  }
}
