import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { lockLearner } from '../credits/credits.store.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { addUser } from '../testing/records.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { runAs } from './actor.ts'
import { findHead, listAudit, readChain } from './audit.store.ts'
import { recordAudit } from './recordAudit.ts'
import { noEntry, verifyChain } from './verifyChain.ts'

const grant = (db: Database, amount: number) =>
  recordAudit(db, {
    action: 'credits_changed',
    subject: 'user:ada',
    details: { amount, note: 'Zoë, "quoted", \n a line' },
  })

/** A database with a chain of six entries. */
async function chainOfSix(): Promise<OpenDatabase> {
  const database = await testDatabase()
  for (let amount = 1; amount <= 6; amount += 1) await grant(database.db, amount)
  return database
}

const verify = (db: Database, head?: string) => verifyChain(readChain(db), head)

/** Runs statements without the database's triggers, as an intruder with full access could. */
async function tamper(db: Database, ...statements: SQL[]): Promise<void> {
  await db.execute(sql`alter table audit_entries disable trigger user`)
  for (const statement of statements) await db.execute(statement)
  await db.execute(sql`alter table audit_entries enable trigger user`)
}

test('an entry says who did what to whom, why and from where', async () => {
  const { db } = await testDatabase()
  await runAs(
    {
      actor: { kind: 'operator', id: 'root' },
      origin: () => 'command:users disable',
    },
    () => recordAudit(db, { action: 'account_disabled', subject: 'user:1', reason: 'Asked for' }),
  )
  await recordAudit(db, { action: 'content_imported', subject: 'content:site' })
  expect(await listAudit(db, {})).toMatchObject([
    { sequence: 2, actorKind: 'system', actor: null, reason: null, origin: null, details: {} },
    {
      sequence: 1,
      actorKind: 'operator',
      actor: 'root',
      action: 'account_disabled',
      subject: 'user:1',
      reason: 'Asked for',
      origin: 'command:users disable',
    },
  ])
})

test('the database refuses to change, remove or empty entries', async () => {
  const { db } = await chainOfSix()
  for (const statement of [
    sql`update audit_entries set subject = 'user:eve' where sequence = 2`,
    sql`delete from audit_entries where sequence = 6`,
    sql`truncate audit_entries`,
  ])
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed or removed') },
    })
  expect(await verify(db)).toMatchObject({ entries: 6 })
})

test('a place in the chain cannot be chosen', async () => {
  const { db } = await chainOfSix()
  await db.execute(
    sql`insert into audit_entries (actor_kind, action, subject, sequence, previous, hash)
      values ('system', 'mail_retried', 'mail:1', 3, 'x', 'y')`,
  )
  expect(await verify(db)).toMatchObject({ entries: 7 })
})

test('no entry is left of a change that is rolled back, and none is missing after it', async () => {
  const { db } = await chainOfSix()
  const change = db.transaction(async (tx) => {
    await grant(tx, 7)
    throw new Error('The change failed.')
  })
  await expect(change).rejects.toThrow('The change failed.')
  await db.transaction(async (tx) => {
    await grant(tx, 8)
    await grant(tx, 9)
  })
  expect(await verify(db)).toMatchObject({ entries: 8 })
  expect((await listAudit(db, {})).slice(0, 2).map(({ details }) => details['amount'])).toEqual([
    9, 8,
  ])
})

test('parallel transactions make one chain', async () => {
  const { db } = await testDatabase()
  const work = Array.from({ length: 40 }, (_, at) =>
    db.transaction(async (tx) => {
      await grant(tx, at)
      await tx.execute(sql`select 1`)
      await grant(tx, at)
    }),
  )
  await Promise.all(work)
  expect(await verify(db)).toMatchObject({ entries: 80 })
})

// The embedded database runs one transaction after another.
test.runIf(inject('testDatabase').kind === 'server')(
  'a transaction that has recorded something holds up no other one that does, so that they cannot wait for each other',
  async () => {
    const { db } = await testDatabase()
    const [user, hasRecorded, hasLocked] = [
      await addUser(db),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ]
    const lock = (tx: Database) => lockLearner(tx, user.id)
    const first = db.transaction(async (tx) => {
      await grant(tx, 1)
      hasRecorded.resolve()
      await hasLocked.promise
      await lock(tx)
    })
    const second = db.transaction(async (tx) => {
      await hasRecorded.promise
      await lock(tx)
      hasLocked.resolve()
      await grant(tx, 2)
    })
    await Promise.all([first, second])
    expect(await verify(db)).toMatchObject({ entries: 2 })
  },
)

describe('what was done to the rows past the triggers is found', () => {
  const cases: [name: string, statement: SQL[], broken: object][] = [
    [
      'a field edited',
      [sql`update audit_entries set actor = 'eve' where sequence = 3`],
      { sequence: 3, problem: 'altered' },
    ],
    [
      'a time moved by a microsecond',
      [sql`update audit_entries set at = at + interval '1 microsecond' where sequence = 4`],
      { sequence: 4, problem: 'altered' },
    ],
    [
      'a detail edited',
      [sql`update audit_entries set details = details || '{"amount": 100}' where sequence = 1`],
      { sequence: 1, problem: 'altered' },
    ],
    [
      'text moved from one field to the next',
      [sql`update audit_entries set reason = '', origin = null where sequence = 2`],
      { sequence: 2, problem: 'altered' },
    ],
    [
      'one deleted',
      [sql`delete from audit_entries where sequence = 3`],
      { sequence: 4, problem: 'missing' },
    ],
    [
      'the first deleted',
      [sql`delete from audit_entries where sequence = 1`],
      { sequence: 2, problem: 'missing' },
    ],
    [
      'one deleted, and the others moved up',
      [
        sql`delete from audit_entries where sequence = 3`,
        sql`update audit_entries set sequence = sequence - 1 where sequence > 3`,
      ],
      { sequence: 3, problem: 'unlinked' },
    ],
    [
      'one inserted between others',
      [
        sql`update audit_entries set sequence = -sequence where sequence > 3`,
        sql`update audit_entries set sequence = 1 - sequence where sequence < 0`,
        sql`insert into audit_entries (actor_kind, action, subject, sequence, previous, hash)
          select 'system', 'mail_retried', 'mail:1', 4, hash, repeat('a', 64) from audit_entries where sequence = 3`,
      ],
      { sequence: 4, problem: 'altered' },
    ],
    [
      'one inserted without a place',
      [
        sql`insert into audit_entries (actor_kind, action, subject) values ('system', 'mail_retried', 'mail:1')`,
      ],
      { sequence: null, problem: 'misplaced' },
    ],
    [
      'two swapped',
      [
        sql`update audit_entries set sequence = -2 where sequence = 2`,
        sql`update audit_entries set sequence = 2 where sequence = 3`,
        sql`update audit_entries set sequence = 3 where sequence = -2`,
      ],
      { sequence: 2, problem: 'unlinked' },
    ],
    [
      'an old entry with its hash made again',
      [
        sql`update audit_entries set subject = 'user:eve' where sequence = 5`,
        sql`update audit_entries set hash = encode(sha256(convert_to(audit_text(audit_entries), 'UTF8')), 'hex') where sequence = 5`,
      ],
      { sequence: 6, problem: 'unlinked' },
    ],
  ]
  test.each(cases)('%s', async (_name, statements, broken) => {
    const { db } = await chainOfSix()
    await tamper(db, ...statements)
    expect(await verify(db)).toEqual({ broken })
  })

  test('the end cut off, by the head that was noted before', async () => {
    const { db } = await chainOfSix()
    const head = await findHead(db)
    expect(await verify(db, head?.hash)).toEqual({ entries: 6, head: head?.hash, hasHead: true })
    await tamper(db, sql`delete from audit_entries where sequence > 4`)
    expect(await verify(db)).toMatchObject({ entries: 4, hasHead: true })
    expect(await verify(db, head?.hash)).toMatchObject({ entries: 4, hasHead: false })
    // Even if other entries were written in their place.
    await grant(db, 5)
    await grant(db, 6)
    expect(await verify(db, head?.hash)).toMatchObject({ entries: 6, hasHead: false })
  })
})

test('a chain without entries is right', async () => {
  const { db } = await testDatabase()
  expect(await verify(db)).toEqual({ entries: 0, head: noEntry, hasHead: true })
  expect(await findHead(db)).toBeNull()
})
