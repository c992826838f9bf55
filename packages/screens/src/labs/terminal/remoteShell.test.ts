import { labShellClosed } from '@rampart/contract/rules/labShell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRemoteShell } from './remoteShell.ts'
import type { SocketEvents } from './remoteShell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A shell whose connections the test opens, loses and ends. */
async function open(newTicket = async () => `ticket-${(tickets += 1)}`) {
  tickets = 0
  const connections: {
    ticket: string
    events: SocketEvents
    sent: unknown[]
    isClosed: boolean
  }[] = []
  const shown: [string, boolean][] = []
  const states: string[] = []
  const shell = createRemoteShell({
    connect: (ticket, events) => {
      const connection = { ticket, events, sent: [] as unknown[], isClosed: false }
      connections.push(connection)
      return {
        send: (data) =>
          void connection.sent.push(
            typeof data === 'string' ? data : new TextDecoder().decode(data),
          ),
        close: () => {
          connection.isClosed = true
        },
      }
    },
    newTicket,
    isFinal: (error) => error === 'not active',
    size: () => [80, 24],
    onOutput: (output, replacesAll) => void shown.push([output, replacesAll]),
    onState: (state) => void states.push(state),
  })
  await vi.advanceTimersByTimeAsync(0)
  const last = () => {
    const connection = connections.at(-1)
    if (!connection) throw new Error('No connection.')
    return connection
  }
  const accept = () => {
    last().events.onOpen()
    last().events.onText('replay')
  }
  const print = (text: string) => last().events.onData(new TextEncoder().encode(text))
  return { shell, connections, last, accept, print, shown, states }
}
let tickets = 0

test('it says its size, sends what is typed, and shows what comes', async () => {
  const { shell, last, accept, print, shown, states } = await open()
  shell.input('too early')
  accept()
  shell.input('ls\r')
  shell.resized()
  print('~ $ \u001b]0;title\u0007ls\r\n')
  expect(states).toEqual(['open'])
  expect(last().sent).toEqual(['80x24', 'ls\r', '80x24'])
  expect(shown).toEqual([['~ $ ls\r\n', true]])
})

test('a lost network: it comes back with a new ticket, and shows what was kept in the place of what was there', async () => {
  const { accept, print, last, connections, shown, states } = await open()
  accept()
  print('before')
  last().events.onClose(1006)
  expect(states).toEqual(['open', 'reconnecting'])
  await vi.advanceTimersByTimeAsync(0)
  last().events.onClose(1006)
  await vi.advanceTimersByTimeAsync(500)
  accept()
  print('before and after')
  expect(connections.map(({ ticket }) => ticket)).toEqual(['ticket-1', 'ticket-2', 'ticket-3'])
  expect(shown.at(-1)).toEqual(['before and after', true])
  expect(states.at(-1)).toBe('open')
})

test('after a minute it is lost', async () => {
  const { accept, last, states } = await open(async () => 'ticket')
  accept()
  last().events.onClose(1006)
  for (let second = 0; second < 80; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    last().events.onClose(1006)
  }
  expect(states.at(-1)).toBe('lost')
})

test.each([
  ['nobody typed', labShellClosed.idle],
  ['too many terminals', labShellClosed.tooMany],
  ['it could not be started', labShellClosed.failed],
])('it is not tried again by itself: %s', async (_, code) => {
  const { accept, last, connections, states } = await open()
  accept()
  last().events.onClose(code)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connections).toHaveLength(1)
  expect(states.at(-1)).toBe('lost')
})

test('a shell that ended gives way to another one, unless it ended at once', async () => {
  const { accept, last, connections, states } = await open()
  accept()
  await vi.advanceTimersByTimeAsync(5_000)
  last().events.onClose(labShellClosed.ended)
  await vi.advanceTimersByTimeAsync(0)
  expect(connections).toHaveLength(2)
  accept()
  last().events.onClose(labShellClosed.ended)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connections).toHaveLength(2)
  expect(states.at(-1)).toBe('lost')
})

test('no ticket: a session that is over ends it, a server that is away does not', async () => {
  const over = await open(() => Promise.reject('not active'))
  expect(over.states).toEqual(['lost'])
  let isAway = true
  const away = await open(async () => {
    if (isAway) throw new Error('away')
    return 'ticket'
  })
  await vi.advanceTimersByTimeAsync(3_000)
  isAway = false
  await vi.advanceTimersByTimeAsync(8_000)
  expect(away.connections).toHaveLength(1)
  expect(away.states).toEqual([])
})

test('closing ends the connection, and nothing is heard of it', async () => {
  const { shell, accept, last, states } = await open()
  accept()
  shell.close()
  last().events.onClose(1000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(last().isClosed).toBe(true)
  expect(states).toEqual(['open'])
})

test('characters and sequences may come in pieces', async () => {
  const { accept, last, shown } = await open()
  accept()
  for (const byte of new TextEncoder().encode('é\u001b[31m漢\u001b]52;c;x\u0007!'))
    last().events.onData(Uint8Array.of(byte))
  expect(shown.map(([text]) => text).join('')).toBe('é\u001b[31m漢!')
})
