/** A part of a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Where a line may end within a word: after hyphens, slashes and the like, and between Han, kana
 * and what follows them, but not before closing marks.
 */
const within =
  /(?<=[\p{L}\p{N}][-‐–—/])(?=[\p{L}\p{N}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

const words = new Intl.Segmenter('th', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The parts of a text that stay together if they can, without the blanks between them. */
export function unbreakable(text: string): Span[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    // Thai has no blanks between words.
    const parts = /\p{Script=Thai}/u.test(word)
      ? Array.from(words.segment(word), ({ segment }) => segment)
      : word.split(within)
    let start = index
    return parts.map((part) => ({ start, end: (start += part.length) }))
  })
}

/**
 * The lines of a text in a width: as many words as fit into each. A word that is wider than a line
 * is broken between its letters.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (start: number, end: number) => number,
): Span[] {
  const fits = (start: number, end: number): boolean => measure(start, end) <= width + 1e-6
  const lines: Span[] = []
  let line: Span | undefined
  for (const part of unbreakable(text)) {
    if (line && fits(line.start, part.end)) {
      line = { start: line.start, end: part.end }
      continue
    }
    if (line) lines.push(line)
    line = part
    while (!fits(line.start, line.end)) {
      const end: number = lastThatFits(text, line, fits)
      if (end >= line.end) break
      lines.push({ start: line.start, end })
      line = { start: end, end: line.end }
    }
  }
  if (line) lines.push(line)
  return lines
}

/** How far a part fits, at least one letter. */
function lastThatFits(
  text: string,
  { start, end }: Span,
  fits: (start: number, end: number) => boolean,
): number {
  const ends = Array.from(
    graphemes.segment(text.slice(start, end)),
    ({ index, segment }) => start + index + segment.length,
  )
  return ends.findLast((other) => fits(start, other)) ?? ends[0] ?? end
}
