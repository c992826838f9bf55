import { queryText } from '@rampart/contract/calls/call'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentFolder } from '../contentFolder.ts'
import { importContent } from '../content/import.ts'
import type { Database } from '../database/database.ts'
import { addCourse, addLab } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { fillSearch } from './fillSearch.store.ts'
import { findItems } from './search.store.ts'

const api = useTestApi()

interface Answer {
  data: {
    kind: string
    title: string
    slug: string
    lessonId: string | null
    context: string | null
  }[]
  counts: Record<string, number>
  corrected: string | null
  isPartial: boolean
}

async function find(q: string, kind?: string): Promise<Answer> {
  const response = await api.get(`/search${queryText({ q, kind })}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}

const titles = ({ data }: Answer) => data.map(({ title }) => title)

beforeAll(() => importContent(api.db, contentFolder))

describe('the demo content', () => {
  test('is found by words of titles, by their beginnings and by other forms of them', async () => {
    const lesson = (await find('permissions')).data.find(({ kind }) => kind === 'lesson')
    expect(lesson).toMatchObject({
      title: 'Reading permissions',
      context: 'Linux for the Cloud',
      slug: 'linux-for-cloud',
    })
    expect(lesson?.lessonId).toMatch(/^[0-9a-f-]{36}$/)
    expect(titles(await find('permission read'))[0]).toBe('Reading permissions')
    expect(titles(await find('kuber'))[0]).toMatch(/^Kubernetes/)
    expect((await find('bootcamp aws')).data[0]).toMatchObject({ kind: 'bootcamp', slug: 'aws' })
    expect(titles(await find('exposed bucket'))[0]).toBe('The Exposed Bucket')
  })

  test.each([
    ['iam', 'One Permission Too Many'],
    ['ssrf', 'Borrowed Credentials from Metadata'],
    ['sqli', 'Injection at the Front Desk'],
    ['race condition', 'Race for the Last Voucher'],
    ['k8s lab', 'Teach the Probe to Tell the Truth'],
    ['mfa', 'Passwords and sign-in'],
    ['learn docker', 'Container Fundamentals'],
    ['hacking', 'Web Attacks and Defenses'],
    ['siem', 'Cybersecurity Analyst Bootcamp'],
    ['prompt injection', 'Applied AI Security Bootcamp'],
    ['prometheus', 'Observability That Pays for Itself'],
  ])('is found by what it teaches: %s finds %s', async (words, title) => {
    const found = await find(words)
    expect(titles(found)).toContain(title)
    expect(found.isPartial).toBe(false)
  })

  test('is found by most of the words if nothing has all', async () => {
    const found = await find('kubernetes hardening zeppelin')
    expect(titles(found)[0]).toBe('Kubernetes Hardening')
    expect(found).toMatchObject({ isPartial: true, corrected: null })
    // The same for a kind that has none.
    expect(await find('kubernetes hardening zeppelin', 'page')).toMatchObject({
      data: [],
      isPartial: true,
    })
    // At least half of the words: with one of three nothing is found.
    expect(await find('zeppelin linux quokka')).toMatchObject({ data: [], isPartial: false })
    // Words that say nothing do not count.
    expect(titles(await find('how to use the zeppelin of linux'))).not.toEqual([])
  })

  test('is found by mistyped words, and says what was looked for', async () => {
    const found = await find('kuberntes hardning')
    expect(titles(found)[0]).toBe('Kubernetes Hardening')
    expect(found.corrected).toBe('kubernetes hardening')
    expect(titles(await find('permisions'))).toContain('Reading permissions')
    for (const right of ['kubernetes', 'log4j', 'sqli'])
      expect((await find(right)).corrected).toBeNull()
  })

  test('is counted by kind, for each kind that is asked for', async () => {
    const all = await find('linux')
    const labs = await find('linux', 'lesson')
    expect(labs.counts).toEqual(all.counts)
    expect(new Set(labs.data.map(({ kind }) => kind))).toEqual(new Set(['lesson']))
    expect(labs.data).toHaveLength(all.counts['lesson'] ?? 0)
    expect(all.counts['course']).toBeGreaterThan(0)
  })
})

test('most of the words are counted by the index, not by a query for each item', async () => {
  const plans: string[] = []
  const execute = async (query: SQL) => {
    plans.push(JSON.stringify(await api.db.execute(sql`explain (format json) ${query}`)))
    return api.db.execute(query)
  }
  const explaining = { execute } as unknown as Database
  const found = await findItems(explaining, 'linux zeppelin', undefined)
  expect(found.isPartial).toBe(true)
  expect(plans.at(-1)).toContain('"InitPlan"')
  expect(plans.at(-1)).not.toContain('"SubPlan"')
})

test('what is not listed is not found, and what has gone is not found any more', async () => {
  await addCourse(api.db, { slug: 'hidden', title: 'Xylophone gardening', listed: false })
  await addLab(api.db, { path: 'shown', title: 'Xylophone plumbing' })
  await fillSearch(api.db)
  expect(titles(await find('xylophone'))).toEqual(['Xylophone plumbing'])
})

test.each([
  "'; drop table users; --",
  'a & | ! ( ) :* <->',
  '\\',
  '%_%',
  'the',
  '🦊',
  '\u202Eevil',
  '0',
  'x'.repeat(100),
  'or z=z '.repeat(12),
])('takes %j for words and nothing else', async (q) => {
  expect(titles(await find(q))).not.toContain('Kubernetes Hardening')
})

test('without words nothing is found; too many, and kinds that nobody knows, are refused', async () => {
  expect((await api.get('/search')).json()).toEqual({
    success: true,
    data: [],
    counts: { course: 0, lesson: 0, lab: 0, bootcamp: 0, page: 0 },
    corrected: null,
    isPartial: false,
  })
  for (const query of [
    'q=%20',
    `q=${'x'.repeat(101)}`,
    'q=a&q=b',
    'q=a&kind=user',
    'q=a%00b',
    'q=a&page=2',
  ])
    expect((await api.get(`/search?${query}`)).statusCode).toBe(400)
})

test('is the same for everyone, and may be kept', async () => {
  const response = await api.get('/search?q=linux')
  expect(response.headers['cache-control']).toBe('public, no-cache')
  expect(response.headers.etag).toBeDefined()
})
