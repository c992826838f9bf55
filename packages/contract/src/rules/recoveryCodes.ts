/** Crockford's alphabet: no letters that look like digits or like one another. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of a recovery code: 80 bits. */
export const recoveryCodeLength = 16

/** A text in capitals with digits where letters of no code look like them: O, I and L. */
export const digitsForLetters = (text: string): string =>
  text.replaceAll('O', '0').replace(/[IL]/g, '1')

/**
 * 'abcd-efgh…' as the site compares it: upper case, without blanks and dashes, with digits where
 * letters look like them.
 */
export const plainRecoveryCode = (typed: string): string =>
  digitsForLetters(typed.replace(/[\s-]/g, '').toUpperCase())

/** In groups of four, to be read and typed. */
export const groupedRecoveryCode = (plain: string): string => plain.replace(/.{4}(?=.)/g, '$&-')
