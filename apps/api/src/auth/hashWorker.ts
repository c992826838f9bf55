import { setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { Options } from '@node-rs/argon2'

/**
 * A third of the share of an ordinary thread where processors are few: requests go first, and
 * hashes still get on.
 */
const niceness = 5

// On Linux this is of the thread alone.
if (process.platform === 'linux') setPriority(niceness)

/** Runs in a thread of the pool of `passwords.ts`. */
export const hash = ({ text, parameters }: { text: string; parameters: Options }): string =>
  hashSync(text, parameters)

export const verify = ({ stored, text }: { stored: string; text: string }): boolean => {
  const composed = text.normalize('NFC')
  return verifySync(stored, composed) || (composed !== text && verifySync(stored, text))
}
