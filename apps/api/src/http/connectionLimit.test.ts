import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../testing/listen.ts'
import { limitConnections } from './connectionLimit.ts'

const own = { rateLimitScale: 1, trustedNetworks: [], trustProxy: [] }

/** A server that greets whom it takes. `open` returns whether it took a connection. */
async function limited(config: Partial<Parameters<typeof limitConnections>[1]['config']> = {}) {
  const log = { warn: vi.fn() }
  const server = createServer()
  limitConnections(server, { config: { ...own, ...config }, most: 4, mostOfAddress: 2, log })
  server.on('connection', (socket) => {
    socket.on('error', () => undefined)
    if (!socket.destroyed) socket.write('hello')
    socket.resume()
  })
  const port = await listen(server)
  const taken: Socket[] = []
  onTestFinished(() => {
    for (const socket of taken) socket.destroy()
  })
  const open = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    const isTaken = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ])
    if (isTaken) taken.push(socket)
    return isTaken
  }
  const close = async () => {
    const socket = taken.pop()
    const before = await connections()
    socket?.destroy()
    await expect.poll(connections).toBe(before - 1)
  }
  const connections = () =>
    new Promise<number>((resolve) => {
      server.getConnections((_error, count) => resolve(count))
    })
  return { open, close, log }
}

const several = async (count: number, open: () => Promise<boolean>) => {
  const taken: boolean[] = []
  for (let at = 0; at < count; at += 1) taken.push(await open())
  return taken
}

test('an address has a part of the places, and gets one back as it ends a connection', async () => {
  const { open, close, log } = await limited()
  expect(await several(4, open)).toEqual([true, true, false, false])
  expect(log.warn).toHaveBeenCalledOnce()
  expect(log.warn).toHaveBeenCalledWith({ remoteAddress: '127.0.0.1', open: 2 }, expect.any(String))
  await close()
  expect(await several(2, open)).toEqual([true, false])
})

test.runIf(process.platform === 'linux')('what one address has takes none of another', async () => {
  const { open } = await limited()
  expect(await several(3, open)).toEqual([true, true, false])
  expect(await several(3, () => open('127.0.0.2'))).toEqual([true, true, false])
})

test.each([
  ['of a listed proxy', { trustProxy: ['127.0.0.1'] }],
  ['of a trusted network', { trustedNetworks: ['127.0.0.0/8'] }],
  ['under a larger scale', { rateLimitScale: 10 }],
])('%s all places are open', async (_what, config) => {
  const { open } = await limited(config)
  expect(await several(5, open)).toEqual([true, true, true, true, false])
})

test('a scale for smaller limits leaves connections alone', async () => {
  const { open } = await limited({ rateLimitScale: 0.01 })
  expect(await several(3, open)).toEqual([true, true, false])
})
