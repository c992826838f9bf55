import { termsOf } from './sameTerms.ts'
import type { Term } from './sameTerms.ts'

/** The most words of a search that count. */
const maxWords = 8

/**
 * The words of a search: letters and digits, lower case; other characters separate them. Words
 * longer than any item has are cut.
 */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .slice(0, maxWords)
    .map((word) => word.slice(0, 40))

/** The words that may be meant by a mistyped word. */
type Meant = ReadonlyMap<string, readonly string[]>

/**
 * Each term of a search in the syntax of PostgreSQL's `to_tsquery`. An item has a term if it has
 * each of its words (as it is written, as the beginning of a word, or as one of the words that it
 * may mean), or another term that means the same; with a weight, in the part of it that has this
 * weight. Words are letters and digits alone, so nothing in them is an operator.
 */
export const queriesOf = (
  words: readonly string[],
  meant: Meant,
  weight: 'A' | '' = '',
): string[] => termsOf(words).map((term) => queryOfTerm(term, meant, weight))

function queryOfTerm({ words, others }: Term, meant: Meant, weight: 'A' | ''): string {
  const typed = words
    .map((word) => [word, ...(meant.get(word) ?? [])].map((choice) => `${choice}:*${weight}`))
    .map((choices) => `(${choices.join(' | ')})`)
    .join(' & ')
  const same = others.map((other) =>
    other.map((word) => (weight ? `${word}:${weight}` : word)).join(' <-> '),
  )
  return `(${[typed, ...same].join(' | ')})`
}

/** The search with the words that were used instead; null if all are as they were typed. */
export function correctedText(words: readonly string[], meant: Meant): string | null {
  const corrected = words.map((word) => meant.get(word)?.[0] ?? word)
  return corrected.every((word, index) => word === words[index]) ? null : corrected.join(' ')
}
