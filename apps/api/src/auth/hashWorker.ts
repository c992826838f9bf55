import { hashSync, verifySync } from '@node-rs/argon2'
import type { Options } from '@node-rs/argon2'
import { lowerPriority } from '../threads/lowerPriority.ts'

lowerPriority()

/** Runs in a thread of the pool of `passwords.ts`. */
export const hash = ({ text, parameters }: { text: string; parameters: Options }): string =>
  hashSync(text, parameters)

export const verify = ({ stored, text }: { stored: string; text: string }): boolean => {
  const composed = text.normalize('NFC')
  return verifySync(stored, composed) || (composed !== text && verifySync(stored, text))
}
