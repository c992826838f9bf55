/**
 * A text in any script, isolated from a sentence with another direction (Unicode Bidirectional
 * Algorithm, FSI and PDI).
 */
export const isolated = (text: string) => `\u2068${text}\u2069`
