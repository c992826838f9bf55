import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { browserArguments, requireBrowser } from '../browser.ts'
import { measureLoad, phone } from './measure.ts'
import type { Load } from './measure.ts'
import { median } from './percentile.ts'
import { startSubjects } from './servers.ts'

/**
 * `npm run bench`: how our pages load on an emulated slow phone, compared with two limits that
 * contain nothing of ours: the catalogue's words sent complete with their styles, and the same as
 * plain React, prerendered. Loads alternate, and medians of one run are compared, because times on
 * one machine vary. docs/performance.md says what this comparison does not show.
 */
const runs = Number(process.env['BENCH_RUNS'] ?? 5)

const columns = [
  ['first paint', 'firstPaint', 0],
  ['largest', 'largestPaint', 0],
  ['interactive', 'interactive', 0],
  ['blocking', 'blocking', 0],
  ['shift', 'shift', 3],
  ['filter', 'filter', 0],
  ['kB', 'kilobytes', 0],
  ['requests', 'requests', 0],
] as const satisfies readonly (readonly [string, keyof Load, number])[]

/** Goals of `/`: a column, the row to compare with (or none), and the maximum. */
const goals = [
  ['first paint', 'firstPaint', 'limit: served whole', 1.15],
  ['largest paint', 'largestPaint', 'limit: served whole', 1.5],
  ['interactive', 'interactive', 'limit: plain React', 1.25],
  ['blocking', 'blocking', 'limit: plain React', 1],
  ['shift', 'shift', null, 0],
  ['requests', 'requests', null, 12],
] as const satisfies readonly (readonly [string, keyof Load, string | null, number])[]

async function measureAll(browser: Browser): Promise<Map<string, Load[]>> {
  const { subjects, stop } = await startSubjects()
  const loads = new Map(subjects.map(({ name }) => [name, [] as Load[]]))
  try {
    // The first round warms up: compiled code and caches of the servers.
    for (let run = 0; run <= runs; run += 1)
      for (const subject of subjects) {
        const load = await measureLoad(browser, subject)
        if (run > 0) loads.get(subject.name)?.push(load)
      }
  } finally {
    await stop()
  }
  return loads
}

const shown = (value: number, digits: number) =>
  (Number.isNaN(value) ? '–' : value.toFixed(digits)).padStart(12)

function showTable(medians: Map<string, Load>): void {
  console.log(`${''.padEnd(20)}${columns.map(([title]) => title.padStart(12)).join('')}`)
  for (const [name, load] of medians)
    console.log(
      `${name.padEnd(20)}${columns.map(([, key, digits]) => shown(load[key], digits)).join('')}`,
    )
}

/** Whether each goal is reached. */
function showGoals(medians: Map<string, Load>): boolean {
  const own = medians.get('/')
  const reached = goals.map(([title, key, other, most]) => {
    const value = own?.[key] ?? Number.NaN
    const ratio = value / (other === null ? 1 : (medians.get(other)?.[key] ?? Number.NaN))
    const isReached = ratio <= most
    console.log(
      `${isReached ? '✓' : '✗'} ${title.padEnd(14)} ${ratio.toFixed(2)} of at most ${most}${other === null ? '' : ` × ${other}`}`,
    )
    return isReached
  })
  return reached.every(Boolean)
}

const browser = await chromium.launch({
  executablePath: requireBrowser('browser'),
  args: browserArguments,
})
try {
  const loads = await measureAll(browser)
  const medians = new Map(
    [...loads].map(([name, all]) => {
      const entries = columns.map(([, key]) => [key, median(all.map((load) => load[key]))])
      return [name, Object.fromEntries(entries) as unknown as Load]
    }),
  )
  console.log(
    `\nChromium ${browser.version()}, slowed down ${phone.cpu} times, 150 ms, 1.6 Mbit/s; medians of ${runs} loads, in ms\n`,
  )
  showTable(medians)
  console.log('\nGoals of /')
  if (!showGoals(medians)) process.exitCode = 1
} finally {
  await browser.close()
}
