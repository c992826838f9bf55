import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { alerts, metricsJob, observabilityFolder } from './observability.ts'

/** The output of Prometheus' own tool for a file; null if the machine does not have the tool. */
function promtool(...args: readonly string[]): string | null {
  const options = { cwd: observabilityFolder, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync('promtool', args, options)
  if (status === null) return null
  return status === 0 ? '' : `${stdout}${stderr}`
}
const hasPromtool = promtool('--version') !== null
if (!hasPromtool) console.log('Alert tests not run: promtool is not here.')

test('a process that is dead is told, by the name that the example gives to its job', () => {
  const asked = alerts.map(({ expr }) => expr).filter((expr) => /\bup\b/.test(expr))
  expect(asked).toEqual([`absent(up{job="${metricsJob}"} == 1)`, `up{job="${metricsJob}"} == 0`])
})

test.skipIf(!hasPromtool)('Prometheus takes the rules, and they tell what they should', () => {
  expect(promtool('check', 'rules', 'alerts.yml')).toBe('')
  expect(promtool('test', 'rules', 'alerts.test.yml')).toBe('')
  expect(promtool('check', 'config', 'prometheus.yml')).toBe('')
})
