import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as send } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { targetCommand } from '../apps/api/src/labs/runtime/targetCommand.ts'

let folder = ''
let socketPath = ''
let port = 0
let stop = async () => {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-socket-'))
  socketPath = join(folder, 'lab.sock')
  const { file, args, env } = targetCommand({
    folder: fileURLToPath(new URL('labs/truthful-probes/target', import.meta.url)),
    seed: 'ab'.repeat(32),
    credentials: { ownerKey: 'the key' },
    gatewaySecret: 'gate',
  })
  const child = spawn(file, args, { env: { ...env, LAB_TARGET_SOCKET: socketPath }, stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  port = (JSON.parse(line) as { port: number }).port
  const exited = once(child, 'exit')
  stop = async () => {
    child.stdin.end()
    await exited
  }
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask(path: string, way: object, headers = {}) {
  const asking = send({ path, headers, ...way })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, text: await text(answer) }
}

test('the learner’s own shell asks its target without a secret, at its socket alone', async () => {
  expect(await ask('/replicas/1/live', { socketPath })).toEqual({ status: 200, text: 'ok\n' })
  expect((await ask('/replicas/1/live', { port })).status).toBe(403)
})

test.each(['/.rampart/checks', '/%2erampart/checks', '/.RAMPART/checks', '/x/../.rampart/checks', '/x%2f..%2f.rampart/checks', String.raw`/\.rampart\checks`, '//.rampart/checks', '/.rampart/checks?x'])(
  'what the site alone may ask is not there, spelled %s',
  async (path) => {
    expect((await ask(path, { socketPath }, { 'x-lab-gateway': 'gate' })).text).not.toContain('"checks"')
    expect((await ask(path, { socketPath })).status).toBe(404)
  },
)
