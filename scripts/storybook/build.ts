import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeDocs } from './writeDocs.ts'

/**
 * `npm run build-storybook`: the Storybook as it is published, in `storybook-static` or
 * where `-o` says, with its search and its pages as Markdown.
 */
const args = process.argv.slice(2)
const { values } = parseArgs({
  args,
  options: { 'output-dir': { type: 'string', short: 'o' } },
  strict: false,
})
execFileSync('storybook', ['build', ...args], { stdio: 'inherit' })
const root = join(import.meta.dirname, '../..')
await writeDocs(resolve(root, String(values['output-dir'] ?? 'storybook-static')))
