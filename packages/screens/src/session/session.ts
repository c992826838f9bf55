/** Whether someone is signed in; `unknown` on the server and until the browser has looked. */
export type SessionState = 'unknown' | 'signed-out' | 'signed-in'

/** Stores the sign-in token for the application: in storage in a browser, in memory in stories. */
export interface SessionStore {
  /** Current state; cheap, and stable between changes. */
  state(): SessionState
  /** Id of the signed-in person; another person may sign in in another tab. */
  owner(): string | undefined
  /**
   * Calls back on sign-in, sign-out (here or in another tab) and expiry. Returns a function that
   * stops it.
   */
  subscribe(listener: () => void): () => void
  /** Stores a new token. */
  signIn(token: string): void
  /** Deletes the token. */
  signOut(): void
}
