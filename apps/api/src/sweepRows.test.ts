import { like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deniedTokens } from './auth/auth.tables.ts'
import { failureCounters } from './http/counters.tables.ts'
import { sweepRows } from './sweepRows.ts'
import { useTestApi } from './testing/testApi.ts'

const api = useTestApi()

const addTokens = (prefix: string, count: number, expiresAt: Date) =>
  api.db
    .insert(deniedTokens)
    .select(
      sql`select ${prefix} || n, ${expiresAt.toISOString()}::timestamptz from generate_series(1, ${count}::int) n`,
    )

test('however many rows have no effect any more, no statement takes more than 5,000', async () => {
  await api.db.execute(sql`
    create function refuse_many() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > 5000 then raise 'too many rows in one statement'; end if;
      return null;
    end $$
  `)
  await api.db.execute(sql`
    create trigger refuse_many after delete on denied_tokens referencing old table as gone
      for each statement execute function refuse_many()
  `)
  await addTokens('old', 12_000, new Date(api.clock.getTime() - 25 * 3_600_000))
  await addTokens('new', 1, api.clock)
  await sweepRows(api.db, api.clock)
  expect(await api.db.select({ jti: deniedTokens.jti }).from(deniedTokens)).toEqual([
    { jti: 'new1' },
  ])
})

test('between the statements of a long sweep others take their turn', async () => {
  await addTokens('old', 12_000, new Date(api.clock.getTime() - 25 * 3_600_000))
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  await sweepRows(api.db, api.clock)
  clearImmediate(next)
  expect(await api.db.$count(deniedTokens, like(deniedTokens.jti, 'old%'))).toBe(0)
  expect(turns).toBeGreaterThanOrEqual(2)
})

test('a table whose rows cannot be removed holds up no other one', async () => {
  await api.db.execute(sql`
    create function refuse_all() returns trigger language plpgsql as
      $$ begin raise 'this table cannot be used'; end $$
  `)
  await api.db.execute(sql`
    create trigger refuse_all before delete on denied_tokens
      for each statement execute function refuse_all()
  `)
  const windowEndsAt = new Date(api.clock.getTime() - 1)
  await api.db.insert(failureCounters).values({ key: 'key', count: 1, windowEndsAt })
  await expect(sweepRows(api.db, api.clock)).rejects.toMatchObject({
    message: '1 of 9 steps failed',
    cause: { cause: { message: 'this table cannot be used' } },
  })
  expect(await api.db.$count(failureCounters)).toBe(0)
})
