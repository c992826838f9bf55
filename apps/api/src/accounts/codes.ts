import { randomInt } from 'node:crypto'

/** How often a code may be tried. */
export const maxTries = 5

/** How long a code works, in minutes. */
export const codeMinutes = 10

/** Eight digits from a secure generator. */
export const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0')

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + codeMinutes * 60_000)

/** What is said of a code that is wrong, too old, used, or tried too often: the same, so that nobody learns which. */
export const codeRefused = 'This code is not valid or has expired. Please check it, or ask for a new one.'
