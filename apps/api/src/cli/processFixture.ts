import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, vi } from 'vitest'
import {
  bundledPrograms,
  listeningAddress,
  preparedDataFolder,
  programEnv,
} from '../testing/programs.ts'

/**
 * Runs programs of the API on their own data folder, by default one whose database has its tables.
 */
export async function useDataFolder(settings: Record<string, string> = {}, ownFolder?: string) {
  const folder = ownFolder ?? (await preparedDataFolder())
  const programs = await bundledPrograms()
  const start = (program: string, args: string[], input = '') => {
    const own = {
      ...programEnv(),
      DATA_DIR: folder,
      PORT: '0',
      DEMO_DATA: 'off',
      LAB_RUNTIME: 'off',
      PUBLIC_URL: 'http://localhost:3000',
    }
    // Most programs end after a second: V8 would take a quarter of it to optimize a database that
    // is used no more.
    const child = spawn(process.execPath, ['--liftoff-only', join(programs, program), ...args], {
      env: { ...own, ...settings },
    })
    child.stdin.end(input)
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  const cliWith = async (input: string, ...args: string[]) => {
    const child = start('cli.js', args, input)
    const [out, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    return { code, out: out.trim(), errors: errors.trim() }
  }
  return {
    folder,
    cli: (...args: string[]) => cliWith('', ...args),
    /** Begins a command that lasts. */
    begin: (...args: string[]) => start('cli.js', args),
    /** Like `run`, with a text on standard input. */
    cliWith,
    /** Runs the API during `work`, which gets its address. */
    whileServing: async (work: (address: string) => Promise<void>) => {
      const child = start('main.js', [])
      child.stderr.resume()
      const ended = once(child, 'exit')
      await work(await listeningAddress(child))
      child.kill('SIGTERM')
      expect((await ended)[0]).toBe(0)
    },
    /** The sent mail with this subject, as a text. */
    mail: (subject: string) =>
      vi.waitFor(
        async () => {
          const names = (await readdir(join(folder, 'outbox'))).filter((name) =>
            name.endsWith('.eml'),
          )
          const mails = await Promise.all(
            names.map((name) => readFile(join(folder, 'outbox', name), 'utf8')),
          )
          const found = mails.filter((mail) => mail.includes(`Subject: ${subject}`))
          expect(found).toHaveLength(1)
          return String(found[0]).replaceAll('=\r\n', '').replaceAll('=3D', '=')
        },
        { timeout: 20_000, interval: 50 },
      ),
  }
}
