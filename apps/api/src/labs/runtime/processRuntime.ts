import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, startOf } from '../../processIdentity.ts'
import { findLimiters, limited } from './limits.ts'
import { untilReady } from './untilReady.ts'
import { maxMemory, readyTime } from './runtime.ts'
import type {
  LabRuntime,
  OnEnd,
  ProcessHandle,
  RuntimeOptions,
  TargetHandle,
  TargetStart,
} from './runtime.ts'
import { targetCommand } from './targetCommand.ts'
import type { TargetCommand } from './targetCommand.ts'

/** How long it may take to end when asked, in milliseconds. */
const stopTime = 2_000
/** How many characters of a target's standard error are logged when it ends. */
const maxLogged = 2_000

interface Target {
  readonly sessionId: string
  readonly child: ChildProcessWithoutNullStreams
  readonly exited: Promise<unknown>
  /** Whether it is ready, so that its end is reported. */
  isUp: boolean
}

/**
 * Runs each target as a process of this machine, in its own group and, where the system allows it,
 * in namespaces of its own. It ends with this process.
 */
export async function createProcessRuntime({
  labsFolder,
  host,
  hostAddress,
  log,
}: RuntimeOptions): Promise<LabRuntime> {
  const { prefix, missing, hasNamespaces } = await findLimiters()
  if (hasNamespaces)
    log.info(
      'Labs run in namespaces of their own: without network, other processes or foreign files.',
    )
  else
    log.warn(
      `Labs run without namespaces of their own: this machine does not allow them. Their code is held by ${missing.length > 0 ? `Node alone, as ${missing.join(' and ')} of util-linux is missing` : "Node's permission model and limits of the system"}.`,
    )
  const targets = new Map<number, Target>()
  const starting = new Set<string>()

  async function start(
    { lab, sessionId, ...input }: TargetStart,
    onEnd: OnEnd,
  ): Promise<TargetHandle> {
    if (
      starting.has(sessionId) ||
      [...targets.values()].some((each) => each.sessionId === sessionId)
    )
      throw new Error('This session has a target already.')
    starting.add(sessionId)
    try {
      return await startOne({ lab, sessionId, ...input }, onEnd)
    } finally {
      starting.delete(sessionId)
    }
  }

  async function startOne(
    { lab, sessionId, ...input }: TargetStart,
    onEnd: OnEnd,
  ): Promise<TargetHandle> {
    const folder = join(labsFolder, lab, 'target')
    const { file, args, env } = limited(targetCommand({ folder, ...input }), prefix(folder))
    const { port, child } = await spawnListening(file, args, env, hostAddress ?? '127.0.0.1')
    const exited = once(child, 'exit')
    exited.catch(() => undefined)
    // Writing to an ended process is not our error.
    child.stdin.on('error', () => undefined)
    let errors = ''
    child.stderr
      .setEncoding('utf8')
      .on('data', (text: string) => (errors = (errors + text).slice(-maxLogged)))
    const { pid } = child
    if (pid === undefined) throw await once(child, 'error').then(([error]) => error as Error)
    const target: Target = { sessionId, child, exited, isUp: false }
    targets.set(pid, target)
    child.once('exit', (code, signal) => {
      targets.delete(pid)
      log.info(
        { sessionId, pid, code, signal, ...(errors && { errors }) },
        'the target of a lab ended',
      )
      if (target.isUp) onEnd(`its process ended with ${signal ?? `code ${code}`}`)
    })
    try {
      await untilReady(child, port, readyTime)
      target.isUp = true
      const startedAt = await startOf(pid)
      const place = { host, port, ...(hostAddress !== null && { address: hostAddress }) }
      return { driver: 'process', pid, startedAt, ...place }
    } catch (error) {
      await end(pid, target)
      throw error
    }
  }

  /** Asks the whole group to end, then kills it. */
  async function end(pid: number, target: Target): Promise<void> {
    const { child, exited } = target
    target.isUp = false
    child.stdin.end()
    signal(pid, 'SIGTERM')
    await Promise.race([exited, wait(stopTime)])
    signal(pid, 'SIGKILL')
    await exited
  }

  const endAll = async (which: readonly (readonly [number, Target])[]) =>
    void (await Promise.all(which.map(([pid, target]) => end(pid, target))))

  /**
   * Kills a target of an earlier run of the site, if it is certain that no other process has its id
   * by now.
   */
  async function endStray(handle: ProcessHandle): Promise<void> {
    if (handle.host !== host || handle.startedAt === null || !(await isAlive(handle))) return
    signal(handle.pid, 'SIGKILL')
    while (await isAlive(handle)) await wait(20)
  }

  return {
    outlives: false,
    start,
    // It has ended with the process that started it.
    adopt: async () => 'gone',
    status: async (handle) => {
      if (handle.driver !== 'process' || !targets.has(handle.pid)) return 'gone'
      if ((await memoryOf(handle.pid)) <= maxMemory * 1024 * 1024) return 'running'
      log.warn({ pid: handle.pid }, 'the target of a lab took too much memory and is ended')
      signal(handle.pid, 'SIGKILL')
      return 'gone'
    },
    stop: async (handle) => {
      if (handle.driver !== 'process') return
      const target = targets.get(handle.pid)
      await (target ? end(handle.pid, target) : endStray(handle))
    },
    reconcile: async (sessionsInProgress) => {
      const running = [...targets]
      const wanted = await sessionsInProgress()
      await endAll(running.filter(([, { sessionId }]) => !wanted.has(sessionId)))
    },
    close: () => endAll([...targets]),
  }
}

/**
 * The number of the listening socket among a target's open files; its standard streams come before
 * it.
 */
const listeningSocket = 3

/**
 * Starts a program that inherits a socket which listens on a free port of this address. The socket
 * is made here, so that a target without a network can serve, and so that a target cannot name a
 * port that is somebody else's.
 */
async function spawnListening(
  file: string,
  args: readonly string[],
  env: TargetCommand['env'],
  address: string,
): Promise<{ readonly port: number; readonly child: ChildProcessWithoutNullStreams }> {
  const server = createServer().listen(0, address)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // Node has no public name for it.
  const { fd } = (server as unknown as { readonly _handle: { readonly fd: number } })._handle
  try {
    const child = spawn(file, args, {
      cwd: '/',
      env: { ...env, LAB_TARGET_FD: String(listeningSocket) },
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', fd],
    }) as ChildProcessWithoutNullStreams
    return { port, child }
  } finally {
    // The program has its own copy by now, and this process accepted nobody in between.
    server.close()
  }
}

/** Sends a signal to a whole process group; does nothing if it has ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name)
  } catch {
    // It has ended.
  }
}

/**
 * The memory that a process and its descendants use, in bytes; 0 if the system does not report it.
 */
async function memoryOf(pid: number): Promise<number> {
  const [status, children] = await Promise.all(
    [`/proc/${pid}/status`, `/proc/${pid}/task/${pid}/children`].map((path) =>
      readFile(path, 'utf8').catch(() => ''),
    ),
  )
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status ?? '')?.[1] ?? 0) * 1024
  const below = await Promise.all(
    (children ?? '')
      .split(' ')
      .filter(Boolean)
      .map((child) => memoryOf(Number(child))),
  )
  return below.reduce((sum, each) => sum + each, own)
}
