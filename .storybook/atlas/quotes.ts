import { atlas } from './atlas.ts'

/**
 * The texts in “…” by state, for states that quote any: what a person reads there, letter for
 * letter.
 */
export const quotesByState: ReadonlyMap<string, readonly string[]> = new Map(
  atlas
    .flatMap(({ surfaces }) => surfaces.flatMap(({ states }) => states))
    .map(
      ({ id, text }) =>
        [id, [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote)] as const,
    )
    .filter(([, quotes]) => quotes.length > 0),
)
