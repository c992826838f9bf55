/** What a process of the site does. */
export interface Role {
  /**
   * Whether its start brings tables and content up to date. Otherwise the commands `migrate` and
   * `import` did before.
   */
  readonly updates: boolean
  /**
   * Whether it does the work behind requests: mails, labs with their gateway, drawings, removals.
   */
  readonly works: boolean
}

/**
 * The roles of a process. `all` is the one process of a small site; with several, `site` serves
 * people and `worker` works behind it. An update of a site with several processes loses nothing
 * then: `migrate`, then both one after the other, then `import`.
 */
export const roles = {
  all: { updates: true, works: true },
  site: { updates: false, works: false },
  worker: { updates: false, works: true },
} as const satisfies Record<string, Role>
