import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowser } from './browser.ts'
import { failureMark, retryMark } from './outcomeReporter.ts'

/**
 * `npm test`: everything, in an order that fails early, one line a part and the sum at the end. Parts that mostly wait for the
 * registry and for builds run beside the others, with low priority: they take the processor time that the others leave.
 * `npm test -- stories e2e` runs the named parts alone. `npm test -- packages/ui/src/components/Button` runs what a change of
 * a component or screen needs: lint, typecheck, and the unit tests and stories in those folders.
 */
interface Part {
  name: string
  command: string[]
  /** How the part tells its counts: a report file of Vitest or Playwright, its own last line, or only its exit code. */
  counts: 'vitest' | 'playwright' | 'last line' | 'exit code'
  env?: Record<string, string>
  /** Runs beside the parts after it. It holds no test that a slow machine can fail. @default false */
  isBeside?: boolean
}

interface Counts {
  passed: number
  failed: number
}

/** As `nice` counts: a third of the processor time that each program of the other parts gets, where there is not enough. */
const besidePriority = 5

const browser = requireBrowser()
process.env['CHROMIUM_PATH'] = browser

const folder = mkdtempSync(join(tmpdir(), 'rampart-test-'))
const report = (name: string) => join(folder, `${name}.json`)
const isPath = (argument: string) => argument.includes('/')
const paths = process.argv.slice(2).filter(isPath)
const vitest = (name: string, ...options: string[]) => [
  'vitest',
  'run',
  '--passWithNoTests',
  // What passes only on a retry is named in the last lines; the aim is none.
  '--retry=1',
  ...paths,
  '--reporter=default',
  '--reporter=json',
  `--reporter=${join(import.meta.dirname, 'outcomeReporter.ts')}`,
  `--outputFile.json=${report(name)}`,
  ...options,
]

// Each part names its own configuration: the one at the root loads all projects, and reads all stories for that.
const parts: Part[] = [
  { name: 'lint', command: ['node', 'scripts/lint.ts'], counts: 'last line' },
  { name: 'typecheck', command: ['npm', 'run', 'typecheck'], counts: 'exit code' },
  {
    name: 'build',
    command: ['turbo', 'run', 'build', '--output-logs=errors-only'],
    counts: 'exit code',
  },
  { name: 'budget', command: ['node', 'scripts/budget.ts'], counts: 'last line' },
  {
    name: 'package',
    command: ['node', 'scripts/package-check.ts'],
    counts: 'last line',
    isBeside: true,
  },
  {
    name: 'storybook',
    command: ['node', 'scripts/storybook/check.ts'],
    counts: 'last line',
    isBeside: true,
  },
  { name: 'unit', command: vitest('unit', '--config=vitest.unit.config.ts'), counts: 'vitest' },
  { name: 'api', command: vitest('api', '--config=apps/api/vitest.config.ts'), counts: 'vitest' },
  {
    name: 'api-postgres',
    command: vitest('api-postgres', '--config=apps/api/vitest.postgres.config.ts'),
    counts: 'vitest',
  },
  { name: 'labs', command: vitest('labs', '--config=content/vitest.config.ts'), counts: 'vitest' },
  {
    name: 'stories',
    command: vitest(
      'stories',
      '--config=vitest.stories.config.ts',
      `--reporter=${join(import.meta.dirname, '../.storybook/atlas/atlasReporter.ts')}`,
    ),
    counts: 'vitest',
    env: { MODES: '1' },
  },
  {
    name: 'pseudo',
    command: vitest('pseudo', '--config=vitest.pseudo.config.ts', 'packages/screens', 'apps/site'),
    counts: 'vitest',
  },
  {
    name: 'process',
    command: vitest('process', '--config=e2e/process/vitest.config.ts'),
    counts: 'vitest',
  },
  {
    name: 'e2e',
    command: [
      'playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json,./e2e/outcomes.ts',
    ],
    counts: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
  },
]

/**
 * Runs one part; its output is kept for the counts and for notices. It goes through, of a part beside the others as a whole at its
 * end.
 */
function run({ name, command, env, isBeside }: Part): Promise<{ code: number; output: string }> {
  const head = `\n── ${name} ──\n`
  if (!isBeside) process.stdout.write(head)
  return new Promise((resolve) => {
    const child = spawn(command[0] ?? '', command.slice(1), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    })
    if (isBeside && child.pid !== undefined) setPriority(child.pid, besidePriority)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        if (!isBeside) process.stdout.write(chunk)
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => {
      if (isBeside) process.stdout.write(head + output)
      resolve({ code: code ?? 1, output })
    })
  })
}

function countsOf({ name, counts }: Part, code: number, output: string): Counts {
  const own = readCounts(name, counts, output)
  // A part that ended badly has failed, with any count.
  return code !== 0 && own.failed === 0 ? { ...own, failed: 1 } : own
}

function readCounts(name: string, kind: Part['counts'], output: string): Counts {
  if (kind === 'exit code') return { passed: 1, failed: 0 }
  if (kind === 'last line') {
    const match = /(\d+) passed, (\d+) failed\s*$/.exec(output)
    return { passed: Number(match?.[1] ?? 0), failed: Number(match?.[2] ?? 1) }
  }
  try {
    const data = JSON.parse(readFileSync(report(name), 'utf8')) as {
      numPassedTests?: number
      numFailedTests?: number
      success?: boolean
      stats?: { expected: number; unexpected: number; flaky: number }
    }
    if (data.stats)
      return { passed: data.stats.expected + data.stats.flaky, failed: data.stats.unexpected }
    const failed = data.numFailedTests ?? 0
    // A file that cannot be loaded has no test that failed.
    return {
      passed: data.numPassedTests ?? 0,
      failed: failed === 0 && data.success !== true ? 1 : failed,
    }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const named = process.argv.slice(2).filter((argument) => !isPath(argument))
const wanted =
  named.length === 0 && paths.length > 0 ? ['lint', 'typecheck', 'unit', 'stories'] : named
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const lines: string[] = []
const notices: string[] = []
const total: Counts = { passed: 0, failed: 0 }
const marks = [
  'PostgreSQL tests not run',
  'Valkey tests not run',
  'Chart tests not run',
  'Atlas: ',
  failureMark,
  retryMark,
  '✗ ',
]

async function runAndCount(part: Part): Promise<void> {
  const start = performance.now()
  const { code, output } = await run(part)
  const counts = countsOf(part, code, output)
  total.passed += counts.passed
  total.failed += counts.failed
  lines.push(
    `${counts.failed > 0 ? '✗' : '✓'} ${part.name.padEnd(14)}${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s`,
  )
  notices.push(...output.split('\n').filter((line) => marks.some((mark) => line.startsWith(mark))))
}

/** The parts beside the others, one after another. */
let beside = Promise.resolve()
for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (part.isBeside) beside = beside.then(() => runAndCount(part))
  else await runAndCount(part)
}
await beside
rmSync(folder, { recursive: true, force: true })
console.log(`\n${[...lines, ...notices].join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
