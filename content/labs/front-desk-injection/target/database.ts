import { DatabaseSync, constants } from 'node:sqlite'
import type { SQLInputValue } from 'node:sqlite'

/** A row as SQLite gave it; what stands in it may have been chosen by an attacker. */
export type Row = Readonly<Record<string, unknown>>

/** The hotel's database, read-only, and so small and so strict that no query in it takes long. */
export interface Database {
  /**
   * Throws an `Error` in the words of SQLite. `tables` are those that the statement may read, all
   * of them where they are left out; a `Beyond` says that it reads another one.
   */
  run(sql: string, values: readonly SQLInputValue[], named: Readonly<Record<string, SQLInputValue>>, tables?: ReadonlySet<string>): readonly Row[]
}

/** A statement reads a table that it may not. */
export class Beyond extends Error {}

/** The longest statement, in characters, and the longest text that it makes, in bytes. */
const longest = 400

/** The most SELECTs in a statement; more of them could grow without end while SQLite plans. */
const mostSelects = 4

/**
 * The most loops in a statement's plan: with seven rows a table, four nested ones compare the
 * longest texts for a few seconds at most.
 */
const mostLoops = 4

/** The most rows of an answer; nobody reads more of so small a hotel. */
const mostRows = 100

const harmless = new Set([
  'like',
  'lower',
  'upper',
  'length',
  'trim',
  'substr',
  'replace',
  'concat',
  'instr',
  'coalesce',
  'ifnull',
  'typeof',
  'count',
  'min',
  'max',
  'sum',
  'abs',
  'group_concat',
])

/** Fills a database in memory by `schema`, then lets it be read and no more. */
export function createDatabase(schema: string, rows: Readonly<Record<string, readonly (readonly SQLInputValue[])[]>>): Database {
  const database = new DatabaseSync(':memory:', { limits: { length: longest } })
  database.exec(schema)
  for (const [table, values] of Object.entries(rows)) {
    for (const row of values) database.prepare(`INSERT INTO ${table} VALUES (${row.map(() => '?').join(', ')})`).run(...row)
  }
  let readable: ReadonlySet<string> | undefined
  let isBeyond = false
  database.setAuthorizer((action, first, second) => {
    if (action === constants.SQLITE_READ && readable?.has(first ?? '') === false) {
      isBeyond = true
      return constants.SQLITE_DENY
    }
    const isFine =
      action === constants.SQLITE_SELECT ||
      action === constants.SQLITE_READ ||
      (action === constants.SQLITE_FUNCTION && harmless.has(second ?? ''))
    return isFine ? constants.SQLITE_OK : constants.SQLITE_DENY
  })

  return {
    run(sql, values, named, tables) {
      readable = tables
      if (sql.length > longest) throw new Error(`a statement may have ${longest} characters`)
      if ((sql.match(/select/gi)?.length ?? 0) > mostSelects || /values/i.test(sql))
        throw new Error(`a statement may have ${mostSelects} SELECTs and no VALUES`)
      isBeyond = false
      let plan
      try {
        plan = database.prepare(`EXPLAIN ${sql}`).all() as { opcode: string }[]
      } catch (problem) {
        throw isBeyond && problem instanceof Error ? new Beyond(problem.message) : problem
      }
      const loops = plan.filter(({ opcode }) => opcode === 'Next' || opcode === 'Prev').length
      if (loops > mostLoops || plan.some(({ opcode }) => opcode === 'VOpen')) throw new Error('that would read too many tables at once')
      const rows: Row[] = []
      const statement = database.prepare(sql)
      statement.setAllowUnknownNamedParameters(true)
      for (const row of statement.iterate(named, ...values)) {
        if (rows.length === mostRows) throw new Error(`an answer may have ${mostRows} rows`)
        rows.push(row)
      }
      return rows
    },
  }
}
