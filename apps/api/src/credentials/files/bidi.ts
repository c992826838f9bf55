import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** The level of each code unit of a line (Unicode Standard Annex 9): odd ones run right to left. */
export const levelsOf = (text: string): Uint8Array => bidi.getEmbeddingLevels(text).levels

/** A part of a line that runs in one direction. */
export interface DirectedRun {
  readonly start: number
  readonly end: number
  readonly isRightToLeft: boolean
}

/** The runs of a part of a text, from the left to the right of the line (rule L2). */
export function visualRuns(levels: Uint8Array, start: number, end: number): DirectedRun[] {
  const runs: { start: number; end: number; level: number }[] = []
  for (let at = start; at < end; at += 1) {
    const level = levels[at] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.end = at + 1
    else runs.push({ start: at, end: at + 1, level })
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < runs.length; from += 1) {
      let to = from
      while (to < runs.length && (runs[to]?.level ?? 0) >= level) to += 1
      runs.splice(from, to - from, ...runs.slice(from, to).toReversed())
      from = Math.max(from, to - 1)
    }
  return runs.map((run) => ({ start: run.start, end: run.end, isRightToLeft: run.level % 2 === 1 }))
}

/** The text's characters in the order in which they are seen, from left to right. */
export function visualOrder(text: string): string[] {
  return visualRuns(levelsOf(text), 0, text.length).flatMap(
    ({ start, end, isRightToLeft: turned }) => {
      const characters = Array.from(text.slice(start, end))
      return turned ? characters.toReversed() : characters
    },
  )
}
