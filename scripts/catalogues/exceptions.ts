/** Words that a language writes as English does. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  fr: [],
  es: [],
  'pt-BR': [],
}

/** Names, formats and keys that Arabic writes in Latin letters. */
export const latinAllowed: readonly string[] = []
