import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'
import { freePort } from './freePort.ts'

/**
 * A program that speaks the protocol: Valkey, or Redis, which it comes from and which many machines
 * have.
 */
const program = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
)

/** Whether this machine has a server; prints the reason if it has none. */
export const hasValkey = program !== undefined
if (!hasValkey)
  console.log('Valkey tests not run: neither valkey-server nor redis-server is on this machine.')

/** A server for one test. */
export interface ValkeyServer {
  /** Its address, with the password if it has one. */
  readonly url: string
  /** A connection with which a test reads or changes things. */
  readonly admin: Redis
  /** Starts it again, with nothing in it. */
  start(): Promise<void>
  /** Ends it at once. */
  kill(): Promise<void>
  /** Makes it stop responding, with its connections open, until it is continued. */
  hang(): void
  resume(): void
}

/** Starts a server until the test ends, and waits until it responds. */
export async function startValkey({ password = '' } = {}): Promise<ValkeyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'api-valkey-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
  let child: ReturnType<typeof spawn> | undefined
  const kill = async () => {
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    child = undefined
  }
  const url = `valkey://${password && `:${encodeURIComponent(password)}@`}127.0.0.1:${port}`
  // Asks again until the server listens.
  const admin = new Redis(port, '127.0.0.1', {
    ...(password && { password }),
    maxRetriesPerRequest: null,
    retryStrategy: () => 20,
  })
  admin.on('error', () => undefined)
  const start = async () => {
    child = spawn(program ?? '', [...args, ...(password && ['--requirepass', password])], {
      stdio: 'ignore',
    })
    await admin.ping()
  }
  onTestFinished(async () => {
    admin.disconnect()
    await kill()
    await rm(folder, { recursive: true, force: true })
  })
  await start()
  return {
    url,
    admin,
    start,
    kill,
    hang: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  }
}
