import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../testing/listen.ts'
import { isDatabaseDown } from './isDatabaseDown.ts'
import { directPool, pooledPool } from './serverPools.ts'

const coded = (code: string) => Object.assign(new Error('…'), { code })

test.each([
  ['nothing listens', coded('ECONNREFUSED')],
  ['the host does not respond to its network', coded('EHOSTUNREACH')],
  ['there is no way to the host', coded('ENETUNREACH')],
  ['the server has no connection left', coded('53300')],
  ['the server is starting', coded('57P03')],
  ['a standby has not taken over yet', coded('25006')],
  [
    'the server has no room for a file of a new connection',
    Object.assign(coded('XX000'), { severity: 'FATAL' }),
  ],
  ['a connection is not made in time', new Error('timeout expired')],
  ['a response does not come', new Error('Query read timeout')],
  ['the pool has no connection in time', new Error('timeout exceeded when trying to connect')],
])('a database is down if %s, as the cause of another error, too', (_, error) => {
  expect(isDatabaseDown(error)).toBe(true)
  expect(isDatabaseDown(new Error('Failed query', { cause: error }))).toBe(true)
})

test.each([
  ['a statement is wrong', coded('42703')],
  ['a row is there already', coded('23505')],
  ['a statement takes too long', coded('57014')],
  ['the server has a fault', Object.assign(coded('XX000'), { severity: 'ERROR' })],
])('it is not down if %s', (_, error) => {
  expect(isDatabaseDown(error)).toBe(false)
})

test.each([
  ['a connection', (url: string) => directPool(url, 1, () => undefined), {}],
  ['a shared one', (url: string) => directPool(url, 4, () => undefined), { name: 'one' }],
  ['one through a pooler', (url: string) => pooledPool(url, 1), {}],
])('it is down if a server refuses %s in its own language', async (_, open, statement) => {
  const fields = ['SВАЖНО', 'VFATAL', 'C55000', 'Mбаза не принимает подключения', '']
  const body = Buffer.from(`${fields.join('\0')}\0`)
  const head = Buffer.from('E....')
  head.writeInt32BE(body.length + 4, 1)
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([head, body])))
  })
  const { pool, shared } = open(`postgresql://postgres@127.0.0.1:${await listen(server)}/postgres`)
  onTestFinished(async () => {
    await shared?.end()
    await pool.end()
  })
  const [outcome] = await Promise.allSettled([pool.query({ ...statement, text: 'select 1' }, [])])
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '55000' } })
  expect(isDatabaseDown(outcome?.status === 'rejected' && outcome.reason)).toBe(true)
})
