/**
 * System error codes, and PostgreSQL error classes: connection, resources, operator intervention;
 * `25006`: the server is read-only, such as a standby that has not taken over yet.
 */
const downCodes =
  /^(ECONN\w+|ETIMEDOUT|EPIPE|E(?:HOST|NET)(?:UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57P0\d|25006)$/

/** Messages, without a code, of `pg` and PGlite about a lost connection. */
const downMessages =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|^Query read timeout$|Client has encountered a connection error|PGlite is closed/

/**
 * Whether an error means that the database cannot be reached, not that a query is wrong. One that
 * is `FATAL` ended the connection, or refused it: a server with a full disk does so as `XX000`.
 */
export function isDatabaseDown(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && downCodes.test(cause.code)) return true
    if ('severity' in cause && cause.severity === 'FATAL') return true
    if (downMessages.test(cause.message)) return true
  }
  return false
}
