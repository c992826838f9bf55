import { randomUUID } from 'node:crypto'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { bootcampParticipants } from '../bootcamps/bootcamps.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import { addLearner } from '../lessons/learningFixture.ts'
import { addCourse, addUser, only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { newCredentialId } from './credentialIds.ts'
import { credentials } from './credentials.tables.ts'

const api = useTestApi()

type Values = Partial<typeof credentials.$inferInsert>

/** So many days into the year 2026. */
const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days))

async function addCredential(type: CredentialType, userId: string, values: Values = {}) {
  const courseId = values.courseId ?? (await addCourse(api.db)).id
  const base = {
    credentialId: newCredentialId(type),
    type,
    source: 'course' as const,
    userId,
    courseId,
    participantName: 'Lena Learner',
    title: 'A Course',
  }
  return only(
    api.db
      .insert(credentials)
      .values({ ...base, issuedAt: day(0), ...values })
      .returning(),
  )
}

const addCertificate = (userId: string, values?: Values) =>
  addCredential('certificate', userId, values)
const addBadge = (userId: string, values?: Values) => addCredential('badge', userId, values)

/**
 * A bootcamp certificate of a participant, whose account may be another than the certificate's, or
 * none.
 */
async function addBootcampCertificate(
  { participant, holder }: { participant: string | null; holder: string | null },
  days: number,
) {
  const names = { email: `${randomUUID()}@example.org`, firstName: 'Pat', lastName: 'Participant' }
  const { id } = await only(
    api.db
      .insert(bootcampParticipants)
      .values({ bootcampSlug: 'aws', userId: participant, ...names })
      .returning(),
  )
  const base = {
    credentialId: newCredentialId('certificate'),
    type: 'certificate' as const,
    source: 'bootcamp' as const,
    participantName: 'Pat Participant',
    title: 'AWS Cloud Bootcamp',
  }
  return only(
    api.db
      .insert(credentials)
      .values({ ...base, userId: holder, participantId: id, issuedAt: day(days) })
      .returning(),
  )
}

test('the list has all that was issued to the learner, last issued first, and says what was revoked', async () => {
  const { user, send } = await addLearner(api)
  const other = await addUser(api.db)
  const certificate = await addCertificate(user.id, { title: 'Held Course', issuedAt: day(1) })
  const badge = await addBadge(user.id, { title: 'Badge Course', issuedAt: day(3) })
  const linked = await addBootcampCertificate({ participant: user.id, holder: null }, 2)
  const own = await addBootcampCertificate({ participant: null, holder: user.id }, 4)
  const both = await addBootcampCertificate({ participant: user.id, holder: user.id }, 7)
  const revoked = await addCertificate(user.id, {
    title: 'Taken Back',
    issuedAt: day(0),
    status: 'Revoked',
  })
  await addCertificate(other.id)
  await addBadge(other.id)
  await addBootcampCertificate({ participant: other.id, holder: null }, 5)
  await addBootcampCertificate({ participant: null, holder: null }, 6)

  const response = await send('GET', '/credentials')
  expect(response.statusCode).toBe(200)
  const bootcamp = ({ id, credentialId: csnId }: typeof linked, issuedAt: string) => ({
    _id: id,
    type: 'certificate',
    certificateType: 'bootcamp',
    csnId,
    badgeId: null,
    bootcampName: 'AWS Cloud Bootcamp',
    course: null,
    track: null,
    issuedAt,
    status: 'Valid',
    pdfUrl: `/api/certificate/file/${csnId}.pdf`,
    imageUrl: `/api/certificate/file/${csnId}.png`,
  })
  expect(response.json()).toEqual({
    success: true,
    data: {
      credentials: [
        bootcamp(both, '2026-01-08T00:00:00.000Z'),
        bootcamp(own, '2026-01-05T00:00:00.000Z'),
        {
          _id: badge.id,
          type: 'badge',
          certificateType: null,
          csnId: null,
          badgeId: badge.credentialId,
          bootcampName: null,
          course: { title: 'Badge Course' },
          track: null,
          issuedAt: '2026-01-04T00:00:00.000Z',
          status: 'Valid',
          pdfUrl: null,
          imageUrl: `/api/badge/file/${badge.credentialId}.png`,
        },
        bootcamp(linked, '2026-01-03T00:00:00.000Z'),
        {
          ...bootcamp(certificate, '2026-01-02T00:00:00.000Z'),
          certificateType: 'course',
          bootcampName: null,
          course: { title: 'Held Course' },
        },
        {
          ...bootcamp(revoked, '2026-01-01T00:00:00.000Z'),
          certificateType: 'course',
          bootcampName: null,
          course: { title: 'Taken Back' },
          status: 'Revoked',
        },
      ],
    },
  })
})

test('a learner without credentials has an empty list', async () => {
  const { send } = await addLearner(api)
  expect((await send('GET', '/credentials')).json()).toEqual({
    success: true,
    data: { credentials: [] },
  })
})

test('an ID with letters that look like digits is found, unless there is one as it was typed', async () => {
  const user = await addUser(api.db)
  await addCertificate(user.id, { credentialId: 'CSN-1A0B1C0D1E0F', title: 'With Digits' })
  for (const typed of ['CSN-IAOBlCoDiE0F', 'csn-1aob1c0dleof'])
    expect((await api.get(`/certificate/verify/${typed}`)).json().certificate).toMatchObject({
      csnId: 'CSN-1A0B1C0D1E0F',
      imageUrl: '/api/certificate/file/CSN-1A0B1C0D1E0F.png',
    })
  expect((await api.get('/certificate/verify/CSN-IAOBlCoDiEQF')).statusCode).toBe(404)
  expect((await api.get('/badge/view/BDG-IAOBlCoDiE0F')).statusCode).toBe(404)
  const own = await addUser(api.db)
  await addCertificate(own.id, { credentialId: 'CSN-IAOBLCODIE0F', title: 'With Letters' })
  expect((await api.get('/certificate/verify/CSN-IAOBlCoDiE0F')).json().certificate.course).toEqual(
    {
      title: 'With Letters',
    },
  )
})

test('a certificate is looked up by its ID in any case of letters, by anybody, valid or not', async () => {
  const user = await addUser(api.db)
  const valid = await addCertificate(user.id, {
    credentialId: 'CSN-ABCDEF123456',
    title: 'Checked Course',
  })
  await addCertificate(user.id, { credentialId: 'CSN-REV0KED', status: 'Revoked' })
  const bootcamp = await addBootcampCertificate({ participant: null, holder: null }, 1)
  for (const certId of [
    'CSN-ABCDEF123456',
    'csn-abcdef123456',
    'Csn-AbCdEf123456',
    '%20CSN-ABCDEF123456%0D%0A',
    'csn-abcdef%C2%A0123456',
  ]) {
    const response = await api.get(`/certificate/verify/${certId}`)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      success: true,
      certificate: {
        csnId: valid.credentialId,
        participantName: 'Lena Learner',
        certificateType: 'course',
        bootcampName: null,
        course: { title: 'Checked Course' },
        issuedAt: '2026-01-01T00:00:00.000Z',
        status: 'Valid',
        imageUrl: '/api/certificate/file/CSN-ABCDEF123456.png',
        pdfUrl: '/api/certificate/file/CSN-ABCDEF123456.pdf',
        achievement: {
          slug: expect.any(String),
          skills: ['Do it'],
          lessons: 4,
          minutes: expect.any(Number),
        },
        evidence: [],
      },
    })
  }
  expect((await api.get('/certificate/verify/csn-rev0ked')).json().certificate.status).toBe(
    'Revoked',
  )
  expect(
    (await api.get(`/certificate/verify/${bootcamp.credentialId}`)).json().certificate,
  ).toMatchObject({
    certificateType: 'bootcamp',
    bootcampName: 'AWS Cloud Bootcamp',
    course: null,
    participantName: 'Pat Participant',
    achievement: { slug: 'aws', skills: [], lessons: null, minutes: null },
  })
})

test('leads to no course that the catalogue shows no more, also if it was shown before', async () => {
  const user = await addUser(api.db)
  const { credentialId, courseId } = await addCertificate(user.id, {})
  const achievement = async () =>
    (await api.get(`/certificate/verify/${credentialId}`)).json().certificate.achievement
  expect((await achievement()).slug).toEqual(expect.any(String))
  await api.db
    .update(courses)
    .set({ listed: false })
    .where(eq(courses.id, courseId ?? ''))
  await vi.waitFor(async () =>
    expect(await achievement()).toMatchObject({ slug: null, skills: ['Do it'] }),
  )
})

test('a badge is looked up likewise', async () => {
  const user = await addUser(api.db)
  await addBadge(user.id, {
    credentialId: 'BDG-ABCDEF123456',
    title: 'Badge Course',
    status: 'Revoked',
  })
  const response = await api.get('/badge/view/%20bdg-abcdef123456%0A')
  expect(response.json()).toEqual({
    success: true,
    data: {
      badgeId: 'BDG-ABCDEF123456',
      participantName: 'Lena Learner',
      course: { title: 'Badge Course' },
      track: null,
      issuedAt: '2026-01-01T00:00:00.000Z',
      status: 'Revoked',
      imageUrl: '/api/badge/file/BDG-ABCDEF123456.png',
      achievement: {
        slug: expect.any(String),
        skills: ['Do it'],
        lessons: 4,
        minutes: expect.any(Number),
      },
      evidence: [],
    },
  })
})

test.each([
  '/certificate/verify/CSN-N0SUCH',
  '/certificate/verify/CSN-',
  '/certificate/verify/BDG-ABC',
  `/certificate/verify/CSN-${'9'.repeat(80)}`,
  '/certificate/verify/CSN-%25%27%20or%201=1',
  '/certificate/verify/CSN-%F0%9F%92%A9',
  '/badge/view/BDG-N0SUCH',
  '/badge/view/%25',
])('%s is not found', async (path) => {
  const response = await api.get(path)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({
    success: false,
    code: expect.stringMatching(/(^|_)not_found$/),
  })
})

test('a course’s credential is the own, valid one, or none', async () => {
  const course = await addCourse(api.db, { completionCredential: 'certificate' })
  const learner = await addLearner(api)
  const other = await addLearner(api)
  const certificateOf = async ({ send }: typeof learner) =>
    (await send('GET', `/certificate/course/${course.slug}`)).json()
  const badgeOf = async ({ send }: typeof learner) =>
    (await send('GET', `/badge/course/${course.slug}`)).json()
  await addCertificate(other.user.id, { courseId: course.id })
  await addBadge(other.user.id, { courseId: course.id })
  await addCertificate(learner.user.id, { courseId: course.id, status: 'Revoked' })
  await addBadge(learner.user.id, { courseId: course.id, status: 'Revoked' })
  expect(await certificateOf(learner)).toEqual({ success: true, certificate: null })
  expect(await badgeOf(learner)).toEqual({ success: true, data: null })
  const { credentialId: csnId } = await addCertificate(learner.user.id, { courseId: course.id })
  const { credentialId: badgeId } = await addBadge(learner.user.id, { courseId: course.id })
  expect((await certificateOf(learner)).certificate).toMatchObject({
    csnId,
    status: 'Valid',
    pdfUrl: `/api/certificate/file/${csnId}.pdf`,
  })
  expect((await badgeOf(learner)).data).toMatchObject({ badgeId, status: 'Valid' })
})

test.each(['certificate', 'badge'])(
  'the %s of a course that does not exist is not found',
  async (kind) => {
    const { send } = await addLearner(api)
    const response = await send('GET', `/${kind}/course/no-such-course`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      success: false,
      message: 'No course found',
      code: 'course_not_found',
    })
  },
)

// Three look-ups a minute of each kind, and thirty requests.
const limited = useTestApi({ RATE_LIMIT_SCALE: '0.05' })

test.each(['certificate/verify/CSN-GUESS', 'badge/view/BDG-GUESS'])(
  '%s: guessing ends after a while, other calls go on',
  async (path) => {
    const look = (remoteAddress: string, url: string) =>
      limited.app.inject({ method: 'GET', url: `/api/${url}`, remoteAddress })
    const statuses = []
    for (let guess = 1; guess <= 5; guess += 1)
      statuses.push((await look('203.0.113.40', `${path}${guess}`)).statusCode)
    expect(statuses).toEqual([404, 404, 404, 429, 429])
    const refused = await look('203.0.113.40', path)
    expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await look('203.0.113.40', 'explore')).statusCode).toBe(200)
    expect((await look('203.0.113.41', path)).statusCode).toBe(404)
  },
)

test('IDs are random, in letters that are not misread', () => {
  const ids = Array.from({ length: 2_000 }, () => newCredentialId('badge'))
  expect(new Set(ids).size).toBe(2_000)
  for (const id of ids) expect(id).toMatch(/^BDG-[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(new Set(ids.join('').replaceAll('BDG-', '')).size).toBe(32)
})
