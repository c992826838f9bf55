import { eq, isNotNull } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noMails } from '../../testing/noMails.ts'
import { addCourse, addUser } from '../../testing/records.ts'
import { testKey, useTestApi } from '../../testing/testApi.ts'
import { credentials } from '../credentials.tables.ts'
import { issueCourseCredential } from '../issue.ts'
import { reissue, revoke } from '../signing/operations.ts'
import { drawn, takeDueDrawing } from './drawings.store.ts'
import { startDrawing } from './startDrawing.ts'

const api = useTestApi()
const inTime = { timeout: 30_000, interval: 20 }

async function issue(completionCredential: 'certificate' | 'badge' = 'certificate') {
  const user = await addUser(api.db)
  const course = await addCourse(api.db, { completionCredential })
  const issuedAt = new Date()
  await issueCourseCredential(api.db, noMails, { userId: user.id, courseId: course.id, issuedAt })
  const [row] = await api.db.select().from(credentials).where(eq(credentials.userId, user.id))
  return row?.credentialId ?? ''
}

/** Draws as a process of the site does. */
function start(files = api.fileStore) {
  const log = { warn: vi.fn<(fields: unknown, text?: string) => void>() }
  const { config, secrets, now } = api.siteData
  const issuer = { db: api.db, publicUrl: config.publicUrl, brand: config.brand, secrets, now }
  const stop = startDrawing({ issuer, files, log })
  onTestFinished(stop)
  return { log, stop }
}

const kindsOf = (id: string) =>
  [...api.files.keys()]
    .filter((name) => name.startsWith(`credentials/${id}/`))
    .map((name) => name.replace(/.*\./, ''))
    .toSorted()
const waits = () => api.db.$count(credentials, isNotNull(credentials.drawingDueAt))

test('what is issued is drawn before anybody looks, each kind in its formats', async () => {
  const ids = [await issue('certificate'), await issue('badge')] as const
  expect(await waits()).toBe(2)
  start()
  await vi.waitFor(async () => expect(await waits()).toBe(0), inTime)
  expect(kindsOf(ids[0])).toEqual(['pdf', 'png', 'svg'])
  expect(kindsOf(ids[1])).toEqual(['png', 'svg'])
})

test('a corrected name and a revocation are drawn again, in the place of what was there', async () => {
  const id = await issue()
  const first = start()
  await vi.waitFor(async () => expect(await waits()).toBe(0), inTime)
  const names = () => [...api.files.keys()].filter((name) => name.includes(id))
  const before = names()
  await first.stop()
  await reissue(api.db, id, { name: 'Right Name', now: new Date() })
  await revoke(api.db, id, { reason: 'A test', now: new Date() })
  expect(await waits()).toBe(1)
  start()
  await vi.waitFor(async () => expect(await waits()).toBe(0), inTime)
  expect(kindsOf(id)).toEqual(['pdf', 'png', 'svg'])
  expect(names().filter((name) => before.includes(name))).toEqual([])
})

test('processes side by side take different ones, and what changes meanwhile waits again', async () => {
  const ids = [await issue(), await issue(), await issue()]
  const taken = await Promise.all([1, 2, 3, 4].map(() => takeDueDrawing(api.db)))
  expect(taken.flatMap((due) => due?.credentialId ?? []).toSorted()).toEqual(ids.toSorted())
  const [due] = taken.flatMap((each) => each ?? [])
  if (!due) throw new Error('None was taken.')
  await revoke(api.db, due.credentialId, { reason: 'A test', now: new Date() })
  await drawn(api.db, due)
  expect((await takeDueDrawing(api.db))?.credentialId).toBe(due.credentialId)
  await api.db.update(credentials).set({ drawingDueAt: null })
})

test('a failing store is reported, and the first visitor gets the picture all the same', async () => {
  const id = await issue()
  const write = () => Promise.reject(new Error('The disk is full.'))
  const { log, stop } = start({ ...api.fileStore, write })
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), inTime)
  await stop()
  expect(await waits()).toBe(1)
  expect((await api.get(`/certificate/file/${id}.svg`)).statusCode).toBe(200)
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain(testKey.toString())
})

test('a visitor gets the file also while the store neither reads nor writes', async () => {
  const id = await issue()
  const fail = () => Promise.reject(new Error('The disk is full.'))
  vi.spyOn(api.fileStore, 'read').mockImplementationOnce(fail)
  vi.spyOn(api.fileStore, 'write').mockImplementationOnce(fail)
  const response = await api.get(`/certificate/file/${id}.svg`)
  expect([response.statusCode, response.body.includes('<svg')]).toEqual([200, true])
  expect(kindsOf(id)).toEqual([])
  expect(api.logLines.filter(({ msg }) => `${msg}`.includes('is not stored'))).toHaveLength(2)
})

test('a class that opens its certificates at once has all of them', async () => {
  const ids = await Promise.all(Array.from({ length: 40 }, () => issue('badge')))
  const responses = await Promise.all(ids.map((id) => api.get(`/badge/file/${id}.png`)))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})
