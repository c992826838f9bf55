/* oxlint-disable-next-line typescript/triple-slash-reference -- as in the sockets of shells */
/// <reference path="../../types/ws.d.ts" />
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { listen } from '../../testing/listen.ts'
import { createGateway } from './gateway.ts'
import { nameIn } from './addresses.ts'
import type { ResolvedTarget } from './resolveTarget.ts'

const names = {
  mine: '0123456789abcdef0123456789abcdef',
  foreign: 'fedcba9876543210fedcba9876543210',
}
const hostOf = (name: string) => `${name}.localhost:3100`
const host = hostOf(names.mine)

/** A gateway before two sessions, and what its targets saw. Sessions end when told. */
async function open(target: Server) {
  const targetPort = await listen(target)
  const sessions = new Map<string, ResolvedTarget>(
    Object.entries(names).map(([sessionId, name]) => [
      name,
      {
        sessionId,
        address: '127.0.0.1',
        port: targetPort,
        gatewaySecret: `secret of ${sessionId}`,
      },
    ]),
  )
  const followers = new Map<string, Set<() => void>>()
  const used: string[] = []
  const gateway = createGateway({
    lookUp: async (name) => sessions.get(name) ?? 'unknown',
    visitorOf: () => 'a visitor',
    nameOf: (given) => nameIn('http://{session}.localhost:3100', given),
    siteOrigin: 'http://localhost:3000',
    now: () => new Date(),
    onUsed: (sessionId) => void used.push(sessionId),
    follow: (sessionId, onChange) => {
      const own = followers.get(sessionId) ?? new Set()
      followers.set(sessionId, own.add(onChange))
      return () => void own.delete(onChange)
    },
    log: { warn: () => undefined },
  })
  const port = await listen(gateway)
  onTestFinished(() => void gateway.emit('closing'))
  const tell = (session: keyof typeof names) =>
    followers.get(session)?.forEach((onChange) => onChange())
  return {
    port,
    used,
    followed: () => [...followers.values()].reduce((sum, { size }) => sum + size, 0),
    tell,
    end: (session: keyof typeof names) => {
      sessions.set(names[session], 'ended')
      tell(session)
    },
  }
}

/** A target that sends back what comes, at `/chat`; it notes the requests for it. */
function echo() {
  const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  const requests: (string | undefined)[] = []
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1_048_576,
    perMessageDeflate: false,
    handleProtocols: (protocols) => protocols.has('chat') && 'chat',
  })
  const server = createServer((request, response) => {
    requests.push(request.url)
    response.end('no socket')
  })
  const open = new Set<Socket>()
  server.on('upgrade', (request, socket: Socket, head) => {
    open.add(socket)
    seen.push({ url: request.url, headers: request.headers })
    sockets.handleUpgrade(request, socket, head, (webSocket) =>
      webSocket.on('message', (data: Buffer, isBinary: boolean) =>
        webSocket.send(isBinary ? data : data.toString()),
      ),
    )
  })
  onTestFinished(() => open.forEach((socket) => socket.destroy()))
  return { server, seen, requests }
}

async function join(port: number, path = '/chat', name = names.mine) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, ['chat'], {
    headers: { host: hostOf(name), cookie: 'lab=1', 'x-lab-gateway': 'a guess' },
    origin: `http://${hostOf(name)}`,
  })
  onTestFinished(() => socket.terminate())
  const messages: string[] = []
  socket.on('message', (data: Buffer) => void messages.push(data.toString()))
  const closed = once(socket, 'close')
  await once(socket, 'open')
  return { socket, messages, closed }
}

test('a WebSocket reaches its target with the secret, and messages pass both ways', async () => {
  const { server, seen } = echo()
  const { port, used } = await open(server)
  const { socket, messages } = await join(port, '/chat?room=1')
  expect(socket.protocol).toBe('chat')
  const long = 'x'.repeat(200_000)
  for (const message of ['one', 'two', long]) socket.send(message)
  await vi.waitFor(() => expect(messages).toEqual(['one', 'two', long]))
  expect(seen).toMatchObject([
    {
      url: '/chat?room=1',
      headers: {
        'x-lab-gateway': 'secret of mine',
        cookie: 'lab=1',
        host,
        origin: `http://${host}`,
      },
    },
  ])
  expect(used).toEqual(['mine'])
})

test('messages of more than the share of a lab take their time, and each arrives once', async () => {
  const { server } = echo()
  const { port } = await open(server)
  const { socket, messages } = await join(port)
  const sent = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(1_048_576))
  const begun = performance.now()
  for (const message of sent) socket.send(message)
  await vi.waitFor(() => expect(messages).toHaveLength(4), { timeout: 20_000 })
  expect(performance.now() - begun).toBeGreaterThan(350)
  socket.send('after')
  await vi.waitFor(() => expect(messages).toHaveLength(5), { timeout: 20_000 })
  expect(messages).toEqual([...sent, 'after'])
})

test('what a lab sends much faster than its visitor reads arrives whole, and then ends', async () => {
  const whole = randomBytes(12 * 1_048_576)
  const server = createServer().on('upgrade', (_request, socket: Socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${acceptance}\r\n\r\n`,
    )
    socket.end(whole)
  })
  const { port } = await open(server)
  const socket = connect(port, '127.0.0.1')
  socket.write(handshake())
  const pieces: Buffer[] = []
  for await (const piece of socket as AsyncIterable<Buffer>) {
    pieces.push(piece)
    // A visitor who reads slowly.
    await setTimeout(20)
  }
  const read = Buffer.concat(pieces)
  expect(read.subarray(read.indexOf('\r\n\r\n') + 4).equals(whole)).toBe(true)
})

test('an ended session closes its WebSockets at once, and none of another one; nothing is followed any longer', async () => {
  const { server } = echo()
  const gateway = await open(server)
  const [mine, foreign] = [await join(gateway.port), await join(gateway.port, '/', names.foreign)]
  gateway.tell('mine')
  mine.socket.send('still here')
  await vi.waitFor(() => expect(mine.messages).toEqual(['still here']))
  gateway.end('mine')
  await mine.closed
  foreign.socket.send('and here')
  await vi.waitFor(() => expect(foreign.messages).toEqual(['and here']))
  foreign.socket.close()
  await foreign.closed
  await vi.waitFor(() => expect(gateway.followed()).toBe(0))
})

const key = 'dGhlIHNhbXBsZSBub25jZQ=='
const acceptance = createHash('sha1')
  .update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
  .digest('base64')

const handshake = (changes: Record<string, string | null> = {}, path = '/chat', method = 'GET') => {
  const headers = {
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': key,
    ...changes,
  }
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === null ? [] : `${name}: ${value}\r\n`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

const inner = `GET /.rampart/checks HTTP/1.1\r\nHost: ${host}\r\n\r\n`

test.each([
  ['no lab', handshake({ Host: hostOf('0'.repeat(32)) }), 404],
  ['no host of a lab', handshake({ Host: 'localhost:3100' }), 404],
  ['two hosts', handshake({ host: hostOf(names.foreign) }), 400],
  ['what targets tell the site alone', handshake({}, '/%2erampart/checks'), 404],
  ['the terminal, where this gateway has none', handshake({}, '/.rampart/terminal'), 404],
  ['an address with a host', handshake({}, `http://${host}/chat`), 400],
  ['another method', handshake({}, '/chat', 'POST'), 400],
  ['a body', `${handshake({ 'Content-Length': String(inner.length) })}${inner}`, 400],
  ['chunks', `${handshake({ 'Transfer-Encoding': 'chunked' })}0\r\n\r\n${inner}`, 400],
  ['no key', handshake({ 'Sec-WebSocket-Key': null }), 400],
  ['a key that is none', handshake({ 'Sec-WebSocket-Key': 'short' }), 400],
  ['another version', handshake({ 'Sec-WebSocket-Version': '8' }), 400],
])('an upgrade with %s is refused, and the connection ends', async (_what, bytes, status) => {
  const { server, seen, requests } = echo()
  const { port } = await open(server)
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const answer = await text(socket)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect([seen, requests]).toEqual([[], []])
})

test('an upgrade of an ended session is refused', async () => {
  const { server, seen } = echo()
  const gateway = await open(server)
  gateway.end('mine')
  const socket = connect(gateway.port, '127.0.0.1')
  socket.write(handshake())
  expect(await text(socket)).toMatch(/^HTTP\/1.1 410 [^]*has ended/)
  expect(seen).toEqual([])
})

/** A target that responds to each connection with these bytes, and notes what it was sent. */
function raw(answer: (request: IncomingMessage) => string) {
  const sent: string[] = []
  const server = createServer()
  server.on('upgrade', (request, socket: Socket, head: Buffer) => {
    sent.push(head.toString())
    socket.on('data', (data) => sent.push(data.toString()))
    socket.on('error', () => undefined)
    socket.write(answer(request))
  })
  return { server, sent }
}

const upgrade = '101 Fine\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'

test.each([
  ['does not prove that it speaks WebSocket', `${upgrade}Sec-WebSocket-Accept: x\r\n`],
  ['proves nothing', upgrade],
  ['changes to no protocol', '101 Fine\r\n'],
  ['has no status', '000 Fine\r\n'],
])('a target that %s gets no tunnel', async (_what, head) => {
  const { server, sent } = raw(() => `HTTP/1.1 ${head}\r\n`)
  const { port } = await open(server)
  const socket = connect(port, '127.0.0.1')
  socket.write(`${handshake()}${inner}`)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 502 /)
  expect(sent.join('')).not.toContain('.rampart')
})

test('a target that refuses is heard, and what was sent after the handshake does not reach it', async () => {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(403, { 'set-cookie': 'a=1; Domain=localhost' }).end('members only')
  })
  const { port } = await open(server)
  const socket = connect(port, '127.0.0.1')
  socket.write(`${handshake()}${inner}`)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 403 [^]*members only$/)
  expect(answer).toContain('set-cookie: a=1\r\n')
  expect(answer).toContain('connection: close\r\n')
  expect(seen).toEqual(['/chat'])
})

test('a refusal that is no valid HTTP is broken off, without a second response', async () => {
  const { server } = raw(() => 'HTTP/1.1 403 No\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\nno')
  const { port } = await open(server)
  const socket = connect(port, '127.0.0.1')
  socket.write(handshake())
  expect(await text(socket)).toMatch(/^HTTP\/1.1 403 [^]*\r\n\r\nx?$/)
})

test('headers of the target’s connection do not pass, and a session has a limit of WebSockets', async () => {
  const { server } = raw(
    () =>
      `HTTP/1.1 101 Fine\r\nConnection: Upgrade, X-Inner\r\nUpgrade: websocket\r\nX-Inner: a\r\nX-Outer: b\r\nSec-WebSocket-Accept: ${acceptance}\r\n\r\n`,
  )
  const { port } = await open(server)
  const begin = async () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(handshake())
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return { socket, answer: answer.toString() }
  }
  const all = await Promise.all(Array.from({ length: 32 }, begin))
  expect(all[0]?.answer).toMatch(/^HTTP\/1.1 101 Switching Protocols\r\n[^]*x-outer: b\r\n/)
  expect(all[0]?.answer).not.toContain('x-inner')
  expect((await begin()).answer).toMatch(/^HTTP\/1.1 429 /)
  all[0]?.socket.destroy()
  await vi.waitFor(async () => expect((await begin()).answer).toMatch(/^HTTP\/1.1 101 /))
})

test('events of a stream come as they are sent, and end with the session', async () => {
  let write = (_event: string): unknown => undefined
  const target: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    write = (event) => response.write(event)
  }
  const gateway = await open(createServer(target))
  const asking = send({ host: '127.0.0.1', port: gateway.port, headers: { host }, agent: false })
  asking.end()
  // Before any event.
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  expect(answer.headers['content-type']).toBe('text/event-stream')
  const events: string[] = []
  answer.setEncoding('utf8').on('data', (event: string) => void events.push(event))
  const cut = once(answer, 'error')
  for (const event of ['data: 1\n\n', 'data: 2\n\n']) {
    write(event)
    await vi.waitFor(() => expect(events.at(-1)).toBe(event))
  }
  gateway.end('mine')
  expect(String((await cut)[0])).toContain('aborted')
})
