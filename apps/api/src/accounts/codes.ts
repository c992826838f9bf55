import { randomInt } from 'node:crypto'

/** How many times a code may be tried. */
export const maxTries = 5

/** How long a code works, in minutes. */
export const codeMinutes = 10

/** Eight digits from a secure random generator. */
export const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0')

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + codeMinutes * 60_000)
