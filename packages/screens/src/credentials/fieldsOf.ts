type Fields = Readonly<Record<string, unknown>>

/** What a part of a document that was not checked says by name. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** Longest text that is shown of such a document, in characters. */
export const maxShownText = 300
