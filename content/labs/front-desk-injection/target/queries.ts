import { Beyond } from './database.ts'
import type { Database, Row } from './database.ts'

/**
 * A statement as the application keeps it: `{name}` is replaced by the value as it came, a question
 * mark takes a parameter, and so does `:name`, `@name` or `$name`.
 */
export interface Query {
  readonly sql: string
  readonly params: readonly string[]
}

/** A query that failed, and the text that reached the database. */
export class QueryFailure extends Error {
  readonly sql: string

  constructor(sql: string, message: string) {
    super(message)
    this.sql = sql
  }
}

export type QueryName = 'login' | 'guests' | 'rooms'

export interface Queries {
  show(name: QueryName): Query
  /** Returns what is wrong with the new query, or nothing once it is in place. */
  replace(name: QueryName, value: Readonly<Record<string, unknown>>): string | undefined
  /** Puts the first query back. */
  restore(name: QueryName): void
  /** Throws a `QueryFailure`. */
  run(name: QueryName, values: Readonly<Record<string, string>>): readonly Row[]
}

const fields: Readonly<Record<QueryName, readonly string[]>> = { login: ['username', 'password'], guests: ['name'], rooms: ['floor'] }

const original: Readonly<Record<QueryName, Query>> = {
  login: { sql: "SELECT id, name, role FROM staff\nWHERE username = '{username}' AND password = '{password}'", params: [] },
  guests: { sql: "SELECT name, room, nights FROM guests WHERE name LIKE '%{name}%'", params: [] },
  rooms: { sql: 'SELECT number, floor FROM rooms WHERE floor = ?', params: ['floor'] },
}

/**
 * What a query of the owner may read: who writes the statement needs no injection to read the rest,
 * and the code is for those who come in through the search.
 */
const tablesOfDesk = new Set(['staff', 'guests', 'rooms'])

export const isQueryName = (name: string): name is QueryName => Object.hasOwn(fields, name)

/** Whether a statement takes a field as a parameter of its name. */
const takesByName = (sql: string, field: string) => new RegExp(`[:@$]${field}\\b`).test(sql)

export function createQueries(database: Database): Queries {
  const current = { ...original }

  function attempt(name: QueryName, { sql, params }: Query, values: Readonly<Record<string, string>>): readonly Row[] {
    const isFirst = sql === original[name].sql
    const glued = sql.replace(/\{(\w+)\}/g, (all, field: string) => values[field] ?? all)
    try {
      const positional = params.filter((param) => !takesByName(sql, param))
      return database.run(
        glued,
        positional.map((param) => values[param] ?? ''),
        values,
        isFirst ? undefined : tablesOfDesk,
      )
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : 'unknown'
      const help = `. A query that you replaced may only read the tables ${[...tablesOfDesk].join(', ')}. DELETE /owner/queries/${name} puts the first one back`
      throw new QueryFailure(glued, problem instanceof Beyond ? message + help : message)
    }
  }

  return {
    show: (name) => current[name],
    replace(name, { sql, params }) {
      if (typeof sql !== 'string' || !Array.isArray(params)) return 'Send a JSON object with "sql", a text, and "params", a list of names.'
      if (params.length > 10 || !params.every((param) => fields[name].includes(param)))
        return `The names for "params" of ${name} are: ${fields[name].join(', ')}.`
      const query = { sql, params }
      try {
        attempt(name, query, Object.fromEntries(fields[name].map((field) => [field, '1'])))
      } catch (problem) {
        if (!(problem instanceof QueryFailure)) throw problem
        if (problem.message.startsWith('column index'))
          return 'The statement has fewer parameters than "params" has names. Does a question mark stand inside quotes?'
        return `SQLite refuses this statement: ${problem.message}`
      }
      current[name] = query
      return undefined
    },
    restore(name) {
      current[name] = original[name]
    },
    run: (name, values) => attempt(name, current[name], values),
  }
}
