import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

/** The repository's root. */
export const repository = join(import.meta.dirname, '../..')

/** A folder outside the repository, so that the apps cannot find anything of it by chance. */
export const folder = mkdtempSync(join(tmpdir(), 'rampart-package-'))

const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1' }
const servers: ChildProcess[] = []
const counts = { passed: 0, failed: 0 }

/** Runs a check and prints its outcome in one line, with what the check returns. */
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

/** Runs a command and returns its output; the error of a failure contains the whole output. */
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

/** An app without other dependencies: the packed package and React. */
const base = join(folder, 'base')

/** Installs what `installOnBase` links. */
export async function installBase(tarball: string): Promise<void> {
  mkdirSync(base)
  const dependencies = { react: '^19.0.0', 'react-dom': '^19.0.0' }
  writeFileSync(join(base, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await install(base, tarball)
}

/**
 * Installs an app's dependencies and the packed package like `install`, in half of the processor
 * time: packages that every app has are linked, not unpacked again, and npm replaces what does not
 * fit.
 */
export async function installOnBase(app: string, tarball: string): Promise<void> {
  const [from, to] = [join(base, 'node_modules'), join(app, 'node_modules')]
  const lock = '.package-lock.json'
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const copy = join(to, relative(from, path))
    if (entry.isDirectory()) mkdirSync(copy)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(path), copy)
    else if (entry.name !== lock) linkSync(path, copy)
  }
  // npm trusts the lock file only if it is newer than the folders.
  copyFileSync(join(from, lock), join(to, lock))
  await install(app, tarball)
}

/** Installs an app's dependencies and the packed package. */
export async function install(app: string, tarball: string): Promise<void> {
  await run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', tarball],
    app,
  )
}

/** Starts a server. Returns its address, once the server prints it. */
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

/**
 * Stops what was started, removes the folder, prints the sum, and ends the process with the result.
 */
export function finish(): never {
  for (const server of servers) server.kill()
  rmSync(folder, { recursive: true, force: true })
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exit(counts.failed > 0 ? 1 : 0)
}
