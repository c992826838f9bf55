import { expect, test } from 'vitest'
import { explainFullDisk } from './fullDisk.ts'
import { StartError } from './startError.ts'

const embedded = { dataDir: '/srv/rampart', databaseUrl: null }
const onServer = { dataDir: '/srv/rampart', databaseUrl: 'postgresql://db.internal/rampart' }

const coded = (code: string) => Object.assign(new Error('no room'), { code })
const failedQuery = (code: string) => new Error('Failed query: …', { cause: coded(code) })

test('a full disk stops a start with one line that names the disk', () => {
  const folder = new StartError('DATA_DIR: there is no room left in /srv/rampart.')
  expect(explainFullDisk(failedQuery('53100'), embedded)).toEqual(folder)
  expect(explainFullDisk(coded('ENOSPC'), onServer)).toEqual(folder)
  expect(explainFullDisk(coded('EDQUOT'), embedded)).toEqual(folder)
  expect(explainFullDisk(failedQuery('53100'), onServer)).toEqual(
    new StartError("DATABASE_URL: there is no room left on the PostgreSQL server's disk."),
  )
})

test('another error stays as it is', () => {
  for (const error of [failedQuery('23505'), new StartError('PORT: …'), 'text', null])
    expect(explainFullDisk(error, embedded)).toBe(error)
})
