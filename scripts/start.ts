import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { siteProgram } from './program.ts'

/**
 * `npm start`: builds the site if something changed since the last build, then serves site and API
 * in one process.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

const build = spawnSync(
  'turbo',
  ['run', 'build', '--filter=@rampart/site', '--output-logs=errors-only', '--no-update-notifier'],
  {
    cwd: root,
    env,
    encoding: 'utf8',
  },
)
if (build.status !== 0) {
  // If the script is started without npm, the command is not found, and there is no output.
  const output = build.error?.message ?? build.stdout + build.stderr
  console.error(`${output}\nThe site could not be built.`)
  process.exit(1)
}

const server = spawn(process.execPath, siteProgram, { cwd: root, env, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
