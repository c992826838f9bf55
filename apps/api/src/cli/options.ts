import type { Command } from 'commander'
import { InvalidArgumentError, Option } from 'commander'

/** Shows how a command is called, below its help. */
export function withExample(command: Command, ...calls: readonly string[]): Command {
  const lines = calls.map((call) => `  npm run cli -- ${call}`)
  return command.addHelpText(
    'after',
    `\n${lines.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`,
  )
}

/** Every list can be printed as JSON. */
export const jsonOption = (): Option =>
  new Option('--json', 'as JSON, for programs (with npm: npm run -s cli)')

/** Reads a whole number from 1 to `max`; anything else is an error of usage. */
export const wholeNumber =
  (max: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : 0
    if (value < 1 || value > max)
      throw new InvalidArgumentError(`It must be a whole number from 1 to ${max}.`)
    return value
  }

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/**
 * Reads a length of time such as 30m, 12h or 7d. Returns milliseconds. Anything else is an error of
 * usage.
 */
export function duration(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? []
  const length = units[unit as keyof typeof units]
  if (!length) throw new InvalidArgumentError('It must be a time such as 30m, 12h or 7d.')
  return Number(count) * length
}

const dayLength = 24 * 60 * 60 * 1000

/** The last moment whose year has four digits: people write it for 'never', PostgreSQL no later. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * Reads a moment such as 2027-01-31 or 2027-01-31T12:00, in UTC; undefined if the text is not one.
 * PostgreSQL has no year 0.
 */
export function momentOf(text: string): Date | undefined {
  if (!/^(?!0000)\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(text)) return undefined
  const moment = new Date(text.includes('T') ? `${text}Z` : text)
  // JavaScript turns February 31 into March 3.
  const isKnown = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
  return isKnown ? moment : undefined
}

/**
 * Reads the last day of a period, such as 2027-01-31. Returns the first moment after it, in UTC.
 * Anything else is an error of usage.
 */
export function lastDay(text: string): Date {
  const day = text.includes('T') ? undefined : momentOf(text)
  if (!day) throw new InvalidArgumentError('It must be a day such as 2027-01-31.')
  return new Date(Math.min(day.getTime() + dayLength, lastMoment))
}

/** The last day of a period that ends at this moment, as people write it. */
export const dayBefore = (end: Date): string =>
  new Date(end.getTime() - 1).toISOString().slice(0, 10)
