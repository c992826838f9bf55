import { clockAt } from './clock.ts'

export const levels = ['info', 'warn', 'error'] as const
export type Level = (typeof levels)[number]

interface Entry {
  readonly at: number
  readonly level: Level
  readonly service: string
  readonly text: string
}

/** The lines that are kept of each service and level. */
const mostLines = 150

/** Of them, the oldest that always stay: an incident is explained by how it began. */
const firstLines = 20

/** What the components say about themselves. */
export class Logs {
  private readonly kept = new Map<string, Entry[]>()

  add(at: number, level: Level, service: string, text: string): void {
    const key = `${service} ${level}`
    const list = this.kept.get(key) ?? []
    list.push({ at, level, service, text })
    if (list.length > mostLines) list.splice(firstLines, 1)
    this.kept.set(key, list)
  }

  /** Lines of a service and level in the order of time; of all where these are missing. */
  read(service: string | null, level: string | null): string {
    const entries = [...this.kept.values()]
      .flat()
      .filter((entry) => (service === null || entry.service === service) && (level === null || entry.level === level))
    return entries
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, level, service, text }) => `${clockAt(at)} ${level.padEnd(5)} ${service}: ${text}`)
      .join('\n')
  }
}
