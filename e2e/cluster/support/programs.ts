import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'

/**
 * Whether a program of the system exists. What is missing is reported once, by the caller's skipped
 * test.
 */
export const hasProgram = (name: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${name}`], {
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` },
  }).status === 0

/** A folder with files that everybody may read, until the test ends. */
export async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, name), text, { mode: 0o644 })
  spawnSync('chmod', ['755', folder])
  return folder
}

/** Runs a program of the system until the test ends, and waits until it listens on `port`. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { port, cwd }: { port: number; cwd: string },
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: `${process.env['PATH']}:/usr/sbin:/sbin`, HOME: cwd, XDG_DATA_HOME: cwd },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4_000)))
  const end = once(child, 'exit')
  onTestFinished(async () => {
    // Its own way to stop also ends the processes that it started.
    child.kill('SIGTERM')
    await end
  })
  await vi
    .waitFor(
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1')
          socket.on('connect', () => resolve(void socket.destroy())).on('error', reject)
        }),
      { timeout: 15_000, interval: 50 },
    )
    .catch((error: unknown) => {
      throw new Error(`${command} does not listen.\n${said}`, { cause: error })
    })
}
