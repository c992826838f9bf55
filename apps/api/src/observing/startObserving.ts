import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Observed } from './apiMetrics.ts'

/** The metrics, traces and error reports of this process. */
export interface Observing {
  /** From now on the metrics include this API. */
  readonly watchApi: (api: Observed) => void
  /** Sends what is not sent yet, and ends. */
  readonly close: () => Promise<void>
}

/**
 * Starts metrics, traces and error reports if the settings ask for them; nothing of them is
 * loaded otherwise. Call it before the server gets its routes. Throws `StartError`.
 */
export async function startObserving(
  config: Pick<Config, 'host' | 'metricsPort' | 'trustProxy' | 'tracing' | 'sentryDsn'>,
  server: FastifyInstance,
): Promise<Observing> {
  const opened = new AsyncDisposableStack()
  let watchApi: Observing['watchApi'] = () => undefined
  try {
    if (config.metricsPort !== null) {
      const [{ createMetrics }, { serveMetrics }] = await Promise.all([
        import('./metrics.ts'),
        import('./metricsServer.ts'),
      ])
      const metrics = createMetrics()
      opened.defer(metrics.close)
      metrics.watchServer(server)
      ;({ watchApi } = metrics)
      const { host, metricsPort: port } = config
      const serving = await serveMetrics(metrics, { host, port })
      opened.defer(serving.close)
      server.log.info({ address: serving.address }, 'metrics are served')
    }
    if (config.tracing !== null) {
      const { startTraces } = await import('./traces.ts')
      opened.defer(startTraces(config.tracing, server, config.trustProxy))
    }
    if (config.sentryDsn !== null) {
      const { startReports } = await import('./reports.ts')
      opened.defer(startReports(config.sentryDsn))
    }
    const all = opened.move()
    return { watchApi, close: () => all.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}
