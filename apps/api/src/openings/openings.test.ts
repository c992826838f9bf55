import { openCohorts } from '@rampart/contract/rules/bootcampCohorts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { commandsOf } from '../cli/commandFixture.ts'
import type { MailJob } from '../mail/mailQueue.ts'
import { addUser, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { tellOpenings } from './openings.service.ts'
import { findNotice, sweepNotices } from './openings.store.ts'
import { openingNotices } from './openings.tables.ts'

const api = useTestApi({ PUBLIC_URL: 'https://learn.example.org' })

const hour = 60 * 60 * 1000
const cohort = {
  slug: 'cyber',
  opensOn: '2027-01-11',
  startDate: '2027-03-06',
  endDate: '2027-05-15',
} as const
const open = new Date('2027-01-11T00:00:00Z')
let made = 0
const newEmail = () => `waits-${(made += 1)}@example.org`

const ask = (email: unknown, bootcampId: unknown = 'cyber') =>
  api.post('/bootcamp/opening', { bootcampId, email })

const confirm = (code: unknown) => api.post('/bootcamp/opening/confirm', { code })

const codeIn = (text = ''): string => /#confirm=([\w-]+)/.exec(text)?.[1] ?? ''

/** Asks, and returns the code of the mail. */
async function askedCode(email: string): Promise<string> {
  await ask(email)
  return codeIn((await api.takeMails()).at(-1)?.text)
}

/** Somebody who asked and confirmed. */
async function waiting(email = newEmail()) {
  await confirm(await askedCode(email))
  const notice = await findNotice(api.db, 'cyber', email)
  if (!notice?.confirmedAt) throw new Error('The address is not confirmed.')
  return notice
}

/** Checks whether a bootcamp has opened. Returns the mails that this queued. */
async function look(now = open, cohorts: readonly (typeof cohort)[] = [cohort]) {
  const queued: MailJob[] = []
  const openAt = (time: number) => openCohorts(cohorts, time)
  const mails = { add: async (_tx: unknown, job: MailJob) => void queued.push(job) }
  const told = await tellOpenings({ db: api.db, mails, now: () => now, openAt })
  expect(queued).toHaveLength(told)
  return queued
}

test('an address is confirmed by the mailed link, once or several times, and by nothing else', async () => {
  const email = newEmail()
  const response = await ask(` ${email.toUpperCase()} `)
  expect(response.json()).toEqual({ success: true })
  expect(JSON.stringify(api.queuedMails)).not.toContain('#confirm')
  const [mail, ...others] = await api.takeMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: 'Confirm your email address' })
  expect(mail?.text).toContain('Cybersecurity Analyst Bootcamp')
  expect(mail?.headers).toBeUndefined()
  const code = codeIn(mail?.text)
  expect(mail?.text).toContain(`https://learn.example.org/opening-notice#confirm=${code}`)
  const row = await findNotice(api.db, 'cyber', email)
  expect(row).toMatchObject({ confirmedAt: null, toldAt: null })
  expect(JSON.stringify(row)).not.toContain(code)
  expect(await look()).toEqual([])

  for (const wrong of ['x', code.slice(1), `${code}x`, row?.codeHash, row?.id]) {
    const refused = await confirm(wrong)
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({ code: 'opening_link_unknown' })
  }
  expect((await confirm(code)).json()).toEqual({ success: true, bootcampId: 'cyber' })
  const first = (await findNotice(api.db, 'cyber', email))?.confirmedAt
  api.clock = new Date(api.clock.getTime() + 49 * hour)
  expect((await confirm(code)).json()).toEqual({ success: true, bootcampId: 'cyber' })
  expect((await findNotice(api.db, 'cyber', email))?.confirmedAt).toEqual(first)
})

test('a link works for 48 hours, and the newest one alone', async () => {
  const email = newEmail()
  const first = await askedCode(email)
  const second = await askedCode(email)
  expect((await confirm(first)).statusCode).toBe(404)
  api.clock = new Date(api.clock.getTime() + 48 * hour)
  expect((await confirm(second)).statusCode).toBe(404)
  await sweepNotices(api.db, api.clock)
  expect(await findNotice(api.db, 'cyber', email)).toBeNull()
})

test('the response is the same for every address, and a confirmed one is told so with a way out', async () => {
  const { email, id } = await waiting()
  const responses = []
  const mails = []
  for (const asked of [email, newEmail()]) {
    const { statusCode, body } = await ask(asked)
    responses.push({ statusCode, body, kinds: api.queuedMails.map(({ kind }) => kind) })
    mails.push(...(await api.takeMails()))
  }
  expect(mails[0]?.subject).toBe('We’ll let you know when Cybersecurity Analyst Bootcamp opens')
  expect(mails[0]?.headers?.['List-Unsubscribe']).toContain(id)
  expect(mails[0]?.text).not.toContain('#confirm')
  expect(responses[0]).toEqual(responses[1])
})

test('asking in parallel keeps one row', async () => {
  const email = newEmail()
  await Promise.all([1, 2, 3].map(() => ask(email)))
  expect(
    await api.db.select().from(openingNotices).where(eq(openingNotices.email, email)),
  ).toHaveLength(1)
})

test.each([
  ['', 400],
  ['pat', 400],
  ['a@example.org, b@example.org', 400],
  ['a@example.org\r\nBcc: b@example.org', 400],
  [{ $ne: 1 }, 400],
  [null, 400],
])('the address %j is refused', async (email, status) => {
  await api.takeMails()
  expect((await ask(email)).statusCode).toBe(status)
  expect(api.queuedMails).toEqual([])
})

test('a bootcamp that does not exist, and other fields, are refused', async () => {
  expect((await ask(newEmail(), 'no-such')).statusCode).toBe(404)
  expect((await ask(newEmail(), 'constructor')).statusCode).toBe(404)
  const { statusCode } = await api.post('/bootcamp/opening', {
    bootcampId: 'cyber',
    email: newEmail(),
    confirmedAt: '2026-01-01',
  })
  expect(statusCode).toBe(400)
})

test('everybody who confirmed is told once when the bootcamp opens, and nobody before', async () => {
  const { id, email } = await waiting()
  await askedCode(newEmail())
  expect(await look(new Date(open.getTime() - 1))).toEqual([])
  expect(await look(new Date(cohort.startDate))).toEqual([])
  expect(await look(open, [])).toEqual([])
  const told = await look()
  expect(told).toContainEqual({ kind: 'opening-told', email, noticeId: id })
  expect(told.filter((job) => 'noticeId' in job && job.noticeId === id)).toHaveLength(1)
  expect(await look()).toEqual([])
  expect(await only(api.db.select().from(openingNotices).where(eq(openingNotices.id, id)))).toEqual(
    expect.objectContaining({ toldAt: open }),
  )
  const { out } = await commandsOf(api)('audit', 'list', '--action', 'opening_told', '--json')
  expect(out).toContain('bootcamp:cyber')
  expect(out).not.toContain(email)
})

test('several processes that look at the same time tell everybody once', async () => {
  const rows = []
  for (let count = 0; count < 5; count += 1) rows.push(await waiting())
  const looks = await Promise.all([look(), look(), look()])
  const ids = looks.flat().map((job) => ('noticeId' in job ? job.noticeId : ''))
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})

test('an address that cannot be queued is told at the next run', async () => {
  const { id } = await waiting()
  const mails = { add: () => Promise.reject(new Error('The process dies.')) }
  const context = { db: api.db, mails, now: () => open, openAt: () => ['cyber'] }
  await expect(tellOpenings(context)).rejects.toThrow('The process dies.')
  expect((await look()).map((job) => 'noticeId' in job && job.noticeId)).toEqual([id])
})

test('the mail says that it is open, and has a way out for people and for programs', async () => {
  const { id, email } = await waiting()
  const told = await look()
  for (const job of told) await api.siteData.withMails((mails) => mails.add(api.db, job))
  const mail = (await api.takeMails()).find(({ to }) => to === email)
  expect(mail?.subject).toBe('Applications for Cybersecurity Analyst Bootcamp are open')
  expect(mail?.text).toContain('https://learn.example.org/bootcamps/cyber')
  expect(mail?.text).toContain(`https://learn.example.org/opening-notice#out=${id}`)
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<https://learn.example.org/api/bootcamp/opening/out/${id}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

const boundary = 'part'
const form = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
test.each([
  ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [form, `multipart/form-data; boundary=${boundary}`],
  ['', 'application/json'],
])(
  'the way out takes %j as %s, any number of times, from anybody who has it',
  async (body, type) => {
    const { id, email } = await waiting()
    const path = `/bootcamp/opening/out/${id}`
    const shown = await api.get(path)
    expect(shown.statusCode).toBe(303)
    expect(shown.headers.location).toBe(`https://learn.example.org/opening-notice#out=${id}`)
    expect(await findNotice(api.db, 'cyber', email)).not.toBeNull()
    for (let time = 0; time < 2; time += 1) {
      const response = await api.post(path, body, { 'content-type': type })
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ success: true })
      expect(await findNotice(api.db, 'cyber', email)).toBeNull()
    }
    expect(await look()).toEqual([])
  },
)

test('an address that leaves between the opening and the mail gets none', async () => {
  const { id } = await waiting()
  const told = await look()
  await api.post(`/bootcamp/opening/out/${id}`, '', { 'content-type': 'application/json' })
  for (const job of told) await api.siteData.withMails((mails) => mails.add(api.db, job))
  expect(await api.takeMails()).toEqual([])
})

test.each([
  ['x', 404],
  ['..%2f..', 404],
  ["'%20or%201=1", 404],
  ['00000000-0000-4000-8000-000000000000', 200],
])('the way out %s deletes nothing and says no more: %d', async (id, status) => {
  const { email } = await waiting()
  const response = await api.post(`/bootcamp/opening/out/${id}`, undefined)
  expect(response.statusCode).toBe(status)
  expect((await api.get(`/bootcamp/opening/out/${id}`)).headers.location).not.toContain(' ')
  expect(await findNotice(api.db, 'cyber', email)).not.toBeNull()
  await look()
})

test('a large form is refused', async () => {
  const { id } = await waiting()
  const response = await api.post(`/bootcamp/opening/out/${id}`, 'x'.repeat(5000), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(response.statusCode).toBe(413)
})

test('rows end a week after their mail, or after two years', async () => {
  const [told, waits] = [await waiting(), await waiting()]
  await api.db
    .update(openingNotices)
    .set({ toldAt: api.clock })
    .where(eq(openingNotices.id, told.id))
  const week = 7 * 24 * hour
  const left = async (age: number) => {
    await sweepNotices(api.db, new Date(api.clock.getTime() + age))
    const rows = await api.db.select().from(openingNotices)
    return [told, waits].map(({ id }) => rows.some((row) => row.id === id))
  }
  expect(await left(week - 1)).toEqual([true, true])
  expect(await left(week)).toEqual([false, true])
  expect(await left(2 * 365 * 24 * hour)).toEqual([false, false])
})

test('an account’s own data names what it waits for, and ends with it', async () => {
  const user = await addUser(api.db, { email: newEmail() })
  await waiting(user.email)
  const headers = await api.signedIn(user)
  const exported = await api.get('/user/export', headers)
  expect(exported.body).toContain('openingNotices')
  expect(exported.json().data.openingNotices).toEqual([
    {
      bootcamp: 'cyber',
      askedAt: api.clock.toISOString(),
      confirmedAt: api.clock.toISOString(),
      toldAt: null,
    },
  ])
})

test('the command counts those who wait and names nobody', async () => {
  await api.db.delete(openingNotices)
  const { email } = await waiting()
  await askedCode(newEmail())
  const site = { config: { ...api.siteData.config, bootcampCohorts: [cohort] } }
  api.clock = open
  const { out } = await commandsOf(api, site)('bootcamps', 'list')
  expect(out).toMatch(/^cyber +open +2027-01-11 +2027-03-06 +2027-05-15 +1 +1$/m)
  expect(out).toMatch(/^aws +- +- +- +- +0 +0$/m)
  expect(out).not.toContain(email)
  const json = await commandsOf(api, site)('bootcamps', 'list', '--json')
  expect(JSON.parse(json.out)).toContainEqual(
    expect.objectContaining({ bootcamp: 'cyber', waiting: 1, unconfirmed: 1 }),
  )
})
