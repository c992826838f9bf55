import { Histogram } from './histogram.ts'
import type { Limits } from './limits.ts'
import { poolSize } from './pool.ts'
import type { Pool } from './pool.ts'

/** What a scrape of `/metrics` shows. */
export class Metrics {
  private readonly requests = new Map<string, Histogram>()
  private readonly errors = new Map<string, number>()
  private readonly waits = new Map<string, Histogram>()

  request(service: string, seconds: number, isFailed = false): void {
    histogramOf(this.requests, service).add(seconds)
    this.errors.set(service, (this.errors.get(service) ?? 0) + (isFailed ? 1 : 0))
  }

  poolWait(service: string, seconds: number): void {
    histogramOf(this.waits, service).add(seconds)
  }

  /** The exposition format of Prometheus. */
  print(pool: Pool, { poolPerService }: Limits): string {
    const free = Math.min(poolSize - pool.leaked, poolPerService.checkout || poolSize)
    const active = Math.min(free, 1)
    return [
      '# HELP http_request_duration_seconds Time to answer a request.',
      '# TYPE http_request_duration_seconds histogram',
      ...[...this.requests].flatMap(([service, histogram]) => histogram.print('http_request_duration_seconds', `service="${service}"`)),
      '# HELP http_request_errors_total Requests that ended in an error.',
      '# TYPE http_request_errors_total counter',
      ...[...this.errors].map(([service, count]) => `http_request_errors_total{service="${service}"} ${count}`),
      '# HELP db_pool_size Connections that the pool of orders-db may have.',
      '# TYPE db_pool_size gauge',
      `db_pool_size ${poolSize}`,
      '# HELP db_pool_in_use Connections that somebody holds.',
      '# TYPE db_pool_in_use gauge',
      `db_pool_in_use ${pool.leaked + active}`,
      '# HELP db_pool_connections Connections by who holds them and what they do.',
      '# TYPE db_pool_connections gauge',
      `db_pool_connections{holder="checkout",state="active"} ${active}`,
      `db_pool_connections{holder="refunds",state="idle_in_transaction"} ${pool.leaked}`,
      '# HELP db_queries_running Queries that the database works on.',
      '# TYPE db_queries_running gauge',
      `db_queries_running ${active}`,
      '# HELP db_pool_wait_seconds Time that callers queue for a connection.',
      '# TYPE db_pool_wait_seconds histogram',
      ...[...this.waits].flatMap(([service, histogram]) => histogram.print('db_pool_wait_seconds', `service="${service}"`)),
    ].join('\n')
  }
}

function histogramOf(all: Map<string, Histogram>, service: string): Histogram {
  const histogram = all.get(service) ?? new Histogram()
  all.set(service, histogram)
  return histogram
}
