import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PicturedStory } from './snapshots.ts'
import { picturedStories } from './snapshots.ts'

/**
 * `npm run chromatic:count`: how many snapshots Chromatic would take, of everything and after a
 * change of one component. Uses Chromatic's own `trace` to find what a change reaches. Ends with 1
 * if that is more than we want to pay for.
 */
const root = join(import.meta.dirname, '../..')
/** What to do about too many. */
const advice =
  'Give a story that looks like another one `parameters: { chromatic: { disableSnapshot: true } }` (CONTRIBUTING.md, "Pictures").'
const most = { everything: 1500, oneComponent: 200 }

/**
 * A component that is everywhere, one with many states in few places, and one that no page shows.
 */
const examples = ['Button', 'FileSlot', 'Slider']

/** Builds the Storybook as Chromatic does, and returns its folder. */
export function buildStorybook(): string {
  const output = join(root, 'node_modules/.cache/chromatic/storybook')
  execFileSync(
    'node',
    ['scripts/chromatic/build.ts', '--quiet', `--output-dir=${output}`, `--stats-json=${output}`],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return output
}

/**
 * Files of stories of which Chromatic takes new pictures after a change of a file; undefined for
 * all.
 */
function affectedBy(output: string, file: string): ReadonlySet<string> | undefined {
  const { untraced } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as {
    untraced: string[]
  }
  const said = execFileSync(
    'chromatic',
    [
      'trace',
      `--stats-file=${output}/preview-stats.json`,
      '--mode=compact',
      ...untraced.map((path) => `--untraced=${path}`),
      file,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'info' } },
  )
  if (!/Traced 1 changed file/.test(said)) throw new Error(`Chromatic traced nothing: ${said}`)
  if (/TurboSnap disabled/.test(said)) return undefined
  return new Set([...said.matchAll(/^— (\S+)$/gm)].map(([, path = '']) => path))
}

const snapshotsOf = (taken: readonly PicturedStory[]) =>
  taken.reduce((sum, { modes }) => sum + modes.length, 0)

/**
 * Counts the snapshots of a built Storybook, prints them, and returns how many of the limits are
 * kept.
 */
export async function countSnapshots(output: string): Promise<{ passed: number; failed: number }> {
  let failed = 0
  const say = (what: string, count: number, limit: number) => {
    if (count > limit) failed += 1
    console.log(`${count > limit ? '✗' : '✓'} ${what}: ${count} snapshots, at most ${limit}`)
    if (count > limit) console.log(`    ${advice}`)
  }
  const stories = await picturedStories(output)
  say('everything', snapshotsOf(stories), most.everything)
  for (const [group, own] of Map.groupBy(stories, (story) => story.group)) {
    const modes = Map.groupBy(
      own.flatMap((story) => story.modes),
      (mode) => mode,
    )
    const byMode = [...modes].map(([mode, taken]) => `${taken.length} ${mode}`).join(', ')
    console.log(`    ${group}: ${own.length} stories, ${byMode || 'none'}`)
  }
  for (const name of examples) {
    const files = affectedBy(output, `packages/ui/src/components/${name}/${name}.tsx`)
    const taken = files ? stories.filter(({ file }) => files.has(file)) : stories
    say(`${name}.tsx`, snapshotsOf(taken), most.oneComponent)
  }
  return { passed: examples.length + 1 - failed, failed }
}

if (import.meta.main) {
  const { failed } = await countSnapshots(buildStorybook())
  process.exit(failed > 0 ? 1 : 0)
}
