/** What a process of the site does. */
export interface Role {
  /**
   * Whether its start brings tables and content up to date. Otherwise the commands `migrate` and
   * `import` have to run before it.
   */
  readonly updates: boolean
  /**
   * Whether it does the work after requests: mails, labs with their gateway, drawings, removals.
   */
  readonly works: boolean
}

/**
 * The roles of a process. `all` is the one process of a small site; with several, `site` serves
 * people and `worker` does the work after requests. Then an update loses nothing: first `migrate`,
 * then the two roles one after the other, then `import`.
 */
export const roles = {
  all: { updates: true, works: true },
  site: { updates: false, works: false },
  worker: { updates: false, works: true },
} as const satisfies Record<string, Role>
