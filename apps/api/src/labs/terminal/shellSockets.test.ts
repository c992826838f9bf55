import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { labShellClosed, labShellPath, labShellProtocol } from '@rampart/contract/rules/labShell'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { nameIn } from '../gateway/addresses.ts'
import { createGateway } from '../gateway/gateway.ts'
import type { RunningShell, ShellStart, TerminalSize } from '../runtime/runtime.ts'
import { listen } from '../../testing/listen.ts'
import { createShells } from './shells.ts'

const siteOrigin = 'https://learn.example.org'
const names = { mine: '0'.repeat(32), other: 'f'.repeat(32), ended: 'e'.repeat(32) }

/** A gateway whose sessions have shells that repeat what is typed. */
async function open(hasShells = true) {
  const tickets = new Map([
    ['good', 'mine'],
    ['another', 'mine'],
    ['others', 'other'],
  ])
  const sizes: TerminalSize[] = []
  const started: (Pick<ShellStart, 'onOutput' | 'onEnd'> & {
    sessionId: string
    isEnded: boolean
  })[] = []
  const start = async (
    sessionId: string,
    events: Pick<ShellStart, 'onOutput' | 'onEnd'>,
  ): Promise<RunningShell> => {
    const shell = { sessionId, ...events, isEnded: false }
    started.push(shell)
    return {
      write: (input) => events.onOutput(Buffer.from(`<${input.toString()}>`)),
      resize: (size) => void sizes.push(size),
      pause: () => undefined,
      resume: () => undefined,
      leave: () => undefined,
      end: async () => {
        shell.isEnded = true
      },
    }
  }
  const targetPort = await listen(createServer((request, response) => response.end(request.url)))
  const log = { warn: () => undefined }
  const shells = createShells({ start, log })
  const gateway = createGateway({
    lookUp: async (name) => {
      if (name === names.ended) return 'ended'
      const [sessionId] = Object.entries(names).find(([, own]) => own === name) ?? []
      return sessionId === undefined
        ? 'unknown'
        : { sessionId, address: '127.0.0.1', port: targetPort, gatewaySecret: 'secret' }
    },
    visitorOf: () => 'a visitor',
    nameOf: (host) => nameIn('http://{session}.localhost:3100', host),
    siteOrigin,
    now: () => new Date(),
    onUsed: () => undefined,
    follow: () => () => undefined,
    ...(hasShells && {
      shells: {
        shells,
        useTicket: async (sessionId: string, ticket: string) => {
          const isGood = tickets.get(ticket) === sessionId
          if (isGood) tickets.delete(ticket)
          return isGood
        },
      },
    }),
    log,
  })
  const port = await listen(gateway)
  onTestFinished(async () => {
    await shells.close()
    gateway.emit('closing')
  })

  /** Connects as a page does. Returns the status if it is refused. */
  const connect = async ({
    name = names.mine,
    ticket = 'good',
    origin = siteOrigin as string | null,
    path = labShellPath as string,
    protocols = [labShellProtocol, ticket] as string[],
    headers = {},
  } = {}) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, {
      headers: { host: `${name}.localhost:3100`, ...headers },
      ...(origin !== null && { origin }),
    })
    onTestFinished(() => socket.terminate())
    let printed = ''
    const said: string[] = []
    const closed = new Promise<number>((resolve) => void socket.on('close', resolve))
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) printed += data.toString()
      else said.push(data.toString())
    })
    const status = await new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101))
      socket.on('error', (error: Error) => resolve(Number(/\d{3}/.exec(error.message)?.[0] ?? 0)))
    })
    return { socket, status, closed, said, printed: () => printed }
  }
  return { connect, port, sizes, started }
}

test('a page of the site with a ticket gets the shell of its session', async () => {
  const { connect, sizes } = await open()
  const { socket, status, said, printed } = await connect()
  expect([status, socket.protocol]).toEqual([101, labShellProtocol])
  socket.send('132x43')
  socket.send(Buffer.from('ls'))
  await vi.waitFor(() => expect(printed()).toBe('<ls>'))
  expect(said).toEqual(['replay'])
  expect(sizes).toEqual([{ columns: 132, rows: 43 }])
})

test.each([
  ['no ticket', { protocols: [labShellProtocol] }, 401],
  ['a forged ticket', { ticket: 'forged' }, 401],
  ['a ticket of another session', { ticket: 'others' }, 401],
  ['two tickets', { protocols: [labShellProtocol, 'good', 'another'] }, 401],
  ['another protocol', { protocols: ['other', 'good'] }, 401],
  ['a page of another site', { origin: 'https://evil.example' }, 403],
  ['the page of a lab', { origin: `http://${names.mine}.localhost:3100` }, 403],
  ['no page at all', { origin: null }, 403],
  ['a session that is not there', { name: 'a'.repeat(32) }, 404],
  ['a session that has ended', { name: names.ended }, 410],
  ['an address that is no session’s', { headers: { host: 'evil.example' } }, 404],
])('nothing for %s', async (_, options, status) => {
  const { connect, started } = await open()
  expect((await connect(options)).status).toBe(status)
  expect(started).toEqual([])
  // And what was refused has used nothing up.
  expect((await connect()).status).toBe(101)
})

test('a ticket is good once', async () => {
  const { connect } = await open()
  const both = await Promise.all([connect(), connect()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([101, 401])
  expect((await connect()).status).toBe(401)
})

test('a learner who lost the network comes back to the same shell', async () => {
  const { connect, started } = await open()
  const first = await connect()
  first.socket.send(Buffer.from('one'))
  await vi.waitFor(() => expect(first.printed()).toBe('<one>'))
  first.socket.terminate()
  await first.closed
  started[0]?.onOutput(Buffer.from('meanwhile'))
  const second = await connect({ ticket: 'another' })
  await vi.waitFor(() => expect(second.printed()).toBe('<one>meanwhile'))
  expect(started).toHaveLength(1)
})

test('a shell that ends says so, and so does one too many', async () => {
  const { connect, started } = await open()
  const { closed } = await connect()
  await vi.waitFor(() => expect(started).toHaveLength(1))
  started[0]?.onEnd()
  expect(await closed).toBe(labShellClosed.ended)
})

test('nonsense is no size, too much at once is no message, and the gateway goes on', async () => {
  const { connect, sizes } = await open()
  const { socket, printed, closed } = await connect()
  for (const nonsense of [
    '',
    '0x0',
    '1e3x2',
    '999x999',
    '-1x5',
    '{"columns":80}',
    '80x24\n',
    'x'.repeat(60_000),
  ])
    socket.send(nonsense)
  socket.send(Buffer.from('still here'))
  await vi.waitFor(() => expect(printed()).toBe('<still here>'), { timeout: 30_000 })
  expect(sizes).toEqual([])
  socket.send(Buffer.alloc(70_000))
  expect(await closed).toBe(1009)
  expect((await connect({ ticket: 'another' })).status).toBe(101)
})

test('somebody who sends without end is heard slowly', async () => {
  const { connect } = await open()
  const page = await connect()
  const began = performance.now()
  for (let piece = 0; piece < 6; piece += 1) page.socket.send(Buffer.alloc(32_768, 'x'))
  await vi.waitFor(() => expect(page.printed().length).toBeGreaterThan(190_000), {
    timeout: 30_000,
  })
  // 192 KiB at 64 KiB a second, of which the first are free.
  expect(performance.now() - began).toBeGreaterThan(900)
})

test('other requests for another protocol are ordinary requests, with shells and without', async () => {
  for (const hasShells of [true, false]) {
    const { port } = await open(hasShells)
    const ask = send({
      host: '127.0.0.1',
      port,
      path: hasShells ? '/chat' : labShellPath,
      headers: {
        host: `${names.mine}.localhost:3100`,
        connection: 'Upgrade',
        upgrade: 'h2c',
      },
    })
    ask.end()
    const [response] = (await once(ask, 'response')) as [IncomingMessage]
    expect([response.statusCode, await text(response)]).toEqual(
      hasShells ? [200, '/chat'] : [404, 'There is nothing here.\n'],
    )
  }
})
