import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { majorVersion, picturesVersionFile, requireBrowser } from './browser.ts'

/** `npm run test:pictures`: renews the stories' pictures, all or those of the named folders, and notes the browser's version. */
const browser = requireBrowser()
const run = spawnSync('vitest', ['run', '--project=stories', ...process.argv.slice(2), '--update'], {
  stdio: 'inherit',
  env: { ...process.env, PICTURES: '1', CHROMIUM_PATH: browser },
})
writeFileSync(picturesVersionFile, `${majorVersion(browser)}\n`)
process.exit(run.status ?? 1)
