import { credentialKinds, credentialTypes } from './credentialKinds.ts'

// Not exported there: every page loads that file.
const prefixes = credentialTypes.map((type) => credentialKinds[type].prefix).join('|')

/** Dashes that text programs write in place of an ID's hyphen. */
const dashes = new RegExp(`(?<=\\b(?:${prefixes})\\s*)[\\u2010-\\u2015\\u2212]`, 'gi')

/** Signs that nobody sees, copied from a document, a table or a mail. */
const unseen = /\p{Cf}+/gu

/** A text with IDs of credentials that somebody typed or pasted, as they are on the credentials. */
export const typedText = (text: string): string => text.replace(unseen, '').replace(dashes, '-')

/**
 * The ID of a credential that somebody typed or pasted, without blanks around or in it, and with
 * hyphens. For a text without an ID the result means nothing.
 */
export const typedCredentialId = (text: string): string => typedText(text).replace(/\s+/g, '')
