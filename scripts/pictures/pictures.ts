import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { baseStorybook, majorVersion, workingStorybook } from './storybooks.ts'
import { takePictures } from './takePictures.ts'

/**
 * `npm run pictures -- --against main [folder ...]`: takes a picture of every story, or of those in
 * the named folders, from a base commit and from the working tree, with the same browser, and
 * writes a report that shows both pictures and their difference. Ends with 1 if a picture differs,
 * is new, or is gone.
 */
const { values, positionals: folders } = parseArgs({
  options: { against: { type: 'string', default: 'main' } },
  allowPositionals: true,
})
const missing = folders.filter((folder) => !existsSync(folder))
if (missing.length > 0) {
  console.error(`No such file or folder: ${missing.join(', ')}.`)
  process.exit(2)
}
const cache = join(import.meta.dirname, '../../node_modules/.cache/pictures')
mkdirSync(cache, { recursive: true })
const run = join(cache, 'run')
rmSync(run, { recursive: true, force: true })

const base = baseStorybook(values.against, cache)
// If a base was pictured completely, its pictures are kept; for some folders they are taken again.
const kept = join(base.folder, `pictures-${majorVersion()}`)
const isWhole = folders.length === 0
const expected = isWhole ? kept : join(run, 'expected')
if (!existsSync(expected)) {
  const taken = join(run, 'expected')
  await takePictures(base.storybook, taken, folders)
  // A run that was stopped does not keep its pictures.
  if (isWhole) renameSync(taken, kept)
}
const actual = join(run, 'actual')
await takePictures(workingStorybook(run), actual, folders)

const { status } = spawnSync(
  'reg-cli',
  [
    actual,
    expected,
    join(run, 'difference'),
    `--report=${join(run, 'index.html')}`,
    `--json=${join(run, 'report.json')}`,
    // Edges of drawings are not smoothed in the same way every time.
    '--enableAntialias',
    '--thresholdPixel=20',
    '--extendedErrors',
    '--concurrency=2',
  ],
  { stdio: 'inherit' },
)
console.log(`Report: ${pathToFileURL(join(run, 'index.html')).href}`)
process.exit(status ?? 1)
