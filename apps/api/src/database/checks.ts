import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** `column in ('a', 'b')`, written out: a check constraint and an index predicate take no parameters. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

/** The constraint that keeps a text column to the values of its enum. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) => check(name, isOneOf(column, values))
