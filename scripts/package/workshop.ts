import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The repository's root. */
export const repository = join(import.meta.dirname, '../..')

/** A folder outside the repository, so that nothing of it is found by chance. */
export const folder = mkdtempSync(join(tmpdir(), 'rampart-package-'))

const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1' }
const servers: ChildProcess[] = []
const counts = { passed: 0, failed: 0 }

/** Runs a check and tells its outcome in one line; what it returns is told too. */
export async function check(claim: string, test: () => Promise<string | void>): Promise<void> {
  try {
    const detail = await test()
    counts.passed += 1
    console.log(`✓ ${claim}${detail ? `: ${detail}` : ''}`)
  } catch (error) {
    counts.failed += 1
    console.log(`✗ ${claim}\n${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Output of a command; a failure tells its whole output. */
export async function run(
  command: string,
  options: readonly string[],
  cwd: string,
): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(command, options, {
    cwd,
    env,
    maxBuffer: 2 ** 26,
  }).catch((error) => {
    throw new Error(`${command} ${options.join(' ')}\n${error.stdout}${error.stderr}`)
  })
  return `${stdout}${stderr}`
}

/** Installs an app's dependencies and the packed package. */
export async function install(app: string, tarball: string): Promise<void> {
  await run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', tarball],
    app,
  )
}

/** Starts a server and gives its address, once it tells it. */
export function serve(command: string, options: readonly string[], cwd: string): Promise<string> {
  const child = spawn(command, options, { cwd, env })
  servers.push(child)
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
        if (address) resolve(address)
      })
    }
    child.on('error', reject)
    child.on('close', () => reject(new Error(`${command} ${options.join(' ')} ended\n${output}`)))
  })
}

/** Stops what was started, removes the folder, prints the sum, and ends the process by it. */
export function finish(): never {
  for (const server of servers) server.kill()
  rmSync(folder, { recursive: true, force: true })
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exit(counts.failed > 0 ? 1 : 0)
}
