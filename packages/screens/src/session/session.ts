/** Whether someone is signed in; `unknown` on the server and until the browser has looked. */
export type SessionState = 'unknown' | 'signed-out' | 'signed-in'

/** Holds the sign-in token for the application: in storage in a browser, in memory in stories. */
export interface SessionStore {
  /** State now; cheap and stable between changes. */
  state(): SessionState
  /** Who is signed in, as an id; another person may sign in in another tab. */
  owner(): string | undefined
  /**
   * Calls back on sign-in, sign-out (here or in another tab) and expiry. Returns a function that
   * stops it.
   */
  subscribe(listener: () => void): () => void
  /** Keeps a new token. */
  signIn(token: string): void
  /** Forgets the token. */
  signOut(): void
}
