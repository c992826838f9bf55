import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../apps/api/src/testing/freePort.ts'
import { send, signIn } from './support/http.ts'
import { serving } from './support/processes.ts'
import { filledFolder, newFolder, start, startSite } from './support/tests.ts'

/** A separate API, and a site that passes calls on to it. */
async function startBoth() {
  const port = String(await freePort())
  const dataDir = await filledFolder()
  const startApi = () =>
    serving(start('api', { DATA_DIR: dataDir, PORT: port, TRUST_PROXY: '127.0.0.1' }))
  const unused = join(await newFolder(), 'data')
  const [api, site] = await Promise.all([
    startApi(),
    startSite({ API_URL: `http://127.0.0.1:${port}`, DATA_DIR: unused }),
  ])
  return { api, site, startApi, unused }
}

describe('a site apart from its API', () => {
  test('serves pages and passes calls on, and has no data of its own', async () => {
    const { site, unused } = await startBoth()
    for (const [path, words] of [
      ['/', 'Git Basics'],
      ['/course/git-basics', 'From one commit to two branches'],
    ] as const) {
      const page = await send(site.address, path)
      expect(page.status).toBe(200)
      expect(page.text).toContain(words)
    }
    expect((await send(site.address, '/course/no-such-course')).status).toBe(404)
    const learner = await signIn(site.address)
    await learner.enrol('git-basics')
    expect(await learner.isEnrolled('git-basics')).toBe(true)
    expect((await send(site.address, '/api/health/ready')).status).toBe(200)
    expect(existsSync(unused)).toBe(false)
    expect(site.output()).not.toContain('Data:')
  })

  test('stays up while the API is away, and finds it again', async () => {
    const { api, site, startApi } = await startBoth()
    expect((await send(site.address, '/signin')).status).toBe(200)
    api.kill('SIGTERM')
    expect(await api.end).toBe(0)

    for (const path of ['/', '/course/git-basics']) {
      const page = await send(site.address, path)
      expect(page.status).toBe(503)
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.text).toContain('aria-busy="true"')
      expect(page.text).toContain('type="module"')
    }
    expect((await send(site.address, '/signin')).status).toBe(200)

    await startApi()
    expect((await send(site.address, '/')).status).toBe(200)
    await expect(signIn(site.address)).resolves.toBeDefined()
  })

  test('returns the error body of the contract while the API is away, and names no address', async () => {
    const port = await freePort()
    const site = await startSite({ API_URL: `http://127.0.0.1:${port}` })
    const { status, text } = await send(site.address, '/api/explore')
    expect([502, 503, 504]).toContain(status)
    expect(JSON.parse(text)).toMatchObject({
      success: false,
      message: expect.any(String),
      code: expect.any(String),
    })
    expect(text).not.toContain(String(port))
  })

  // Only on Linux is all of 127.0.0.0/8 this machine.
  test("tells the API the visitor's address, not what the visitor says it is", async () => {
    const { api, site } = await startBoth()
    // Requests are logged without addresses, failed sign-ins with them.
    await send(site.address, '/api/auth/login', {
      method: 'POST',
      from: '127.0.0.2',
      headers: { 'x-forwarded-for': '198.51.100.7', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'fresh@demo.test', password: 'not the password' }),
    })
    const [, counted] = await api.says(/"event":"sign_in_failed".*"remoteAddress":"([^"]+)"/)
    expect(counted).toBe('127.0.0.2')
  })
})
