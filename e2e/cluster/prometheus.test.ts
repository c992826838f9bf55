import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../apps/api/src/testing/freePort.ts'
import { repository } from '../../scripts/program.ts'
import { alerts } from '../../scripts/deploy/observability.ts'
import { send } from '../process/support/http.ts'
import { newFolder, startSite } from '../process/support/tests.ts'
import { folderWith, hasProgram, runProgram } from './support/programs.ts'

const folder = join(repository, 'deploy/observability')

/** The output of promtool if it finds a fault. */
function promtool(args: readonly string[], input?: string): string {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, input })
  return status === 0 ? '' : `${String(stdout)}${String(stderr)}`
}

interface Result {
  readonly status: string
  readonly data: { readonly result: { readonly value: [number, string] }[] }
}
interface Rules {
  readonly data: { groups: { rules: { name: string; health: string }[] }[] }
}

test('Prometheus itself reads the metrics, evaluates each alert and each query of the dashboards', async ({
  skip,
}) => {
  if (!hasProgram('prometheus') || !hasProgram('promtool'))
    return skip('prometheus is not on this machine')
  expect(promtool(['check', 'rules', 'alerts.yml'])).toBe('')
  expect(promtool(['test', 'rules', 'alerts.test.yml'])).toBe('')
  expect(promtool(['check', 'config', 'prometheus.yml'])).toBe('')

  const [metrics, port] = [await freePort(), await freePort()]
  const site = await startSite({ DATA_DIR: await newFolder(), METRICS_PORT: String(metrics) })
  await send(site.address, '/api/explore')
  const scraped = await send(`http://127.0.0.1:${metrics}`, '/metrics')
  expect(promtool(['check', 'metrics'], scraped.text)).toBe('')

  const config = readFileSync(join(folder, 'prometheus.yml'), 'utf8')
    .replace('127.0.0.1:9464', `127.0.0.1:${metrics}`)
    .replace('scrape_interval: 15s', 'scrape_interval: 1s\n  evaluation_interval: 1s')
  const own = await folderWith({
    'prometheus.yml': config,
    'alerts.yml': readFileSync(join(folder, 'alerts.yml'), 'utf8'),
  })
  const listen = ['--web.listen-address', `127.0.0.1:${port}`, '--storage.tsdb.path', 'data']
  await runProgram('prometheus', ['--config.file', 'prometheus.yml', ...listen], { port, cwd: own })
  const ask = async <T>(path: string) =>
    JSON.parse((await send(`http://127.0.0.1:${port}`, `/api/v1/${path}`)).text) as T
  const query = (text: string) => ask<Result>(`query?query=${encodeURIComponent(text)}`)

  await vi.waitFor(
    async () => {
      const { data } = await query('up{job="rampart"} and on() rampart_database_up == 1')
      expect(data.result.map(({ value }) => value[1])).toEqual(['1'])
      const rules = (await ask<Rules>('rules')).data.groups.flatMap(({ rules }) => rules)
      expect(rules.map(({ health }) => health)).toEqual(Array.from(alerts, () => 'ok'))
    },
    { timeout: 60_000, interval: 250 },
  )
  for (const name of readdirSync(join(folder, 'dashboards'))) {
    const { panels } = JSON.parse(readFileSync(join(folder, 'dashboards', name), 'utf8')) as {
      panels: { title: string; targets: { expr: string }[] }[]
    }
    for (const { title, targets } of panels)
      for (const { expr } of targets) {
        const { status } = await query(expr.replaceAll('$job', '.*'))
        expect([name, title, status]).toEqual([name, title, 'success'])
      }
  }
})
