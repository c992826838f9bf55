import { describe, expect, test } from 'vitest'
import { freePort } from '../../apps/api/src/testing/freePort.ts'
import { command } from '../process/support/tests.ts'
import type { Running } from '../process/support/processes.ts'
import { hasProgram } from './support/programs.ts'
import { filledSettings, postgres } from './support/postgres.ts'
import { proxies } from './support/proxies.ts'

/** The least requests of a run: it continues until each process was replaced twice. */
const requests = 10_000
const clients = 12

async function startOn(settings: Record<string, string>, port: number): Promise<Running> {
  const running = command('site', { ...settings, PORT: String(port) })
  await running.says(/ is ready on /)
  return running
}

/**
 * Sends reads and writes from several clients at once until told to stop; counts responses other
 * than 200.
 */
function sendLoad(origin: string, token: string, courseId: string) {
  const lost: string[] = []
  let sent = 0
  const over = new AbortController()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ courseId })
  const kinds = [
    () => fetch(`${origin}/api/explore`),
    () => fetch(`${origin}/api/course/status`, { method: 'POST', headers, body }),
    () => fetch(`${origin}/`),
    () => fetch(`${origin}/api/course/status`, { method: 'POST', headers, body }),
  ]
  const client = async (): Promise<void> => {
    while (!over.signal.aborted || sent < requests) {
      const kind = (sent += 1) % kinds.length
      try {
        const response = await kinds[kind]?.()
        await response?.arrayBuffer()
        if (response?.status !== 200) lost.push(`${kind}: ${response?.status}`)
      } catch (error) {
        lost.push(`${kind}: ${String(error)}`)
      }
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  return {
    finish: async () => {
      over.abort()
      await all
      return { sent, lost }
    },
  }
}

describe.each(['haproxy', 'caddy'] as const)('an update behind %s loses no request', (name) => {
  test.for([true, false])('with connections kept: %s', async (keepsAlive, { skip }) => {
    if (!hasProgram(name)) skip(`${name} is not on this machine`)
    const settings = await filledSettings(await postgres(), { DRAIN_SECONDS: '4' })
    const ports = [await freePort(), await freePort()]
    const running = await Promise.all(ports.map((port) => startOn(settings, port)))
    const origin = await proxies[name]({ ports, keepsAlive })
    const signedIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'learner@demo.test', password: 'Rampart-demo-1!' }),
    })
    const { token } = (await signedIn.json()) as { token: string }
    const course = await fetch(`${origin}/api/course/git-basics`)
    const { data } = (await course.json()) as { data: { _id: string } }
    const load = sendLoad(origin, token, data._id)
    for (let round = 0; round < 2; round += 1)
      for (const [index, port] of ports.entries()) {
        running[index]?.kill('SIGTERM')
        expect(await running[index]?.end).toBe(0)
        running[index] = await startOn(settings, port)
        // A balancer checks again after a second; no operator replaces the next process before
        // that.
        await new Promise((resolve) => setTimeout(resolve, 2_500))
      }
    const { sent, lost } = await load.finish()
    console.log(
      `${name}, connections kept: ${keepsAlive}: ${lost.length} of ${sent} lost`,
      lost.slice(0, 5),
    )
    expect(sent).toBeGreaterThanOrEqual(requests)
    expect(lost).toEqual([])
  })
})

describe.each(['haproxy', 'caddy'] as const)('behind %s', (name) => {
  test('a visitor is kept at one process, and goes to the other once that is gone', async ({
    skip,
  }) => {
    if (!hasProgram(name)) skip(`${name} is not on this machine`)
    const settings = await filledSettings(await postgres())
    const ports = [await freePort(), await freePort()]
    // The pages of each process differ, like those of two versions.
    const hosts = ports.map((port) => `https://v${port}.example.org`)
    const running = await Promise.all(
      ports.map((port, index) =>
        startOn({ ...settings, VIDEO_EMBED_URL: `${hosts[index]}/{library}/{content}` }, port),
      ),
    )
    const origin = await proxies[name]({ ports, keepsAlive: true })
    const visit = async (cookie = '') => {
      const { headers } = await fetch(`${origin}/`, { headers: { cookie } })
      const policy = headers.get('content-security-policy') ?? ''
      return {
        host: hosts.findIndex((host) => policy.includes(host)),
        cookie: headers.get('set-cookie')?.split(';')[0] ?? cookie,
      }
    }
    const first = await visit()
    expect([0, 1]).toContain(first.host)
    for (let count = 0; count < 10; count += 1) expect(await visit(first.cookie)).toEqual(first)
    running[first.host]?.kill('SIGKILL')
    await running[first.host]?.end
    await expect
      .poll(async () => (await visit(first.cookie)).host, { timeout: 20_000 })
      .toBe(1 - first.host)
  })
})
