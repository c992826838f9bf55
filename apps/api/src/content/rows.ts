import { randomUUID } from 'node:crypto'
import { courses, instructors } from '../courses/courses.tables.ts'
import { labs } from '../labs/labs.tables.ts'
import { lessons, modules } from '../lessons/lessons.tables.ts'
import { options, questions, quizzes } from '../quizzes/quizzes.tables.ts'

/** The tables that hold content, parents before children. */
export const contentTables = { instructors, courses, modules, lessons, quizzes, questions, options, labs }

export type TableName = keyof typeof contentTables

/** A row with its id; columns that content says nothing about may be left out and then keep what they hold. */
export type Row<Name extends TableName> = (typeof contentTables)[Name]['$inferInsert'] & { id: string }

/** Rows of all content tables. */
export type ContentRows = { [Name in TableName]: Row<Name>[] }

/** The id stored under a key, a new one for a new key. */
export function idsBy<R extends { id: string }>(stored: readonly R[], keyOf: (row: R) => string): (key: string) => string {
  const ids = new Map(stored.map((row) => [keyOf(row), row.id]))
  return (key) => ids.get(key) ?? randomUUID()
}

interface Sibling {
  id: string
  /** From 1. */
  position: number
  /** Title or text. */
  text: string
}

/**
 * Gives each item a place and an id: that of the stored sibling with the same text, wherever it stood, else that of the one at
 * the same position if nothing else claims it, else a new one. So both a new order and a new wording keep the ids that
 * learners' records hang on.
 */
export function placeItems<Item>(
  stored: readonly Sibling[],
  items: readonly Item[],
  textOf: (item: Item) => string,
): { id: string; position: number; item: Item }[] {
  const byText = new Map(stored.map(({ id, text }) => [text, id]))
  const byPosition = new Map(stored.map(({ id, position }) => [position, id]))
  const claimed = new Set(items.flatMap((item) => byText.get(textOf(item)) ?? []))
  return items.map((item, at) => {
    const position = at + 1
    const inPlace = byPosition.get(position)
    const free = inPlace !== undefined && !claimed.has(inPlace) ? inPlace : undefined
    return { id: byText.get(textOf(item)) ?? free ?? randomUUID(), position, item }
  })
}
