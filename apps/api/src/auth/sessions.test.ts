import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { listenOnServer } from '../database/listenOnServer.ts'
import { addUser } from '../testing/records.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { endTokens } from '../users/users.store.ts'
import { users } from '../users/users.tables.ts'
import { denyToken } from './auth.store.ts'
import { openSessions } from './sessions.ts'
import type { Session } from './sessions.ts'

const inAnHour = new Date(Date.now() + 3_600_000)

/** Sessions of two processes on one database, both of which remember the token of a user. */
async function rememberedTwice() {
  const database = await testDatabase()
  const user = await addUser(database.db)
  const session: Session = {
    user: { id: user.id },
    jti: `token of ${user.id}`,
    tokenVersion: 1,
    expiresAt: inAnHour,
  }
  const open = async () => {
    const sessions = await openSessions(database)
    await sessions.load('token', async () => session)
    expect(sessions.find('token')).toEqual(session)
    return sessions
  }
  return { database, user, session, processes: [await open(), await open()] }
}

type Setting = Awaited<ReturnType<typeof rememberedTwice>>

test.each<[string, (setting: Setting) => Promise<unknown>]>([
  [
    'a sign-out',
    ({ database: { db }, session }) => denyToken(db, { ...session, expiresAt: inAnHour }),
  ],
  ['a new token version', ({ database: { db }, user }) => endTokens(db, user.id)],
  [
    'a disabled account',
    ({ database: { db }, user }) =>
      db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id)),
  ],
])('%s ends the session in every process', async (_name, endIt) => {
  const setting = await rememberedTwice()
  await endIt(setting)
  for (const sessions of setting.processes) {
    await expect.poll(() => sessions.find('token')).toBeUndefined()
    await sessions.close()
  }
})

test('other changes of an account, and what is rolled back, end nothing', async () => {
  const { database, user, processes } = await rememberedTwice()
  await database.db.update(users).set({ firstName: 'Other' }).where(eq(users.id, user.id))
  const failing = database.db.transaction(async (tx) => {
    await endTokens(tx, user.id)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  // Messages arrive in the order of their changes: if there were others, they would be here before
  // this one.
  const other = await addUser(database.db)
  const [first] = processes
  await first?.load('other', async () => ({
    user: other,
    jti: 'other',
    tokenVersion: 1,
    expiresAt: inAnHour,
  }))
  await endTokens(database.db, other.id)
  await expect.poll(() => first?.find('other')).toBeUndefined()
  for (const sessions of processes) {
    expect(sessions.find('token')).toBeDefined()
    await sessions.close()
  }
})

test('what was read before a session ended is not remembered', async () => {
  const { processes, session } = await rememberedTwice()
  const [sessions] = processes
  await sessions?.load('late', async () => {
    sessions.end('somebody')
    return session
  })
  expect(sessions?.find('late')).toBeUndefined()
  for (const each of processes) await each.close()
})

test('while no messages arrive nothing is remembered', async () => {
  let tell: (isUp: boolean) => void = () => undefined
  const sessions = await openSessions({
    listen: async (_channel, _onMessage, onState) => {
      tell = onState
      onState(true)
      return async () => undefined
    },
  })
  const session = { user: { id: 'user' }, jti: 'jti', tokenVersion: 1, expiresAt: inAnHour }
  const load = () => sessions.load('token', async () => session)
  await load()
  tell(false)
  expect(sessions.find('token')).toBeUndefined()
  await load()
  expect(sessions.find('token')).toBeUndefined()
  tell(true)
  await load()
  expect(sessions.find('token')).toBeDefined()
})

test('a server that is not there is tried again, until listening ends', async () => {
  const onState = vi.fn()
  // No process listens on port 9.
  const close = await listenOnServer('postgresql://site@127.0.0.1:9/site', 'channel', {
    onMessage: () => undefined,
    onLost: () => undefined,
    onState,
  })
  await expect.poll(() => onState.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(1)
  expect(onState).not.toHaveBeenCalledWith(true)
  await close()
})
