import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished, vi } from 'vitest'
import { onServer } from '../../../apps/api/src/testing/postgres.setup.ts'

/**
 * The folder of PostgreSQL's own programs: what the package of a distribution has beside `psql`.
 * Null if it is not there.
 */
export function postgresPrograms(): string | null {
  const { stdout } = spawnSync('sh', [
    '-c',
    'ls -d /usr/lib/postgresql/*/bin /usr/local/pgsql/bin 2>/dev/null | sort -V',
  ])
  const folders = String(stdout).trim().split('\n').toReversed()
  return folders.find((folder) => existsSync(join(folder, 'pg_basebackup'))) ?? null
}

/** Root cannot run a server, so the user of the distribution's package does. */
function user(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** PostgreSQL servers in folders of their own, until the test ends. */
export async function ownPostgres(programs: string) {
  const folder = await mkdtemp(join(tmpdir(), 'recovery-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const who = user()
  await chmod(folder, 0o755)
  if ('uid' in who) await chown(folder, who.uid, who.gid)
  const archive = join(folder, 'archive')
  await mkdir(archive, { mode: 0o700 })
  if ('uid' in who) await chown(archive, who.uid, who.gid)
  const run = async (program: string, ...args: string[]) =>
    void (await promisify(execFile)(join(programs, program), args, { ...who, cwd: folder }))

  return {
    archive,
    run,
    /** Adds lines to a file of a server, such as its settings. */
    write: async (name: string, lines: readonly string[]) => {
      await appendFile(join(folder, name), `${lines.join('\n')}\n`)
      if ('uid' in who) await chown(join(folder, name), who.uid, who.gid)
    },
    /**
     * Starts a server on its folder, and waits until it accepts writes. Returns the function that
     * stops it.
     */
    start: async (name: string, port: number): Promise<() => Promise<void>> => {
      const child = spawn(join(programs, 'postgres'), ['-D', join(folder, name)], {
        ...who,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk}`.slice(-4_000)))
      const end = once(child, 'exit')
      const stop = async () => {
        child.kill('SIGINT')
        await end
      }
      onTestFinished(stop)
      await vi
        .waitFor(
          async () => {
            const [row] = await onServer(addressAt(port), 'select pg_is_in_recovery() as waits')
            if (row?.['waits'] !== false) throw new Error('It recovers still.')
          },
          { timeout: 60_000, interval: 100 },
        )
        .catch((error: unknown) => {
          throw new Error(`The server ${name} does not start.\n${said}`, { cause: error })
        })
      return stop
    },
  }
}

export const addressAt = (port: number, database = 'postgres'): string =>
  `postgresql://rampart@127.0.0.1:${port}/${database}`
