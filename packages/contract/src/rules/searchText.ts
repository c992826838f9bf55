/** The most characters of a search. */
export const maxSearchLength = 100

/** The most results of a search; more words find other results. */
export const maxSearchResults = 60

/**
 * What somebody searches for, without blanks around and between words; cut at {@link
 * maxSearchLength} characters.
 */
export const searchText = (typed: string): string =>
  [
    ...typed
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, maxSearchLength)
    .join('')
    .trim()
