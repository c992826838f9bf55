/** How a platform asks a replica one of its questions. */
export interface Probe {
  readonly path: '/live' | '/ready'
  /** How long after a start it asks nothing; none if left out. */
  readonly initialDelaySeconds?: number
  readonly periodSeconds: number
  /** How long it waits for an answer; 0 waits without limit. */
  readonly timeoutSeconds: number
  readonly failureThreshold: number
}

export const probeNames = ['startup', 'liveness', 'readiness'] as const
export type ProbeName = (typeof probeNames)[number]
export type Probes = Readonly<Record<ProbeName, Probe>>

/** What a replica needs from its start until it can take requests, with its database at hand. */
export const warmUpSeconds = 6

/**
 * The bakery's checks: liveness asks the database and never stops waiting, readiness asks nothing
 * that matters.
 */
export const firstProbes: Probes = {
  startup: { path: '/ready', periodSeconds: 2, timeoutSeconds: 1, failureThreshold: 4 },
  liveness: { path: '/ready', periodSeconds: 2, timeoutSeconds: 0, failureThreshold: 2 },
  readiness: { path: '/live', periodSeconds: 5, timeoutSeconds: 1, failureThreshold: 3 },
}

const fields = ['path', 'periodSeconds', 'timeoutSeconds', 'failureThreshold', 'initialDelaySeconds']
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isWhole = (value: unknown, least: number, most: number) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most

function problemOf(name: ProbeName, probe: unknown): string | undefined {
  if (!isObject(probe)) return `${name} is missing. All three checks are needed: ${probeNames.join(', ')}.`
  const unknown = Object.keys(probe).find((field) => !fields.includes(field))
  if (unknown !== undefined) return `${name} has an unknown field. A check has ${fields.join(', ')}.`
  if (probe['path'] !== '/live' && probe['path'] !== '/ready') return `${name}.path must be "/live" or "/ready".`
  if (!isWhole(probe['initialDelaySeconds'] ?? 0, 0, 60)) return `${name}.initialDelaySeconds must be a whole number from 0 to 60.`
  if (!isWhole(probe['periodSeconds'], 1, 60)) return `${name}.periodSeconds must be a whole number from 1 to 60.`
  if (!isWhole(probe['timeoutSeconds'], 0, 60)) return `${name}.timeoutSeconds must be a whole number from 0 (no limit) to 60.`
  if (!isWhole(probe['failureThreshold'], 1, 60)) return `${name}.failureThreshold must be a whole number from 1 to 60.`
  return undefined
}

/** The checks of a document, or why it cannot work. */
export function readProbes(document: Readonly<Record<string, unknown>>): Probes | { readonly problem: string } {
  const unknown = Object.keys(document).find((name) => !probeNames.some((known) => known === name))
  if (unknown !== undefined) return { problem: `There are three checks: ${probeNames.join(', ')}.` }
  for (const name of probeNames) {
    const problem = problemOf(name, document[name])
    if (problem) return { problem }
  }
  const probes = document as unknown as Probes
  const { initialDelaySeconds = 0, periodSeconds, failureThreshold } = probes.startup
  const patience = initialDelaySeconds + periodSeconds * failureThreshold
  if (patience <= warmUpSeconds) {
    return { problem: `startup gives up after ${patience} seconds, and a replica needs ${warmUpSeconds} to warm up: it would never start.` }
  }
  return probes
}
