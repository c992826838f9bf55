import { spawnSync } from 'node:child_process'

/**
 * `npm run lint`: every check runs, even after a failure, so that one run shows everything to fix.
 */
const checks: Record<string, string[]> = {
  'oxlint (rules and import directions)': ['oxlint', '--deny-warnings'],
  'oxfmt (layout)': ['oxfmt', '--check'],
  'comments (width)': ['node', 'scripts/check-comments.ts'],
  'turbo boundaries (package directions)': ['turbo', 'boundaries'],
  'knip (unused files, exports, dependencies)': ['knip'],
  'lock file is whole and names no registry': ['node', 'scripts/check-lock.ts'],
}

let failed = 0
for (const [name, [command = '', ...options]] of Object.entries(checks)) {
  const { status, stdout, stderr } = spawnSync(command, options, {
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  })
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status !== 0) {
    failed += 1
    console.log(`${stdout}${stderr}`)
  }
}
console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
