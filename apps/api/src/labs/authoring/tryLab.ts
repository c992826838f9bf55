import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inTemporaryFolder } from '../../temporaryFolder.ts'
import { ContentFiles } from '../../content/files.ts'
import { unknownValues, unsetVariables } from '../../content/guideVariables.ts'
import { hintFaults } from '../../content/hintFaults.ts'
import { referenceFaults } from '../../content/referenceFaults.ts'
import type { UnsetVariable } from '../../content/guideVariables.ts'
import { Problems } from '../../content/problems.ts'
import { readLab } from '../../content/readLab.ts'
import type { Lab } from '../../content/types.ts'
import { contentFolder } from '../../contentFolder.ts'
import { OperationError } from '../../operationError.ts'
import { readTarget } from '../runtime/readTarget.ts'

/** A check that became true while a solution ran, as the kit's `startTarget` notes it. */
export interface Tick {
  readonly id: string
  /** The request after which it was true: 'PUT /owner/door'. */
  readonly after: string
  /** How many requests the target had received by then. */
  readonly requests: number
}

/** What came of trying a lab. */
export interface Trial {
  readonly checks: Lab['checks']
  /** The first tick of each check, by its id. */
  readonly ticks: ReadonlyMap<string, Tick>
  readonly unset: readonly UnsetVariable[]
  /** What is wrong with its hints and the author's way. */
  readonly faults: readonly string[]
  /** Values of a session that the guide names and sessions do not have. */
  readonly unknown: readonly string[]
  /** What the failed tests of the solution say; null if it passes. */
  readonly failure: string | null
}

/**
 * The variable in which the kit's `startTarget` finds the file for its notes, a tick in JSON a
 * line.
 */
const ticksVariable = 'LAB_TICKS_FILE'

/**
 * Runs the solution of a lab of this repository against its target, and reads its guide. Throws
 * `OperationError` or `ContentError`.
 */
export async function tryLab(path: string, content = contentFolder): Promise<Trial> {
  const problems = new Problems()
  const files = new ContentFiles(content, problems)
  const lab = await readLab(files, path, problems)
  problems.throwIfAny()
  if (!lab) throw new OperationError(`There is no lab ${path}.`)
  const { credentials } = await readTarget(join(content, 'labs', path, 'target'))
  const solution = join('labs', path, 'solution.test.ts')
  if (!existsSync(join(content, solution)))
    throw new OperationError(
      `There is no ${solution}, which goes through the guide: docs/content.md says how to write it ("A lab's target").`,
    )
  const unknown = unknownValues(lab.guide, Object.keys(credentials))
  return inTemporaryFolder('lab-trial', async (folder) => {
    const notes = join(folder, 'ticks')
    const failure = await runSolution(path, notes)
    const lines = (await readFile(notes, 'utf8').catch(() => '')).split('\n').filter(Boolean)
    const ticks = new Map<string, Tick>()
    for (const tick of lines.map((line) => JSON.parse(line) as Tick))
      if (!ticks.has(tick.id)) ticks.set(tick.id, tick)
    return {
      checks: lab.checks,
      ticks,
      unset: unsetVariables(lab.guide),
      unknown,
      faults: [...hintFaults(lab), ...referenceFaults(lab)],
      failure,
    }
  })
}

/** Null if it passes, else what it printed. */
async function runSolution(path: string, notes: string): Promise<string | null> {
  const program = vitest()
  const config = join(contentFolder, 'vitest.config.ts')
  const child = spawn(
    process.execPath,
    [program, 'run', '--config', config, '--reporter=dot', '--no-color', `labs/${path}/`],
    { env: { ...process.env, [ticksVariable]: notes }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const [printed, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return code === 0 ? null : `${printed}${errors}`.trim()
}

function vitest(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve('vitest/package.json')
    return join(dirname(manifest), 'vitest.mjs')
  } catch {
    throw new OperationError('Labs are tried with vitest, which is not installed here.')
  }
}
