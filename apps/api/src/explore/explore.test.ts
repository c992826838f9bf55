import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { domains, levels } from '@rampart/contract/entities/values'
import { filterCatalogue, noFilter } from '@rampart/contract/rules/catalogueFilter'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'
import { queryText } from '@rampart/contract/calls/call'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { countItems } from './counts.store.ts'
import { writeState } from '../content/contentState.store.ts'
import { courses } from '../courses/courses.tables.ts'
import { labs } from '../labs/labs.tables.ts'
import { addCourse, addLab } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()

test('the catalogue has all listed courses and labs, by order, then title, and is cached by its tag', async () => {
  expect((await api.get('/explore')).json()).toEqual({
    success: true,
    data: [],
    total: 0,
    next: null,
  })

  const course = await addCourse(api.db, {
    slug: 'zoo-keeping',
    title: 'Zoo',
    position: 1,
    minutes: 90,
    domain: 'cloud engineering',
    accessType: 'invite',
  })
  await addCourse(api.db, { slug: 'beta', title: 'Beta' })
  await addLab(api.db, { path: 'alpha', title: 'Alpha' })
  await addLab(api.db, { path: 'hidden', title: 'Hidden', listed: false })
  await addCourse(api.db, { slug: 'withdrawn', title: 'Withdrawn', listed: false })

  const response = await api.get('/explore')
  const { data } = response.json()
  expect(data.map((item: { title: string }) => item.title)).toEqual(['Zoo', 'Alpha', 'Beta'])
  expect(data[0]).toEqual({
    id: course.id,
    slug: 'zoo-keeping',
    path: null,
    type: 'course',
    title: 'Zoo',
    image: '/art/course/cloud-engineering/beginner/zoo-keeping.svg',
    domain: 'cloud engineering',
    level: 'beginner',
    accessType: 'invite',
    duration: 90,
  })
  expect(data[1]).not.toHaveProperty('accessType')
  expect(data[2]).not.toHaveProperty('accessType')
  expect(data[1]).toMatchObject({
    slug: null,
    path: 'alpha',
    type: 'lab',
    image: '/art/lab/devsecops/expert/alpha.svg',
  })

  const etag = String(response.headers.etag)
  expect(response.headers['cache-control']).toBe('public, no-cache')
  const again = await api.get('/explore', { 'if-none-match': `${etag}, "other"` })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  await addLab(api.db)
  expect((await api.get('/explore', { 'if-none-match': etag })).statusCode).toBe(200)
})

describe('pages', () => {
  const all = useTestApi()

  /**
   * Items of all kinds but expert DevOps, many with the same title; the items around the end of the
   * first page have the same title, too.
   */
  async function fill() {
    if ((await all.db.$count(courses)) > 0) return
    const kinds = levels.flatMap((level) => domains.map((domain) => ({ level, domain })))
    const [{ id: courseId }, lab] = [await addCourse(all.db), await addLab(all.db)]
    const instructorId = sql`(select ${courses.instructorId} from ${courses} where ${courses.id} = ${courseId})`
    const rows = Array.from({ length: 100 }, (_, at) => ({
      ...(kinds[at % (kinds.length - 2)] ?? {
        level: 'beginner' as const,
        domain: 'devops' as const,
      }),
      title: ['Zoo', 'apple', 'Äpfel', 'Apple', '\u{1F34E}'][at % 5] ?? '',
      description: '',
      requirements: [],
      minutes: 30,
      position: at % 4 === 0 ? 1 : 1000,
    }))
    await all.db.insert(courses).values(
      rows.map((row, at) => ({
        ...row,
        slug: `course-${at}`,
        accessType: 'open' as const,
        completionCredential: 'none' as const,
        learningOutcomes: [],
        instructorId,
      })),
    )
    await all.db
      .insert(labs)
      .values(rows.map((row, at) => ({ ...row, path: `lab-${at}`, guideHtml: '' })))
    await all.db
      .update(labs)
      .set({ listed: false })
      .where(sql`${labs.id} = ${lab.id}`)
  }

  const ask = async (filter: Partial<CatalogueFilter>, after?: string) => {
    const { types, levels: level, domains: domain, sort } = { ...noFilter, ...filter }
    const path = `/explore${queryText({ type: types, level, domain, sort, after })}`
    const { success, ...page } = (await all.get(path)).json()
    expect(success).toBe(true)
    return page as { data: CatalogueItem[]; total: number; next: string | null }
  }

  /** The items of all pages for a filter. */
  async function walk(filter: Partial<CatalogueFilter>) {
    const pages = [await ask(filter)]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await ask(filter, next))
    const items = pages.flatMap(({ data }) => data)
    for (const { total } of pages) expect(total).toBe(items.length)
    for (const { data } of pages.slice(0, -1)) expect(data).toHaveLength(60)
    return items
  }

  const nameOf = ({ type, slug, path }: CatalogueItem) => `${type} ${slug ?? path}`

  test('have each item once, by position, then title, courses first', async () => {
    await fill()
    const items = await walk({})
    expect(items).toHaveLength(201)
    expect(new Set(items.map(({ id }) => id)).size).toBe(201)
    const first = items.filter(({ title }) => title !== 'A Course').slice(0, 50)
    expect(first.map(({ title }) => title)).toEqual(first.map(({ title }) => title).toSorted())
    expect(first.slice(0, 11).map(nameOf)).toEqual([
      ...[28, 48, 68, 8, 88].map((at) => `course course-${at}`).toSorted(),
      ...[28, 48, 68, 8, 88].map((at) => `lab lab-${at}`).toSorted(),
      'course course-0',
    ])
  })

  test.each<Partial<CatalogueFilter>>([
    { types: ['lab'] },
    { types: ['lab', 'course'] },
    { levels: ['beginner'] },
    { levels: ['beginner', 'expert'], types: ['course'] },
    { domains: ['devops'] },
    { domains: ['devops', 'cybersecurity', 'devsecops'] },
    { levels: ['expert', 'intermediate'], domains: ['cloud engineering'] },
    { levels: ['expert'], domains: ['devops'] },
  ])('are those of the whole list, filtered: %j', async (filter) => {
    await fill()
    const [items, whole] = [await walk(filter), await walk({})]
    expect(items).toEqual(filterCatalogue(whole, { ...noFilter, ...filter }))
  })

  test.each<Partial<CatalogueFilter>>([
    {},
    { types: ['lab'] },
    { levels: ['beginner', 'expert'] },
    { levels: ['expert'], domains: ['devops', 'devsecops'], types: ['course'] },
  ])('come newest or shortest first, or by title, each item once: %j', async (filter) => {
    await fill()
    // Few values, so that pages end between items of the same rank.
    for (const table of [courses, labs])
      await all.db.update(table).set({
        minutes: sql`length(${table.title}) * 10`,
        newestRank: sql`-(${table.position} + length(${table.title}))`,
      })
    const rows = [
      ...(await all.db.select({ id: courses.id, rank: courses.newestRank }).from(courses)),
      ...(await all.db.select({ id: labs.id, rank: labs.newestRank }).from(labs)),
    ]
    const rankOf = new Map(rows.map(({ id, rank }) => [id, rank]))
    const whole = await walk(filter)
    const byTitle = whole.toSorted(
      (a, b) =>
        Buffer.compare(Buffer.from(a.title), Buffer.from(b.title)) ||
        compare(a.type, b.type) ||
        compare(a.slug ?? a.path ?? '', b.slug ?? b.path ?? ''),
    )
    expect(await walk({ ...filter, sort: 'title' })).toEqual(byTitle)
    expect(await walk({ ...filter, sort: 'shortest' })).toEqual(
      byTitle.toSorted((a, b) => a.duration - b.duration),
    )
    expect(await walk({ ...filter, sort: 'newest' })).toEqual(
      byTitle.toSorted((a, b) => (rankOf.get(a.id) ?? 0) - (rankOf.get(b.id) ?? 0)),
    )
  })

  test('tell the total that the last import has counted', async () => {
    await fill()
    const counted = { fingerprint: '', courses: 0, labs: 0, counts: await countItems(all.db) }
    const before = await ask({ levels: ['beginner'] })
    await writeState(all.db, {
      ...counted,
      counts: counted.counts.map((kind) => ({ ...kind, items: 7 })),
    })
    expect((await ask({ levels: ['beginner'] })).total).toBe(7 * 8)
    expect((await ask({ levels: ['expert'], domains: ['devops'] })).total).toBe(0)
    // Any change of a content table deletes the counts.
    await all.db.update(labs).set({ minutes: 31 })
    expect((await ask({ levels: ['beginner'] })).total).toBe(before.total)
  })

  test('follow the place of an item that is gone', async () => {
    await fill()
    const { data, next } = await ask({})
    const last = data.at(-1)
    await all.db
      .update(courses)
      .set({ listed: false })
      .where(sql`${courses.id} = ${last?.id}`)
    await all.db
      .update(labs)
      .set({ listed: false })
      .where(sql`${labs.id} = ${last?.id}`)
    const rest = await ask({}, next ?? '')
    await all.db.update(courses).set({ listed: true })
    await all.db
      .update(labs)
      .set({ listed: true })
      .where(sql`${labs.id} = ${last?.id}`)
    expect(rest.data).toEqual((await walk({})).slice(60, 120))
  })

  test('have a tag each', async () => {
    await fill()
    const [whole, part] = [await all.get('/explore'), await all.get('/explore?type=lab')]
    expect(whole.headers.etag).not.toBe(part.headers.etag)
    const again = await all.get('/explore?type=lab', { 'if-none-match': String(part.headers.etag) })
    expect(again.statusCode).toBe(304)
  })
})

const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

test.each([
  ['type=video', 'type.0', 'type_unknown', 'Choose course or lab.'],
  ['sort=cheapest', 'sort', 'sort_unknown', 'Choose suggested, newest, shortest or title.'],
  ['type=', 'type.0', 'type_unknown', 'Choose course or lab.'],
  [
    'level=beginner&level=easy',
    'level.1',
    'level_unknown',
    'Choose beginner, intermediate or expert.',
  ],
  [
    'domain=DevOps',
    'domain.0',
    'domain_unknown',
    'Choose cloud engineering, cybersecurity, devops or devsecops.',
  ],
  ['type=lab&type=lab&type=lab', 'type', 'values_too_many', 'Send each value once.'],
  ['level=expert&'.repeat(1_000), 'level', 'values_too_many', 'Send each value once.'],
  ['level=x&'.repeat(1_000), 'level', 'values_too_many', 'Send each value once.'],
  ...[
    '',
    'no cursor',
    'bm9uZQ',
    'x'.repeat(1_001),
    'x&after=y',
    cursor(null),
    cursor([1000, 'A']),
    cursor(['1', 'A', 'lab', 'a']),
    cursor([1e300, 'A', 'lab', 'a']),
    cursor([1.5, 'A', 'lab', 'a']),
    cursor([1, 'A\0', 'lab', 'a']),
    cursor([1, 'A', 'lab', '\ud800']),
    cursor([1, 'A', 'film', 'a']),
  ].map((after) => [
    `after=${after}`,
    'after',
    'cursor_invalid',
    'Start again from the first page.',
  ]),
] as [string, string, string, string][])('refuses the query %s', async (query, path, code, msg) => {
  const response = await api.get(`/explore?${query}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    success: false,
    message: msg,
    code: 'invalid_request',
    errors: [expect.objectContaining({ path, code, msg })],
  })
})

test('a made-up place is a place', async () => {
  const after = cursor([2_147_483_647, "' or 1=1 --", 'lab', '../..'])
  expect((await api.get(`/explore?after=${after}`)).json()).toMatchObject({ data: [], next: null })
})

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)
