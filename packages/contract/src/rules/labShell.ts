/**
 * The address at a lab session's own origin whose WebSocket is the terminal of a shell beside the
 * lab's target.
 */
export const labShellPath = '/.rampart/terminal'

/**
 * The subprotocol of that WebSocket. The ticket is sent as a second subprotocol, because scripts of
 * pages cannot set other headers.
 */
export const labShellProtocol = 'lab.terminal'

/** The home folder of that shell and of the one in the browser: where a learner starts. */
export const labShellHome = '/home/learner'

/** Where that shell finds its lab: it has no other network. */
export const labShellUrl = 'http://lab'

/** Why the server closes such a WebSocket. */
export const labShellClosed = {
  /** The shell has ended; the next connection starts another one. */
  ended: 4000,
  /** Nobody has typed for a long time; the next connection starts another shell. */
  idle: 4001,
  /** The session has as many terminals as it may have. */
  tooMany: 4002,
  /** The shell could not be started. */
  failed: 4003,
} as const

/** The most columns and rows of a terminal. */
export const labShellSize = { columns: 500, rows: 300 } as const
