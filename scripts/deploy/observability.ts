import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Where rules and examples for Prometheus are. */
export const observabilityFolder = join(import.meta.dirname, '../../deploy/observability')
const read = (name: string): unknown => parse(readFileSync(join(observabilityFolder, name), 'utf8'))

/** An alert, as Prometheus reads it. */
export interface Alert {
  readonly alert: string
  readonly expr: string
}

/** The alerts of the site. */
export const alerts = (
  read('alerts.yml') as { groups: readonly { rules: readonly Alert[] }[] }
).groups.flatMap(({ rules }) => rules)

/** The name of the site's processes in Prometheus, as the example has it. */
export const metricsJob = (read('prometheus.yml') as { scrape_configs: [{ job_name: string }] })
  .scrape_configs[0].job_name
