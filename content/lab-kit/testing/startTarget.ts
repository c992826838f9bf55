import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { makeCredentials, makeSeed, readTarget } from '../../../apps/api/src/labs/runtime/readTarget.ts'
import { targetCommand } from '../../../apps/api/src/labs/runtime/targetCommand.ts'
import type { CheckState } from '../mission.ts'
import { checksOf } from './checksOf.ts'
import { recordTicks } from './recordTicks.ts'

/** A lab's target as a learner has it, without the site around it. */
export interface RunningTarget {
  readonly credentials: Readonly<Record<string, string>>
  /** Sends a request, as `curl "$LAB_URL…"` would. Redirects are not followed. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** The response's text; throws unless its status is the expected one. */
  text(path: string, init?: RequestInit, status?: number): Promise<string>
  /** The states of its checks that it reports to the site, in its order. */
  checks(): Promise<readonly CheckState[]>
  /** The checks of lab.md that do not hold. */
  openChecks(): Promise<readonly string[]>
  stop(): Promise<void>
}

/** A target whose clock the test moves: a slow machine changes nothing in what it does. */
export interface TimedTarget extends RunningTarget {
  /** Lets this many milliseconds pass at once. */
  advance(milliseconds: number): Promise<void>
  /**
   * Lets time pass in steps of a tenth of a second until `look` no longer throws; after `limit`
   * milliseconds throws what `look` threw.
   */
  advanceUntil<T>(look: () => Promise<T>, limit: number): Promise<T>
}

/** Milliseconds of a target's clock. */
const step = 100

const gatewaySecret = 'the gateway of tests'

const movedClock = fileURLToPath(new URL('movedClock.ts', import.meta.url))

/** Starts the target of a lab as the site does: the same program, permissions and credentials. */
export const startTarget = (lab: string): Promise<RunningTarget> => start(lab, [])

/** Starts the target of a lab as the site does, except for its clock, which the test moves. */
export const startTimedTarget = (lab: string): Promise<TimedTarget> => start(lab, ['--import', movedClock])

async function start(lab: string, options: readonly string[]): Promise<TimedTarget> {
  const folder = fileURLToPath(new URL(`../../labs/${lab}/target`, import.meta.url))
  const credentials = makeCredentials(await readTarget(folder))
  const { file, args, env } = targetCommand({ folder, seed: makeSeed(), credentials, gatewaySecret })
  const child = spawn(file, [...options, ...args], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const ended = exited.then(() => Promise.reject(new Error(`The target of ${lab} ended before it was ready.`)))
  const lines = createInterface(child.stdout)
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string]
  ended.catch(() => undefined)
  const { port } = JSON.parse(line) as { port: number }
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-lab-gateway', gatewaySecret)
    return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init, headers })
  }
  const advance = async (milliseconds: number) => {
    const moved = once(lines, 'line')
    child.stdin.write(`${milliseconds}\n`)
    await moved
  }
  const checks = async () => ((await (await send('/.rampart/checks')).json()) as { checks: CheckState[] }).checks
  const record = recordTicks(checks)
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await send(path, init)
    await record(`${init.method ?? 'GET'} ${path.split('?')[0]}`)
    return response
  }
  const text = async (path: string, init?: RequestInit, status = 200) => {
    const response = await request(path, init)
    const body = await response.text()
    if (response.status !== status) throw new Error(`${path} answered ${response.status}: ${body}`)
    return body
  }
  return {
    credentials,
    request,
    advance,
    advanceUntil: async (look, limit) => {
      for (let passed = 0; ; passed += step) {
        try {
          return await look()
        } catch (error) {
          if (passed >= limit) throw error
          await advance(step)
        }
      }
    },
    text,
    checks,
    openChecks: async () => {
      const holding = new Set((await checks()).filter(({ holds }) => holds).map(({ id }) => id))
      return (await checksOf(lab)).flatMap(({ id }) => (holding.has(id) ? [] : [id]))
    },
    stop: async () => {
      child.stdin.end()
      await exited
    },
  }
}
