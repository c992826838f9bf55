/**
 * A text in any script, separated from a sentence of the other direction (Unicode Bidirectional
 * Algorithm, FSI and PDI).
 */
export const isolated = (text: string) => `\u2068${text}\u2069`
