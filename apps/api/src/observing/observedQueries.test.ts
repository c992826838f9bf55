import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import { summaryOf } from './observedQueries.ts'
import { workChannel } from './work.ts'
import type { Work } from './work.ts'

test.each([
  ['select "id" from "users" where "email" = $1', 'select users'],
  [
    'insert into "failure_counters" ("key") values ($1) on conflict do nothing',
    'insert failure_counters',
  ],
  ['update "lab_sessions" set "status" = $1', 'update lab_sessions'],
  [{ text: 'delete from "devices" where "id" = $1', name: 'x' }, 'delete devices'],
  ['begin', 'begin'],
  ["select 'ada@example.org'", 'select'],
  [undefined, 'query'],
])('a statement is named by its verb and table: %j', (statement, summary) => {
  expect(summaryOf(statement)).toBe(summary)
})

/** The queries that are observed from now on. */
function observe(): (Work & { error?: unknown })[] {
  const seen: Work[] = []
  const nothing = () => undefined
  const subscribers = {
    start: nothing,
    end: nothing,
    asyncStart: nothing,
    error: nothing,
    asyncEnd: (work: Work) => void seen.push(work),
  }
  workChannel.subscribe(subscribers)
  onTestFinished(() => void workChannel.unsubscribe(subscribers))
  return seen
}

test('each query is observed once, in transactions too, and one that fails says so', async () => {
  const { db, poolState } = await testDatabase()
  const seen = observe()
  await db.execute(sql`select ${1}::int from users`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select ${2}::int from labs`)
    expect(poolState()).toMatchObject({ inUse: 1 })
  })
  await expect(db.execute(sql`select ${1}::int from no_such_table`)).rejects.toThrow('Failed query')
  const named = seen.filter(({ name }) => name !== 'begin' && name !== 'commit')
  expect(named.map(({ kind, name, error }) => [kind, name, error === undefined])).toEqual([
    ['query', 'select users', true],
    ['query', 'select labs', true],
    ['query', 'select no_such_table', false],
  ])
  expect(poolState()).toMatchObject({ inUse: 0, waiting: 0 })
})
