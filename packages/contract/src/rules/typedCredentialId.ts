/** Dashes that text programs write in place of a hyphen. */
const dashes = /[\u2010-\u2015\u2212]/g

/** Blanks, line ends, and signs that nobody sees: copied from a document, a table or a mail. */
const blanks = /[\s\p{Cf}]+/gu

/**
 * The ID of a credential that somebody typed or pasted, without blanks around or in it, and with
 * hyphens. For a text without an ID the result means nothing.
 */
export const typedCredentialId = (text: string): string =>
  text.replace(dashes, '-').replace(blanks, '')
