import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedPglite } from './preparedPglite.ts'

let kept: PGlite | undefined
beforeAll(async () => {
  kept = await PGlite.create()
})
afterAll(() => kept?.close())

/** The one database of this file with a table of its own. */
async function open() {
  if (!kept) throw new Error('The database is there within tests only.')
  await kept.exec(
    'drop table if exists things; create table things (id int primary key, name text, made timestamptz)',
  )
  return { client: kept, prepared: preparedPglite(kept) }
}

const values: readonly [type: string, value: unknown][] = [
  ['int', 7],
  ['bigint', 7n],
  ['float8', 0.25],
  ['numeric', '1.50'],
  ['text', `it's "quoted" \\ ; -- \n 日本`],
  ['text', ''],
  ['text', null],
  ['boolean', false],
  ['timestamptz', new Date('2026-01-02T03:04:05.678Z')],
  ['date', '2026-01-02'],
  ['uuid', '0d9f1a8e-0000-4000-8000-000000000001'],
  ['jsonb', { a: [1, null, 'x'] }],
  ['text[]', ['a', 'b,"c"']],
  ['bytea', new Uint8Array([0, 1, 255])],
]

test.each(values)(
  'a value of type %s comes as from a query that is not prepared',
  async (type, value) => {
    const { client, prepared } = await open()
    const text = `select $1::${type} as value, $1::${type} is null as missing`
    for (const rowMode of ['object', 'array'] as const) {
      const expected = await client.query(text, [value], { rowMode })
      // The second time the statement is already prepared.
      for (let time = 1; time <= 2; time += 1) {
        const { rows, fields } = await prepared.query(text, [value], { rowMode })
        expect({ rows, fields }).toEqual({ rows: expected.rows, fields: expected.fields })
      }
    }
  },
)

test('a query reads a type in its own way, and the others as the database does', async () => {
  const { prepared } = await open()
  const parsers = { 1184: (text: string) => `read: ${text}` }
  const query = 'select $1::timestamptz as made, $2::int as count'
  const moment = '2026-01-02T03:04:05.678Z'
  const { rows } = await prepared.query(query, [moment, 7], { parsers })
  expect(rows).toEqual([{ made: expect.stringMatching(/^read: 2026-01-0/), count: 7 }])
  expect((await prepared.query(query, [moment, 7])).rows).toEqual([
    { made: new Date(moment), count: 7 },
  ])
})

test('changes are made once, and say how many rows they changed', async () => {
  const { client, prepared } = await open()
  const insert =
    'insert into things (id, name) values ($1, $2) on conflict do nothing returning name'
  expect((await prepared.query(insert, [1, 'one'])).rows).toEqual([{ name: 'one' }])
  expect((await prepared.query(insert, [1, 'again'])).rows).toEqual([])
  const changed = await prepared.query('update things set name = $1', ['other'])
  expect(changed.affectedRows).toBe(1)
  expect((await client.query('select id, name from things')).rows).toEqual([
    { id: 1, name: 'other' },
  ])
})

test('an error has its code, and the next query works', async () => {
  const { prepared } = await open()
  const insert = 'insert into things (id) values ($1)'
  await prepared.query(insert, [1])
  await expect(prepared.query(insert, [1])).rejects.toMatchObject({ code: '23505' })
  await expect(prepared.query('select $1 from nowhere', [1])).rejects.toMatchObject({
    code: '42P01',
  })
  await expect(prepared.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  await prepared.query(insert, [2])
  expect((await prepared.query('select id from things where id > $1', [0])).rows).toHaveLength(2)
})

test('a statement whose table has changed is read again', async () => {
  const { client, prepared } = await open()
  const select = 'select * from things where id = $1'
  await prepared.query('insert into things (id) values ($1)', [1])
  expect((await prepared.query(select, [1])).rows).toEqual([{ id: 1, name: null, made: null }])
  await client.exec('alter table things drop column made; deallocate all')
  expect((await prepared.query(select, [1])).rows).toEqual([{ id: 1, name: null }])
  await client.exec('alter table things add column size int default 3')
  expect((await prepared.query(select, [1])).rows).toEqual([{ id: 1, name: null, size: 3 }])
})

test('queries wait for a transaction under way, and see what it did', async () => {
  const { prepared } = await open()
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const working = prepared.transaction(async (tx) => {
    await tx.query('insert into things (id) values ($1)', [1])
    begun.resolve()
    await released.promise
    await tx.query('insert into things (id) values ($1)', [2])
  })
  await begun.promise
  const reading = prepared.query('select id from things where id > $1', [0])
  released.resolve()
  await working
  expect((await reading).rows).toHaveLength(2)
})

test('more statements than are kept', async () => {
  const { client, prepared } = await open()
  for (let count = 0; count < 600; count += 1)
    await prepared.query(`select $1::int + ${count} as sum`, [1])
  expect((await prepared.query('select $1::int + 0 as sum', [1])).rows).toEqual([{ sum: 1 }])
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int from pg_prepared_statements',
  )
  expect(rows[0]?.count).toBeLessThan(520)
})
