import { send } from './http.ts'
import type { Running } from './processes.ts'

/** Where a program serves its metrics, as its log says. */
export function metricsAddress(running: Pick<Running, 'output'>): string {
  const found = /"address":"(http:\/\/127\.0\.0\.1:\d+)\/metrics"/.exec(running.output())
  if (!found?.[1]) throw new Error('The program did not say where its metrics are.')
  return found[1]
}

/** The metrics of a program, as Prometheus gets them. */
export const scrape = async (running: Pick<Running, 'output'>): Promise<string> =>
  (await send(metricsAddress(running), '/metrics')).text
