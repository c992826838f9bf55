import autocannon from 'autocannon'

/** How fast a server responded. */
export interface Speed {
  /** Requests a second. */
  readonly rate: number
  /** The time in milliseconds that 99 of 100 responses stay within. */
  readonly p99: number
}

/** How hard to ask; the load comes from this machine alone. */
export interface LoadOptions {
  readonly connections: number
  readonly seconds: number
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const medianOf = (speeds: readonly Speed[]): Speed => ({
  rate: median(speeds.map(({ rate }) => rate)),
  p99: median(speeds.map(({ p99 }) => p99)),
})

/** Asks for one address again and again. Throws if a response is not a success. */
export async function load(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: LoadOptions,
): Promise<Speed> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // Finer than whole seconds, as rounds are short.
    sampleInt: 250,
    headers: { 'accept-encoding': 'gzip, br', ...headers },
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`)
  const sent = result.requests.total
  return { rate: sent / result.duration, p99: result.latency.p99 }
}
