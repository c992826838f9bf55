import autocannon from 'autocannon'
import { median } from '../percentile.ts'
import { cpuOf } from '../processCosts.ts'

/** How fast a server responded. */
export interface Speed {
  /** Requests a second. */
  readonly rate: number
  /** The time in milliseconds within which 99 of 100 responses arrive. */
  readonly p99: number
}

/** How fast a server responded, and what that cost. */
export interface Load extends Speed {
  /**
   * Processor time of the server's process for a request, in microseconds: it varies less than the
   * rate on a machine that others use.
   */
  readonly cpu: number
}

/** How many requests to send; the load comes from this machine alone. */
export interface LoadOptions {
  readonly connections: number
  readonly seconds: number
}

/** What is asked for. */
export interface Target {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The server's process. */
  readonly pid: number
}

export const medianOf = (speeds: readonly Speed[]): Speed => ({
  rate: median(speeds.map(({ rate }) => rate)),
  p99: median(speeds.map(({ p99 }) => p99)),
})

export const medianLoad = (loads: readonly Load[]): Load => ({
  ...medianOf(loads),
  cpu: median(loads.map(({ cpu }) => cpu)),
})

/** Requests one address again and again. Throws if a response is not a success. */
export async function load(
  { url, headers, pid }: Target,
  { connections, seconds }: LoadOptions,
): Promise<Load> {
  const before = cpuOf(pid)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // Finer than whole seconds, as rounds are short.
    sampleInt: 250,
    headers: { 'accept-encoding': 'gzip, br', ...headers },
    // The site closes a connection after a thousand requests, and announces it with the last
    // response; this client would continue to use it.
    reconnectRate: 1_000,
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`)
  const sent = result.requests.total
  const cpu = ((cpuOf(pid) - before) * 1e6) / sent
  return { rate: sent / result.duration, p99: result.latency.p99, cpu }
}
