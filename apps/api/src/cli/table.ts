import widthOf from 'fast-string-width'

/** Removes characters that control the terminal: names come from other people. */
export const plain = (text: string): string => text.replace(/\p{C}/gu, '')

/** Rows below a head, each column as wide as its widest cell is in a terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows.map((row) => row.map(plain))]
  const widths = head.map((_, at) => Math.max(...all.map((row) => widthOf(row[at] ?? ''))))
  const lines = all.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
  return lines.join('\n')
}

/** Names and values, one per line; null values are left out with their names. */
export function facts(
  lines: readonly (readonly [name: string, value: string | null | undefined])[],
): string {
  const given = lines.flatMap(([name, value]) => (value ? [[name, plain(value)] as const] : []))
  const width = Math.max(12, ...given.map(([name]) => name.length + 2))
  return given.map(([name, value]) => name.padEnd(width) + value).join('\n')
}

/**
 * A number with its word, for example `1 course`, `2 courses`. @default words the word with an s
 */
export const counted = (count: number, word: string, words = `${word}s`): string =>
  `${count} ${count === 1 ? word : words}`

/**
 * A list as JSON, for programs. Characters that control the terminal are escaped also where JSON
 * does not demand it.
 */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[^\P{C}\n]/gu, (character) =>
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
