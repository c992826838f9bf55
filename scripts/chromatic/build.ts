import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Stats } from './stats.ts'
import { shortenStats } from './stats.ts'

/**
 * `npm run build-chromatic`, which Chromatic starts: builds the Storybook and shortens the list of
 * its modules.
 */
const options = process.argv.slice(2)
execFileSync('storybook', ['build', ...options], { stdio: 'inherit' })
const { values } = parseArgs({
  args: options,
  options: { 'stats-json': { type: 'string' } },
  strict: false,
})
const folder = values['stats-json']
if (typeof folder === 'string') {
  const file = join(folder, 'preview-stats.json')
  writeFileSync(file, JSON.stringify(shortenStats(JSON.parse(readFileSync(file, 'utf8')) as Stats)))
}
