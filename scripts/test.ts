import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { failureMark, outsideMark, retryMark } from './outcomeReporter.ts'
import type { Counts, VitestReport } from './vitestReport.ts'
import { asRetried, failedFiles, together, vitestCounts } from './vitestReport.ts'

/**
 * `npm test`: everything, in an order that fails early, one line for each part and the sum at the
 * end. Parts that mostly wait for the registry and for builds run beside the others, with low
 * priority: they use the processor time that the others leave. `npm test -- stories e2e` runs only
 * the named parts. `npm test -- packages/ui/src/components/Button` runs what a change there needs:
 * lint, typecheck, and the tests in these files and folders.
 */
interface Part {
  name: string
  command: string[]
  /** For Vitest: the files and folders to run; all, if there are none. */
  filters?: string[]
  /**
   * Where the counts of the part come from: a report file of Vitest or Playwright, its own last
   * line, or only its exit code.
   */
  counts: 'vitest' | 'playwright' | 'last line' | 'exit code'
  env?: Record<string, string>
  /**
   * Runs beside the parts after it. It contains no test that can fail on a slow machine. @default
   * false
   */
  isBeside?: boolean
  /** @default false */
  needsBrowser?: boolean
}

/**
 * As for `nice`: each of its programs gets a third of the processor time of a program of the other
 * parts, if there is not enough.
 */
const besidePriority = 5

/** The beginning of a line about the atlas of states. */
const atlasMark = 'Atlas: '

const total: Counts = { passed: 0, failed: 0 }
const folder = mkdtempSync(join(tmpdir(), 'rampart-test-'))
// However the run ends, its last line is the sum.
process.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  console.log(`${total.passed} passed, ${Math.max(total.failed, code === 0 ? 0 : 1)} failed`)
})
const report = (name: string) => join(folder, `${name}.json`)
const isPath = (argument: string) => argument.includes('/')
const paths = process.argv.slice(2).filter(isPath)
const vitest = (name: string, config: string, options: Partial<Part> = {}): Part => ({
  name,
  counts: 'vitest',
  filters: paths,
  ...options,
  command: [
    'vitest',
    'run',
    `--config=${config}`,
    // A folder may have tests of one kind alone.
    ...(paths.length > 0 ? ['--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(import.meta.dirname, 'outcomeReporter.ts')}`,
    `--outputFile.json=${report(name)}`,
    ...(options.command ?? []),
  ],
})

// Each part names its own configuration: the one at the root loads all projects, and so reads all
// stories.
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
    needsBrowser: true,
  },
  {
    name: 'storybook',
    command: ['node', 'scripts/storybook/check.ts'],
    counts: 'last line',
    isBeside: true,
    needsBrowser: true,
  },
  vitest('unit', 'vitest.unit.config.ts'),
  vitest('api', 'apps/api/vitest.config.ts'),
  vitest('api-postgres', 'apps/api/vitest.postgres.config.ts'),
  vitest('labs', 'content/vitest.config.ts'),
  vitest('stories', 'vitest.stories.config.ts', {
    command: [`--reporter=${join(import.meta.dirname, '../.storybook/atlas/atlasReporter.ts')}`],
    env: { MODES: '1' },
    needsBrowser: true,
  }),
  vitest('pseudo', 'vitest.pseudo.config.ts', {
    filters: ['packages/screens', 'apps/site'],
    needsBrowser: true,
  }),
  vitest('process', 'e2e/process/vitest.config.ts'),
  {
    name: 'e2e',
    command: [
      'playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json,./e2e/outcomes.ts',
    ],
    counts: 'playwright',
    filters: paths,
    needsBrowser: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
  },
]

interface Outcome {
  code: number
  output: string
}

/** The running processes: a stop of this process stops them too, and counts what has run. */
const children = new Set<ChildProcess>()
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopped = true
    for (const child of children) child.kill(signal)
  })

/**
 * Runs one part. Its output is kept for the counts and for notices, and printed; for a part beside
 * the others it is printed as a whole at the end.
 */
function run({ name, command, filters = [], env, isBeside }: Part): Promise<Outcome> {
  const head = `\n── ${name} ──\n`
  if (!isBeside) process.stdout.write(head)
  return new Promise((resolve) => {
    const child = spawn(command[0] ?? '', [...command.slice(1), ...filters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    })
    children.add(child)
    if (isBeside && child.pid !== undefined) setPriority(child.pid, besidePriority)
    let output = ''
    const keep = (chunk: string) => {
      output += chunk
      if (!isBeside) process.stdout.write(chunk)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep)
    // The program could not be started; 'close' follows.
    child.on('error', (error) => keep(`${error}\n`))
    child.on('close', (code) => {
      children.delete(child)
      if (isBeside) process.stdout.write(head + output)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs the files of Vitest in which something failed once more, in new processes and a new browser:
 * a fault of a process, such as a page that the browser no longer draws, makes each retry within it
 * fail. Failures outside of a file are not tried again.
 */
async function retryFiles(part: Part, first: Outcome): Promise<Outcome & { counts: Counts }> {
  const tried = readReport<VitestReport>(part.name)
  const files = tried ? failedFiles(tried) : []
  if (
    isStopped ||
    !tried ||
    files.length === 0 ||
    [outsideMark, atlasMark].some((mark) => hasLine(first, mark))
  )
    return { ...first, counts: vitestCounts(tried) }
  const second = await run({ ...part, filters: files })
  return {
    code: second.code,
    output: asRetried(first.output, second.output),
    counts: vitestCounts(together(tried, readReport(part.name))),
  }
}

const hasLine = ({ output }: Outcome, mark: string) =>
  output.split('\n').some((line) => line.startsWith(mark))

function readCounts({ name, counts }: Part, { code, output }: Outcome): Counts {
  if (counts === 'exit code')
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (counts === 'last line') {
    const match = /(\d+) passed, (\d+) failed\s*$/.exec(output)
    return { passed: Number(match?.[1] ?? 0), failed: Number(match?.[2] ?? 1) }
  }
  const { stats } =
    readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(name) ?? {}
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: 0, failed: 1 }
}

/** A report file; undefined if there is none. Each run writes its own. */
function readReport<Report>(name: string): Report | undefined {
  try {
    const text = readFileSync(report(name), 'utf8')
    rmSync(report(name))
    return JSON.parse(text) as Report
  } catch {
    return undefined
  }
}

/** Which parts have the tests of a folder; those of others are unit tests and stories. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  'apps/api': ['api', 'api-postgres'],
  'apps/site': ['unit', 'api', 'stories'],
  content: ['labs'],
  'e2e/journeys': ['build', 'e2e'],
  'e2e/process': ['build', 'process'],
}
/** Of a folder inside one of these, or around some of them. */
const partsOfPath = (path: string): readonly string[] => {
  const inside = `${normalize(path).replace(/\/$/, '')}/`
  const found = Object.entries(partsOf).filter(
    ([top]) => inside.startsWith(`${top}/`) || `${top}/`.startsWith(inside),
  )
  return found.length > 0 ? found.flatMap(([, names]) => names) : ['unit', 'stories']
}

const named = process.argv.slice(2).filter((argument) => !isPath(argument))
const wanted =
  named.length === 0 && paths.length > 0
    ? ['lint', 'typecheck', ...paths.flatMap(partsOfPath)]
    : named
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const missing = paths.filter((path) => !existsSync(path))
if (missing.length > 0) {
  console.error(`No such file or folder: ${missing.join(', ')}.`)
  process.exit(2)
}
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.some(({ needsBrowser }) => needsBrowser)) {
  // Imported only when needed: loading it takes a second.
  const { requireBrowser } = await import('./browser.ts')
  process.env['CHROMIUM_PATH'] = requireBrowser()
}
const lines: string[] = []
const notices: string[] = []
const marks = [
  'PostgreSQL tests not run',
  'Valkey tests not run',
  'Chart tests not run',
  'Alert tests not run',
  atlasMark,
  failureMark,
  retryMark,
  '✗ ',
]

async function runAndCount(part: Part): Promise<void> {
  if (isStopped) return
  const start = performance.now()
  const first = await run(part)
  const { code, output, counts } =
    part.counts === 'vitest'
      ? await retryFiles(part, first)
      : { ...first, counts: readCounts(part, first) }
  // A part that ended badly has failed, whatever its counts.
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  total.passed += counts.passed
  total.failed += counts.failed
  lines.push(
    `${counts.failed > 0 ? '✗' : '✓'} ${part.name.padEnd(14)}${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s`,
  )
  notices.push(...output.split('\n').filter((line) => marks.some((mark) => line.startsWith(mark))))
}

/** The parts beside the others, one after another. */
let beside = Promise.resolve()
for (const part of chosen) {
  if (part.isBeside) beside = beside.then(() => runAndCount(part))
  else await runAndCount(part)
}
await beside
console.log(`\n${[...lines, ...notices].join('\n')}\n`)
process.exit(total.failed > 0 || total.passed === 0 || isStopped ? 1 : 0)
