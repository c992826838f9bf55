import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listenOrExplain } from '../http/listen.ts'
import type { Metrics } from './metrics.ts'

interface Place {
  readonly host: string
  readonly port: number
}

/** Serves the metrics at `/metrics`, on a port of their own. Throws `StartError`. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: Place,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.maxConnections = 20
  server.headersTimeout = 5_000
  server.requestTimeout = 5_000
  await listenOrExplain({ setting: 'METRICS_PORT', host, port }, async () => {
    server.listen(port, host)
    await once(server, 'listening')
  })
  const { address, family, port: bound } = server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}/metrics`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
