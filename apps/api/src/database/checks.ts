import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * `column in ('a', 'b')` as plain SQL: check constraints and index predicates take no parameters.
 */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

/** A constraint that allows only the values of a text column's enum. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, isOneOf(column, values))
