import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoPassword } from '../demo/demo.ts'
import { listen } from '../testing/listen.ts'
import { listeningAddress, preparedDataFolder, programEnv } from '../testing/programs.ts'

/** A lab of the content with a target. */
const lab = 'metadata-ssrf'

const main = join(import.meta.dirname, '../main.ts')

/** The target processes of a session on this machine, found by the secrets in their environment. */
async function targetsWith(word: string): Promise<string[]> {
  const found: string[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
    if (environment.includes(word)) found.push(pid)
  }
  return found
}

/** Starts the API as a process on free ports. Returns its address and a function that ends it. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...programEnv(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  return { child, exit, address: await listeningAddress(child) }
}

/** The fields of responses that these tests read. */
interface Answer {
  token: string
  data: {
    _id: string
    status: string
    error: { message: string } | null
    outputs: { connectionUrl: string; credentials: { ownerKey: string } }
    balance: number
  }
}

/** The demo learner's calls over HTTP. */
async function learner(address: string) {
  const json = { 'content-type': 'application/json' }
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${address}/api${path}`, init)
    const body = (await response.json()) as Answer
    if (!response.ok) throw new Error(JSON.stringify(body))
    return body
  }
  const { token } = await call('/auth/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'learner@demo.test', password: demoPassword }),
  })
  const authorization = `Bearer ${token}`
  return {
    start: async (): Promise<string> => {
      const body = JSON.stringify({ configuration: { duration: 60 } })
      return (
        await call(`/lab/${lab}/start`, {
          method: 'POST',
          headers: { ...json, authorization },
          body,
        })
      ).data._id
    },
    end: (id: string) =>
      call(`/lab/sessions/${id}/end`, { method: 'POST', headers: { authorization } }),
    session: async (id: string) =>
      (await call(`/lab/sessions/${id}`, { headers: { authorization } })).data,
    balance: async (): Promise<number> =>
      (await call('/credits/ledger', { headers: { authorization } })).data.balance,
  }
}

/** Sends a request to a lab's address, for any host name, on this machine. */
async function visit(address: string): Promise<number | undefined> {
  const { host, port, pathname } = new URL(address)
  const sending = request({
    host: '127.0.0.1',
    port,
    path: pathname,
    headers: { host },
    agent: false,
  }).end()
  const [response] = await once(sending, 'response')
  await text(response)
  return response.statusCode
}

/** An active lab session, with its process ids. */
async function runLab(address: string) {
  const dana = await learner(address)
  const id = await dana.start()
  const session = await vi.waitFor(
    async () => {
      const found = await dana.session(id)
      expect(found.status).toBe('active')
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
  const targets = () => targetsWith(session.outputs.credentials.ownerKey)
  // Its process, and the one that keeps its namespaces.
  expect((await targets()).length).toBeGreaterThan(0)
  expect(await visit(session.outputs.connectionUrl)).toBeLessThan(500)
  return { dana, id, url: session.outputs.connectionUrl, targets }
}

/** Every change is reported within ten seconds; a busy machine takes longer. */
const soon = { timeout: 60_000, interval: 50 }

test('kill -9 of a target, of the server, and an orderly stop: nothing is left, and sessions and credits say so', async () => {
  const folder = await preparedDataFolder()
  const first = await start({ DATA_DIR: folder })
  const crashed = await runLab(first.address)
  expect(await crashed.dana.balance()).toBe(38)
  process.kill(Number((await crashed.targets()).at(-1)), 'SIGKILL')
  await vi.waitFor(
    async () => expect((await crashed.dana.session(crashed.id)).status).toBe('failed'),
    soon,
  )
  expect(await visit(crashed.url)).toBe(410)
  expect(await crashed.dana.balance()).toBe(40)

  const lost = await runLab(first.address)
  first.child.kill('SIGKILL')
  await first.exit
  await vi.waitFor(async () => expect(await lost.targets()).toEqual([]), soon)
  await expect(visit(lost.url)).rejects.toThrow('ECONNREFUSED')

  const second = await start({ DATA_DIR: folder })
  const dana = await learner(second.address)
  expect(await dana.session(lost.id)).toMatchObject({
    status: 'failed',
    error: {
      code: 'restarted',
      message: 'The lab environment stopped because the site restarted.',
    },
  })
  expect(await dana.balance()).toBe(40)

  const ended = await runLab(second.address)
  await ended.dana.end(ended.id)
  await vi.waitFor(async () => expect(await ended.targets()).toEqual([]), soon)
  const stopped = await runLab(second.address)
  second.child.kill('SIGTERM')
  expect((await second.exit)[0]).toBe(0)
  expect(await stopped.targets()).toEqual([])

  const third = await start({ DATA_DIR: folder })
  const back = await learner(third.address)
  expect(await back.session(stopped.id)).toMatchObject({
    status: 'failed',
    error: {
      code: 'shut_down',
      message: 'The lab environment stopped because the site was shut down.',
    },
  })
  // The session that was ended early used half of its hour; what the site stopped cost nothing.
  expect(await back.balance()).toBe(39)
})

test('a gateway port that is in use stops the start with one line', async () => {
  const port = await listen(createServer())
  const env = {
    ...programEnv(),
    PORT: '0',
    LAB_PORT: String(port),
    DATA_DIR: await preparedDataFolder(),
    DEMO_DATA: 'off',
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const errors = text(child.stderr)
  expect((await once(child, 'exit'))[0]).toBe(1)
  expect(await errors).toBe(
    `LAB_PORT: port ${port} on 127.0.0.1 is taken. Stop the other program or set LAB_PORT to another number.\n`,
  )
})
