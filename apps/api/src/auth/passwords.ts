import { maxPasswordLength } from '@rampart/contract/rules/passwordRules'
import { refuse } from '../http/apiError.ts'
import { createFairQueue } from '../http/fairQueue.ts'
import { createThreadPool, spareThreads } from '../threads/threadPool.ts'
import { decoy, parameters } from './hashCost.ts'

/** The prefix of hashes with the current parameters. */
const currentPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

/**
 * The longest e-mail address or password that is processed, in bytes: the longest password in any
 * script. Characters are code points, of up to four bytes.
 */
export const maxSecretBytes = 4 * maxPasswordLength

const pool = createThreadPool(new URL('./hashWorker.ts', import.meta.url), spareThreads, 60_000)

/**
 * The longest wait for a hash, in milliseconds. If a class signs in within the same minute, its
 * learners wait; nobody is refused.
 */
const maxWait = 30_000

/** The time limit of handlers that hash, in milliseconds. */
export const hashingTimeout = maxWait + 10_000

const enqueue = createFairQueue({
  running: spareThreads,
  maxWait,
  refusal: (retryAfter) => refuse('busy', { retryAfter }),
})

/** How many hashes run and wait now. */
export const hashingState = () => enqueue.state()

/**
 * The PHC text to store for a password. Each `who`, for example a client's address, gets a fair
 * share of the processors. Keyboards and programs write the same `é` as one character or as two;
 * one form of it is hashed (NFC), so that the password is the same everywhere.
 */
export const hashPassword = (password: string, who = 'site'): Promise<string> =>
  enqueue(who, () =>
    pool.run({ text: password.normalize('NFC'), parameters }, { name: 'hash' }),
  ) as Promise<string>

/**
 * Whether a password fits a stored hash. Hashes from before this rule were made without normalizing
 * the password. Nearly all passwords were in NFC already, and match. For the others the worker also
 * tries the password as it is typed.
 */
export const verifyPassword = (stored: string, password: string, who = 'site'): Promise<boolean> =>
  enqueue(who, () => pool.run({ stored, text: password }, { name: 'verify' })) as Promise<boolean>

/** Whether a stored hash has other parameters than the current ones. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(currentPrefix)

/** Takes as long as `verifyPassword` and always returns false: for accounts that do not exist. */
export async function verifyAgainstNobody(password: string, who?: string): Promise<false> {
  await verifyPassword(decoy, password, who)
  return false
}
