type Fields = Readonly<Record<string, unknown>>

/** The fields of a part of a document that was not checked. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** Longest text from such a document that is shown, in characters. */
export const maxShownText = 300
