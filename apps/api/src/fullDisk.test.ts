import { expect, test } from 'vitest'
import { explainStart } from './fullDisk.ts'
import { StartError } from './startError.ts'

const embedded = { dataDir: '/srv/rampart', databaseUrl: null }
const onServer = { dataDir: '/srv/rampart', databaseUrl: 'postgresql://db.internal/rampart' }

const coded = (code: string) => Object.assign(new Error('no room'), { code })
const failedQuery = (code: string) => new Error('Failed query: …', { cause: coded(code) })

test('a full disk stops a start with one line that names the disk', () => {
  const folder = new StartError('DATA_DIR: there is no room left in /srv/rampart.')
  expect(explainStart(failedQuery('53100'), embedded)).toEqual(folder)
  expect(explainStart(coded('ENOSPC'), onServer)).toEqual(folder)
  expect(explainStart(coded('EDQUOT'), embedded)).toEqual(folder)
  expect(explainStart(failedQuery('53100'), onServer)).toEqual(
    new StartError("DATABASE_URL: there is no room left on the PostgreSQL server's disk."),
  )
})

test('a database that refuses stops a start with one line', () => {
  const lines = ['25006', '42501', '53300'].map((code) =>
    String(explainStart(failedQuery(code), onServer)),
  )
  expect(lines).toEqual([
    'StartError: DATABASE_URL: the database only reads (no room). Name the server that takes writes, with a user that may write.',
    'StartError: DATABASE_URL: its user may not do what the site needs (no room). Make it the owner of the database and of what is in it.',
    'StartError: DATABASE_URL: the server has no connection left (no room).',
  ])
})

test('another error stays as it is', () => {
  for (const error of [failedQuery('23505'), new StartError('PORT: …'), 'text', null])
    expect(explainStart(error, embedded)).toBe(error)
})
