import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../apps/api/src/testing/freePort.ts'
import { repository, siteProgram } from '../../program.ts'

/** A server as a process, whose standard output goes nowhere. */
export interface ServerProcess {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** No process continues after the bench, even if it fails. */
const alive = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

/** Starts a program and waits until it responds at `path`. */
export async function startProcess(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  { port, path, cwd = repository }: { port: number; path: string; cwd?: string },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  alive.add(child)
  const end = once(child, 'close').then(() => alive.delete(child))
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(origin + path).then(
      ({ status }) => status < 500,
      () => false,
    )
  while (!(await isUp())) {
    if (!alive.has(child)) throw new Error(`${command.join(' ')} ended before it responded.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await end
    },
  }
}

/** What is measured. */
export interface SiteSource {
  /** The repository, or another checkout to compare with. It must be built. */
  readonly folder: string
  /** A folder for a CPU profile. */
  readonly profile?: string | undefined
}

/** The site with demo records, without rate limits. */
export async function startSiteProcess(
  { folder, profile }: SiteSource,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort()
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  return startProcess(
    [...flags, ...siteProgram],
    {
      PORT: String(port),
      LAB_PORT: '0',
      PUBLIC_URL: `http://localhost:${port}`,
      RATE_LIMIT_SCALE: '1000000',
      ...env,
    },
    { port, path: '/api/health/ready', cwd: folder },
  )
}
