import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { askTarget } from './askTarget.ts'

async function ask(target: RequestListener) {
  const port = await listen(createServer(target))
  return askTarget({ address: '127.0.0.1', port, gatewaySecret: 'the secret' })
}

const answering = (body: string) => ask((_request, response) => response.end(body))
const interim = 'HTTP/1.1 102 Processing\r\n\r\n'
const report = (...checks: object[]) => JSON.stringify({ checks })

test('asks with the secret, and tells which checks hold', async () => {
  let seen: unknown
  const holding = await ask(({ url, headers }, response) => {
    seen = [url, headers['x-lab-gateway']]
    response.end(report({ id: 'a', holds: true }, { id: 'b', holds: false }))
  })
  expect(seen).toEqual(['/.rampart/checks', 'the secret'])
  expect(holding).toEqual(new Set(['a']))
})

test('of several entries of a check the first counts', async () => {
  const holding = await answering(
    report({ id: 'a', holds: false }, { id: 'a', holds: true }, { id: 'b', holds: true, name: 1 }),
  )
  expect(holding).toEqual(new Set(['b']))
})

test.each([
  ['nothing', ''],
  ['no JSON', '<script>alert(1)</script>'],
  ['no report', '[]'],
  ['checks that are no list', '{"checks":{"a":true}}'],
  ['ids that are no text', report({ id: { toString: 1 }, holds: true })],
  ['truth that is not quite one', report({ id: 'a', holds: 'true' })],
  ['deep nesting', '['.repeat(8_000)],
  [
    'a megabyte',
    report(...Array.from({ length: 40_000 }, (_, id) => ({ id: `${id}`, holds: true }))),
  ],
])('a target that sends %s reports nothing', async (_, body) => {
  await expect(answering(body)).rejects.toBeInstanceOf(Error)
})

test.each([302, 204, 404, 500])('status %d is no report', async (status) => {
  const hit = vi.fn<() => void>()
  const asked = ask(({ url }, response) => {
    if (url !== '/.rampart/checks') hit()
    response.writeHead(status, { location: '/elsewhere' }).end(report({ id: 'a', holds: true }))
  })
  await expect(asked).rejects.toThrow(String(status))
  expect(hit).not.toHaveBeenCalled()
})

test('a flood without end is cut off', async () => {
  let isCut = false
  const asked = ask((_request, response) => {
    response.on('close', () => (isCut = true))
    const pour = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', pour)
    }
    pour()
  })
  await expect(asked).rejects.toThrow('too much')
  await expect.poll(() => isCut).toBe(true)
})

test.each<[string, RequestListener]>([
  ['says nothing', () => undefined],
  ['begins and stops', (_request, response) => void response.write('{"checks":[')],
  ['hangs up', (request) => request.socket.destroy()],
  [
    'changes the protocol',
    ({ socket }) =>
      void socket.write('HTTP/1.1 101 Go\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  ],
])('a target that %s is given up', async (_, target) => {
  await expect(ask(target)).rejects.toBeInstanceOf(Error)
})

test('interim responses without end are cut off', async () => {
  const asked = ask(({ socket }) => void socket.write(interim.repeat(17)))
  await expect(asked).rejects.toThrow('no final response')
})

test('a report may follow interim responses', async () => {
  const asked = ask(({ socket }, response) => {
    socket.write(interim.repeat(16))
    response.end(report({ id: 'a', holds: true }))
  })
  await expect(asked).resolves.toEqual(new Set(['a']))
})
