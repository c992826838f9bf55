const backoffs = ['none', 'fixed', 'exponential', 'exponential-jitter'] as const

/** Guards; a zero is no limit. */
export interface Limits {
  /** How long a caller waits for a connection, in milliseconds. */
  readonly poolWaitTimeoutMs: number
  /**
   * How long a transaction may do nothing, in milliseconds; the database then ends its connection.
   */
  readonly idleInTransactionTimeoutMs: number
  /** The most connections of a service. */
  readonly poolPerService: { readonly checkout: number; readonly refunds: number }
  readonly retry: { readonly maxAttempts: number; readonly backoff: (typeof backoffs)[number] }
}

export const noLimits: Limits = {
  poolWaitTimeoutMs: 0,
  idleInTransactionTimeoutMs: 0,
  poolPerService: { checkout: 0, refunds: 0 },
  retry: { maxAttempts: 0, backoff: 'none' },
}

const longest = 3_600_000
const poolSize = 20

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isWhole = (value: unknown, most: number) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most
const hasOnly = (value: Record<string, unknown>, ...names: readonly string[]) => Object.keys(value).every((name) => names.includes(name))

/** The limits of a document, or why they cannot be. */
export function readLimits(document: Readonly<Record<string, unknown>>): Limits | { readonly problem: string } {
  const { poolWaitTimeoutMs, idleInTransactionTimeoutMs, poolPerService, retry, ...others } = document
  if (Object.keys(others).length > 0) return { problem: `The limits are ${Object.keys(noLimits).join(', ')}.` }
  if (!isWhole(poolWaitTimeoutMs, longest)) return { problem: `poolWaitTimeoutMs must be a whole number from 0 to ${longest}.` }
  if (!isWhole(idleInTransactionTimeoutMs, longest)) return { problem: `idleInTransactionTimeoutMs must be a whole number from 0 to ${longest}.` }
  if (!isObject(poolPerService) || !hasOnly(poolPerService, 'checkout', 'refunds')) return { problem: 'poolPerService must have checkout and refunds.' }
  if (!isWhole(poolPerService['checkout'], poolSize) || !isWhole(poolPerService['refunds'], poolSize)) {
    return { problem: `poolPerService.checkout and poolPerService.refunds must be whole numbers from 0 to ${poolSize}.` }
  }
  if (!isObject(retry) || !hasOnly(retry, 'maxAttempts', 'backoff')) return { problem: 'retry must have maxAttempts and backoff.' }
  if (!isWhole(retry['maxAttempts'], 100)) return { problem: 'retry.maxAttempts must be a whole number from 0 to 100.' }
  if (!backoffs.some((backoff) => backoff === retry['backoff'])) return { problem: `retry.backoff must be one of ${backoffs.join(', ')}.` }
  return document as unknown as Limits
}
