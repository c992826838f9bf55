import { dictionary } from '@zxcvbn-ts/language-common'
import { invalidField } from '../http/apiError.ts'

/** Words of the product: people who guess passwords try them first. */
const productWords = [
  'rampart',
  'learner',
  'bootcamp',
  'cybersecurity',
  'cloudengineering',
  'devsecops',
]

/**
 * The ways in which people vary a word of any script: any case, with digits and signs at its end.
 */
const stem = (password: string): string => password.toLowerCase().replace(/[^\p{L}\p{M}]+$/u, '')

/** A text without the characters that people put between words. */
const joined = (text: string): string => text.toLowerCase().replace(/[\s._-]+/g, '')

/**
 * The words of a name of the account or the site, or of a mail address: each of its parts, and all
 * parts joined. Of an address also the part before the `@`.
 */
const wordsOf = (text: string): string[] => {
  const name = text.split('@')[0] ?? ''
  return [text, name, ...name.split(/[^\p{L}\p{M}]+/u)].map((part) => joined(stem(part)))
}

/** Whether a text is these words one after the other, each any number of times. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0])
  for (let start = 0; start < text.length; start += 1)
    if (ends.has(start))
      for (const word of words) if (text.startsWith(word, start)) ends.add(start + word.length)
  return ends.has(text.length)
}

const common = new Set(dictionary['passwords-common'].slice(0, 3_000).map((word) => String(word)))

/**
 * Whether a password is one of the 3,000 most common ones, or made of words of the product or of
 * the account, such as both of its names.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const word = stem(password)
  return (
    common.has(password.toLowerCase()) ||
    common.has(word) ||
    // Without letters there is no word.
    (word !== '' &&
      isMadeOf(joined(word), [...productWords, ...own.flatMap(wordsOf)].filter(Boolean)))
  )
}

/** Throws 400 for a password that is too common; `path` is its field. */
export function refuseCommonPassword(
  password: string,
  path: string,
  own: readonly string[] = [],
): void {
  if (isCommonPassword(password, own)) throw invalidField(path, 'password_common')
}
