import { constants } from 'node:sqlite'
import type { DatabaseSync, StatementSync } from 'node:sqlite'

/**
 * The owner's repair: one statement in place of reading the voucher, asking whether it is used and
 * marking it as used.
 */
export interface Claim {
  readonly sql: string
  /** Whether claim and payment happen together or not at all. */
  readonly transaction: boolean
  /** Whether the fraud service is asked before the claim or between claim and payment. */
  readonly fraudCheck: 'before' | 'inside'
}

const longestSql = 2000
const changeable = new Set(['redeemed_by', 'redeemed_at'])
/** The values that a statement gets, each by its name. */
const values = new Set(['account', 'code', 'now'])
const functions = new Set(['coalesce', 'ifnull', 'nullif', 'current_timestamp', 'datetime', 'strftime', 'unixepoch'])

/**
 * What a claim may do: change these two columns and read its own table. No subquery, no other
 * function: what it costs then depends on the number of vouchers alone, and it reaches neither
 * files nor other tables.
 */
function mayDo(action: number, first: string | null, second: string | null): boolean {
  if (action === constants.SQLITE_UPDATE) return first === 'vouchers' && changeable.has(String(second))
  if (action === constants.SQLITE_READ) return first === 'vouchers'
  return action === constants.SQLITE_FUNCTION && functions.has(String(second).toLowerCase())
}

/**
 * Makes a claim's statement ready to run. Throws SQLite's error where it is wrong or does what a
 * claim may not do.
 */
export function prepareClaim(database: DatabaseSync, sql: string): StatementSync {
  database.setAuthorizer((action, first, second) => (mayDo(action, first, second) ? constants.SQLITE_OK : constants.SQLITE_DENY))
  try {
    const statement = database.prepare(sql)
    statement.setAllowUnknownNamedParameters(true)
    return statement
  } finally {
    database.setAuthorizer(null)
  }
}

/**
 * The claim of a document, or why it cannot be one. What SQLite says about the statement is left to
 * `prepareClaim`.
 */
export function readClaim(document: Readonly<Record<string, unknown>>): Claim | { readonly problem: string } {
  const { sql, transaction = false, fraudCheck = 'before', ...others } = document
  if (Object.keys(others).length > 0) return { problem: 'The document has the fields sql, transaction and fraudCheck.' }
  if (typeof sql !== 'string' || sql.length > longestSql) return { problem: `sql must be a text of at most ${longestSql} characters.` }
  const statement = sql.trim().replace(/;$/, '')
  if (!/^update\s/i.test(statement) || statement.includes(';')) return { problem: 'sql must be a single UPDATE of the table vouchers.' }
  const unknown = (statement.replace(/'[^']*'|"[^"]*"|--.*/g, '').match(/\?\d*|[:@$]\w+/g) ?? []).find((parameter) => !values.has(parameter.slice(1)))
  if (unknown !== undefined) return { problem: `sql gets :account, :code and :now, by these names; ${unknown} gets none.` }
  if (typeof transaction !== 'boolean') return { problem: 'transaction must be true or false.' }
  if (fraudCheck !== 'before' && fraudCheck !== 'inside') return { problem: 'fraudCheck must be "before" or "inside".' }
  return { sql: statement, transaction, fraudCheck }
}
