import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { writeDocs } from './writeDocs.ts'

/**
 * `npm run build-storybook`: the Storybook as it is published, in `storybook-static`, with its
 * search and its pages as Markdown.
 */
execFileSync('storybook', ['build', ...process.argv.slice(2)], { stdio: 'inherit' })
await writeDocs(join(import.meta.dirname, '../../storybook-static'))
