import { maxPasswordLength } from '@rampart/contract/rules/passwordRules'
import { hash, verify } from '@node-rs/argon2'
import type { Algorithm } from '@node-rs/argon2'
import { ApiError } from '../http/apiError.ts'

/** Argon2id with 64 MiB and 3 passes: about 45 ms on one core. */
const parameters = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** How the hash of today's parameters begins. */
const currentPrefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

/** The longest e-mail address or password that is looked at, in bytes: a password of the most characters in any script. */
export const maxSecretBytes = 3 * maxPasswordLength

/** Hashes at work at once: 64 MiB each, and one thread each of the four that Node has for such work. */
const maxRunning = 4
const maxWaiting = 32

/** Lets `maxRunning` pieces of work run, `maxWaiting` wait, and turns the rest away. */
function createGate(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) {
        throw new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.', { retryAfter: 2 })
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const gate = createGate()

/** The PHC text to store for a password. */
export const hashPassword = (password: string): Promise<string> => gate(() => hash(password, parameters))

export const verifyPassword = (stored: string, password: string): Promise<boolean> => gate(() => verify(stored, password))

/** Whether a stored hash was made with other parameters than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(currentPrefix)

/** The hash of a random text that nobody kept, of today's parameters. */
export const decoy = '$argon2id$v=19$m=65536,t=3,p=1$AlpX6qURNwpDomFpOidDaQ$cwTq8kybeHEBZc4IsddARyzTVlBHojgg6L1Oe1YVaug'

/** Takes as long as `verifyPassword` and always says no: for accounts that do not exist. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  await verifyPassword(decoy, password)
  return false
}
