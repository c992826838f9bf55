import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { browserArguments, requireBrowser } from '../browser.ts'
import { measureFilter, measureLoad } from './measure.ts'
import type { Load } from './measure.ts'
import { startServers } from './servers.ts'

/**
 * `npm run bench`: speed of `/` with 60 cards on an emulated slow phone beside a page of the same HTML, styles and fonts without
 * scripts, and of a filter click at 5,000 items beside a plain React list. Runs alternate; medians of one run are compared, as machines are noisy.
 */
const runs = Number(process.env['BENCH_RUNS'] ?? 7)

interface Row {
  what: string
  ours: number
  other: number
  /** Highest ratio, or highest value where there is nothing to compare with. */
  limit: number
  unit: 'ratio' | 'ms' | 'shift'
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function alternate<T>(count: number, ours: () => Promise<T>, other: () => Promise<T>): Promise<{ ours: T[]; other: T[] }> {
  const results = { ours: [] as T[], other: [] as T[] }
  // One of each to warm up: compiled code and disk caches of the servers.
  await ours()
  await other()
  for (let run = 0; run < count; run += 1) {
    results.other.push(await other())
    results.ours.push(await ours())
  }
  return results
}

async function rows(browser: Browser): Promise<Row[]> {
  const servers = await startServers()
  try {
    const loads = await alternate<Load>(
      runs,
      () => measureLoad(browser, servers.site),
      () => measureLoad(browser, servers.static),
    )
    const filters = await alternate(
      runs,
      () => measureFilter(browser, servers.largeSite),
      () => measureFilter(browser, servers.plainList),
    )
    const of = (side: 'ours' | 'other', key: keyof Load) => median(loads[side].map((load) => load[key]))
    return [
      { what: 'first paint of /', ours: of('ours', 'firstPaint'), other: of('other', 'firstPaint'), limit: 1.25, unit: 'ratio' },
      { what: 'interactive /', ours: of('ours', 'interactive'), other: of('other', 'interactive'), limit: 2.5, unit: 'ratio' },
      { what: 'blocking time of /', ours: of('ours', 'blocking'), other: of('other', 'blocking'), limit: 100, unit: 'ms' },
      { what: 'layout shift of /', ours: of('ours', 'shift'), other: of('other', 'shift'), limit: 0, unit: 'shift' },
      { what: 'filter click, 5,000 items', ours: median(filters.ours), other: median(filters.other), limit: 1.5, unit: 'ratio' },
    ]
  } finally {
    await servers.stop()
  }
}

function show({ what, ours, other, limit, unit }: Row): boolean {
  const value = unit === 'ratio' ? ours / other : ours
  const isWithin = value <= limit
  const numbers = `${ours.toFixed(unit === 'shift' ? 3 : 0).padStart(7)} ${other.toFixed(unit === 'shift' ? 3 : 0).padStart(9)}`
  console.log(
    `${isWithin ? '✓' : '✗'} ${what.padEnd(28)}${numbers} ${(unit === 'ratio' ? `${value.toFixed(2)} ×` : '').padStart(9)}   at most ${limit}${unit === 'ratio' ? ' ×' : unit === 'ms' ? ' ms' : ''}`,
  )
  return isWithin
}

const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments })
try {
  const result = await rows(browser)
  const { version } = JSON.parse(readFileSync(new URL('../../packages/ui/package.json', import.meta.url), 'utf8')) as { version: string }
  console.log(`\nRampart ui ${version}, Chromium ${browser.version()}, medians of ${runs} runs, in ms\n`)
  console.log(`  ${''.padEnd(28)}${'ours'.padStart(7)} ${'baseline'.padStart(9)} ${'ratio'.padStart(9)}`)
  if (result.map(show).includes(false)) process.exitCode = 1
} finally {
  await browser.close()
}
