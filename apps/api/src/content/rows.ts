import { randomUUID } from 'node:crypto'

/** The id that is stored for a key, or a new one. */
export function idsBy<R extends { id: string }>(
  stored: readonly R[],
  keyOf: (row: R) => string,
): (key: string) => string {
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
 * Gives each item a position and an id. It takes the id of the stored sibling with the same text,
 * at any position; else the id of the one at the same position, unless another item has that; else
 * a new id. So ids stay the same when the order or the wording changes, and learners' records
 * depend on them.
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
