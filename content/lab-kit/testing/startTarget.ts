import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { makeCredentials, makeSeed, readTarget } from '../../../apps/api/src/labs/runtime/readTarget.ts'
import { targetCommand } from '../../../apps/api/src/labs/runtime/targetCommand.ts'

/** A lab's target as a learner has it, without the site around it. */
export interface RunningTarget {
  readonly credentials: Readonly<Record<string, string>>
  /** Sends a request, as `curl "$LAB_URL…"` would. Redirects are not followed. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** The answer's text; throws unless its status is the expected one. */
  text(path: string, init?: RequestInit, status?: number): Promise<string>
  stop(): Promise<void>
}

const gatewaySecret = 'the gateway of tests'

/** Starts the target of a lab as the site does: the same program, permissions and credentials. */
export async function startTarget(lab: string): Promise<RunningTarget> {
  const folder = fileURLToPath(new URL(`../../labs/${lab}/target`, import.meta.url))
  const credentials = makeCredentials(await readTarget(folder))
  const { file, args, env } = targetCommand({ folder, seed: makeSeed(), credentials, gatewaySecret })
  const child = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const ended = exited.then(() => Promise.reject(new Error(`The target of ${lab} ended before it was ready.`)))
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string]
  ended.catch(() => undefined)
  const { port } = JSON.parse(line) as { port: number }
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-lab-gateway', gatewaySecret)
    return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init, headers })
  }
  return {
    credentials,
    request,
    text: async (path, init, status = 200) => {
      const response = await request(path, init)
      const text = await response.text()
      if (response.status !== status) throw new Error(`${path} answered ${response.status}: ${text}`)
      return text
    },
    stop: async () => {
      child.stdin.end()
      await exited
    },
  }
}
