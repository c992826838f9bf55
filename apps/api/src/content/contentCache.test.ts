import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { courses } from '../courses/courses.tables.ts'
import type { OpenDatabase } from '../database/database.ts'
import { addCourse, addUser } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { openContentCache } from './contentCache.ts'
import type { ContentCache } from './contentCache.ts'
import { writeState } from './contentState.store.ts'

const made = (text: string) => vi.fn(async () => ({ text }))

/** Reads texts of a cache. */
const reader =
  (cache: ContentCache) => async (key: string, make: () => Promise<{ text: string }>) =>
    (await cache.read(key, make, ({ text }) => text.length)).text

/** A channel whose messages and connection the test gives. */
async function playedChannel({ isUp = true } = {}) {
  let onMessage: (payload: string) => void = () => undefined
  let onState: (isUp: boolean) => void = () => undefined
  const listen: OpenDatabase['listen'] = async (_channel, message, state) => {
    onMessage = message
    onState = state ?? onState
    onState(isUp)
    return async () => undefined
  }
  const cache = await openContentCache({ listen })
  return {
    read: reader(cache),
    change: () => onMessage(''),
    connect: (isNow: boolean) => onState(isNow),
  }
}

describe('what is kept', () => {
  test('a value is made once, also for those who ask meanwhile, and again after a change', async () => {
    const { read, change } = await playedChannel()
    const make = made('first')
    const both = await Promise.all([read('a', make), read('a', make)])
    expect(both).toEqual(['first', 'first'])
    await read('a', make)
    expect(make).toHaveBeenCalledTimes(1)
    expect(await read('b', made('other'))).toBe('other')
    change()
    expect(await read('a', made('second'))).toBe('second')
  })

  test('a value begun before a change goes to those who asked before, and is not kept', async () => {
    const { read, change } = await playedChannel()
    const late = Promise.withResolvers<{ text: string }>()
    const asked = read('a', () => late.promise)
    change()
    const next = read('a', made('new'))
    late.resolve({ text: 'old' })
    expect(await asked).toBe('old')
    expect(await next).toBe('new')
    expect(await read('a', made('newer'))).toBe('new')
  })

  test('a failure is not kept', async () => {
    const { read } = await playedChannel()
    const failing = async () => Promise.reject(new Error('no such course'))
    await expect(read('a', failing)).rejects.toThrow('no such course')
    expect(await read('a', made('now'))).toBe('now')
  })

  test('while no messages arrive nothing is kept', async () => {
    const { read, connect } = await playedChannel()
    await read('a', made('before'))
    connect(false)
    expect(await read('a', made('meanwhile'))).toBe('meanwhile')
    expect(await read('a', made('later'))).toBe('later')
    connect(true)
    await read('a', made('again'))
    expect(await read('a', made('newer'))).toBe('again')
  })
})

describe('what the database tells', () => {
  test.each<[string, (database: OpenDatabase, courseId: string) => Promise<unknown>]>([
    [
      'a change of content by hand',
      ({ db }, id) => db.update(courses).set({ title: 'Other' }).where(eq(courses.id, id)),
    ],
    [
      'the end of an import',
      ({ db }) =>
        db.transaction((tx) =>
          writeState(tx, { fingerprint: 'new', courses: 0, labs: 0, counts: [] }),
        ),
    ],
  ])('%s ends what every process keeps', async (_name, change) => {
    const database = await testDatabase()
    const course = await addCourse(database.db)
    for (const text of ['one process', 'another process']) {
      const cache = await openContentCache(database)
      const read = reader(cache)
      await read('a', made(text))
      expect(await read('a', made('not made'))).toBe(text)
      await change(database, course.id)
      await expect.poll(() => read('a', made('new'))).toBe('new')
      await cache.close()
    }
  })

  test('a change of anything else ends nothing', async () => {
    const database = await testDatabase()
    const cache = await openContentCache(database)
    const read = reader(cache)
    await read('a', made('kept'))
    await addUser(database.db)
    // Messages arrive in the order of their changes: if there were another, it would be here before
    // this one.
    const other = Promise.withResolvers<void>()
    const end = await database.listen(
      'other',
      () => other.resolve(),
      () => undefined,
    )
    await database.db.execute(`select pg_notify('other', '')`)
    await other.promise
    expect(await read('a', made('new'))).toBe('kept')
    await end()
    await cache.close()
  })
})

describe('calls', () => {
  const api = useTestApi({}, { keepsContent: true })

  test.each([
    ['a course', (slug: string) => `/course/${slug}`],
    ['the catalogue', () => '/explore?type=course'],
  ])('%s is read from the database until it changes', async (_name, pathOf) => {
    const course = await addCourse(api.db, { title: 'Before' })
    const path = pathOf(course.slug)
    await expect.poll(async () => (await api.get(path)).body).toContain('Before')
    const first = await api.get(path)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect(first.headers['vary']).toContain('accept-language')
    const again = await api.get(path, { 'if-none-match': String(first.headers['etag']) })
    expect(again.statusCode).toBe(304)
    await api.db.update(courses).set({ title: 'After' }).where(eq(courses.id, course.id))
    await expect.poll(async () => (await api.get(path)).body).toContain('After')
  })

  test('each language has its own, and an unknown course none', async () => {
    expect((await api.get('/course/later')).statusCode).toBe(404)
    await addCourse(api.db, { slug: 'later', title: 'Now there' })
    const inFrench = { 'accept-language': 'fr' }
    for (const headers of [{}, inFrench, {}, inFrench])
      expect((await api.get('/course/later', headers)).statusCode).toBe(200)
  })
})
