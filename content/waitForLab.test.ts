import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readHandoverKey } from '../apps/api/src/labs/runtime/kubernetesHandover.ts'
import { targetArguments } from '../apps/api/src/labs/runtime/targetCommand.ts'
import { freePort } from '../apps/api/src/testing/freePort.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const newKey = () =>
  readHandoverKey(generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'))
const key = newKey()

/** A waiting program, as in a pod, and what the site would hand over to it. */
async function startWaiting() {
  const folder = await mkdtemp(join(tmpdir(), 'waiting-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const child = spawn(process.execPath, [here('lab-kit/waitForLab.ts')], {
    env: {
      LAB_WARM_POOL_PUBLIC_KEY: key.publicKey,
      LAB_POD: 'this pod',
      LAB_TARGET_PORT: String(port),
      LAB_TARGET_FILE: join(folder, 'target'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1')
        socket.on('connect', () => resolve(void socket.destroy())).on('error', reject)
      }),
    { timeout: 20_000, interval: 20 },
  )
  const target = here('labs/jwt-forgery/target')
  const [first = '', ...args] = targetArguments(target, here('lab-kit'))
  const handover = (pod = 'this pod') =>
    JSON.stringify({
      pod,
      args: [first, `--allow-fs-read=${folder}`, ...args],
      input: JSON.stringify({
        seed: 'ab'.repeat(32),
        credentials: { password: 'open sesame', ownerKey: 'key' },
        gatewaySecret: 'the secret',
      }),
    })
  const send = (body: string, signature?: string) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body,
      headers: signature === undefined ? {} : { 'x-lab-signature': signature },
    }).then(({ status }) => status)
  const ask = (secret: string) =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-lab-gateway': secret } }).then(({ status }) => status)
  return { child, exited, folder, port, handover, send, ask }
}

test('it takes one lab from who holds the key, and serves it', async () => {
  const { exited, child, folder, handover, send, ask } = await startWaiting()
  const body = handover()
  expect(await send(body, key.sign(body))).toBe(204)
  expect([await ask('the secret'), await ask('another')]).toEqual([200, 403])
  // What the target was started with is nowhere any more.
  expect(await readdir(folder)).toEqual([])
  expect(await send(body, key.sign(body))).toBe(403)
  child.kill('SIGKILL')
  await exited
  // The target ends with it.
  await vi.waitFor(() => expect(ask('the secret')).rejects.toThrow('fetch failed'), { timeout: 20_000, interval: 20 })
})

test('of two that come at once one is taken', async () => {
  const { port, handover, send, ask } = await startWaiting()
  const body = handover()
  const late = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'x-lab-signature': key.sign(body) } })
  const answered = once(late, 'response')
  // It is connected before the other one, and complete after it.
  late.write(body.slice(0, 10))
  const [socket] = (await once(late, 'socket')) as [Socket]
  if (socket.connecting) await once(socket, 'connect')
  expect(await send(body, key.sign(body))).toBe(204)
  late.end(body.slice(10))
  const [response] = (await answered) as [IncomingMessage]
  expect(response.statusCode).toBe(409)
  expect(await ask('the secret')).toBe(200)
})

test('it refuses everything else, and goes on to wait', async () => {
  const { folder, handover, send } = await startWaiting()
  const body = handover()
  const ofAnother = handover('another pod')
  const refused = [
    [body, undefined],
    [body, 'no signature'],
    [body, newKey().sign(body)],
    [body.replace('the secret', 'a secret'), key.sign(body)],
    [ofAnother, key.sign(ofAnother)],
  ] as const
  for (const [sent, signature] of refused) expect(await send(sent, signature)).toBe(403)
  await expect(send(' '.repeat(70_000), 'no signature')).rejects.toThrow('fetch failed')
  expect(await readdir(folder)).toEqual([])
  expect(await send(body, key.sign(body))).toBe(204)
})

test('it ends when its target ends, and says so to who waits', async () => {
  const { exited, send } = await startWaiting()
  const body = JSON.stringify({ pod: 'this pod', args: ['-e', 'process.exit(3)'], input: '{}' })
  await expect(send(body, key.sign(body))).rejects.toThrow('fetch failed')
  expect(await exited).toEqual([3, null])
})
