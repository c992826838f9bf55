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

const common = new Set(dictionary['passwords-common'].slice(0, 3_000).map((word) => String(word)))

/**
 * Whether a password is one of the 3,000 most common ones, or made of a word of the product or of
 * the account.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const word = stem(password)
  return (
    common.has(password.toLowerCase()) ||
    common.has(word) ||
    // Without letters there is no word.
    (word !== '' && [...productWords, ...own].some((known) => word === stem(known)))
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
