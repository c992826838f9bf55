const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u

/** Where a terminal's cursor is after a text, from the text's start. */
export function placeAfter(shown: string, width: number) {
  const columns = Math.max(width, 2)
  let [down, right] = [0, 0]
  for (const character of shown) {
    if (character === '\n') {
      ;[down, right] = [down + 1, 0]
      continue
    }
    const cells = wide.test(character) ? 2 : 1
    if (right + cells > columns) [down, right] = [down + 1, 0]
    right += cells
  }
  return right === columns
    ? { down: down + 1, right: 0, isFull: true }
    : { down, right, isFull: false }
}

/** The place before the character to the left: a character may have two units. */
export const previousOf = (text: string, at: number): number =>
  at - Math.min(at, /[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(0, at)) ? 2 : 1)

/** The place after the character to the right. */
export const nextOf = (text: string, at: number): number =>
  at + (/^[^]/u.exec(text.slice(at))?.[0].length ?? 0)

/** The start of the word at the left of a place. */
export const wordStart = (text: string, at: number): number =>
  text.slice(0, at).replace(/\S*\s*$/, '').length

/** The end of the word at the right of a place. */
export const wordEnd = (text: string, at: number): number =>
  at + (/^\s*\S*/.exec(text.slice(at))?.[0].length ?? 0)

/** The word of a shell at the end of a line, with its backslashes: what is completed. */
export const lastWord = (line: string): string => /(?:\\.|[^\s;|&("'=\\])*$/.exec(line)?.[0] ?? ''

/** The common beginning of the words. */
export const sharedStart = (words: readonly string[]): string =>
  words.reduce((shared, each) => {
    let length = 0
    while (length < shared.length && shared[length] === each[length]) length += 1
    return shared.slice(0, length)
  }, words[0] ?? '')

/** The newest of the lines, from a place backwards, that contains a text; -1 if none does. */
export function newestWith(lines: readonly string[], text: string, from: number): number {
  for (let at = Math.min(from, lines.length - 1); at >= 0; at -= 1)
    if (lines[at]?.includes(text)) return at
  return -1
}

/** A text in lines of whole words; a word that is wider than the terminal is left as it is. */
export const inLines = (text: string, columns: number): string =>
  text.replaceAll(
    new RegExp(`(?<!\\S)(\\S.{0,${Math.max(columns, 2) - 1}})(?: |$)`, 'gu'),
    '$1\r\n',
  )
