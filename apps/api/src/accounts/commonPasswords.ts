import { dictionary } from '@zxcvbn-ts/language-common'
import { ApiError } from '../http/apiError.ts'

/** Words of the product, which people who guess try first. */
const productWords = ['rampart', 'learner', 'bootcamp', 'cybersecurity', 'cloudengineering', 'devsecops']

/** As people vary a word: in any case, with digits and signs behind it. */
const stem = (password: string): string => password.toLowerCase().replace(/[\d\W_]+$/, '')

const common = new Set(dictionary['passwords-common'].slice(0, 3_000).map((word) => String(word)))

export const commonPasswordMessage = 'This password is one of those that are guessed first. Please choose another; a sentence of several words is a good one.'

/** Whether a password is among the 3,000 that people use most, or made of a word of the product or of the account's own. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const word = stem(password)
  return (
    common.has(password.toLowerCase()) ||
    common.has(word) ||
    [...productWords, ...own.map((text) => text.toLowerCase())].some((known) => known !== '' && word === stem(known))
  )
}

/** Throws 400 for a password that must not be set; `path` is its field. */
export function refuseCommonPassword(password: string, path: string, own: readonly string[] = []): void {
  if (!isCommonPassword(password, own)) return
  throw new ApiError(400, 'invalid_request', commonPasswordMessage, { errors: [{ path, msg: commonPasswordMessage }] })
}
