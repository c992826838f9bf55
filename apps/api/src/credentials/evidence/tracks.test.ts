import type { LabTrack } from '@rampart/contract/entities/labTrack'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { labs } from '../../labs/labs.tables.ts'
import { useTestApi } from '../../testing/testApi.ts'
import type { UserRow } from '../../users/users.store.ts'
import { credentials } from '../credentials.tables.ts'
import { revoke } from '../signing/operations.ts'
import { useEvidence } from './evidenceFixture.ts'

const api = useTestApi()
const { addLab, addLearner, all, consent, list, report, signed, solve, start, verdict, view } =
  useEvidence(api)

/** Each test has a track of its own; what earlier ones left in it is taken out. */
async function track(domain: LabTrack['domain'], level: LabTrack['level'], count: number) {
  await api.db
    .update(labs)
    .set({ listed: false })
    .where(and(eq(labs.domain, domain), eq(labs.level, level)))
  return Promise.all(
    Array.from({ length: count }, (_, at) => addLab({ domain, level, title: `Lab ${at + 1}` })),
  )
}

const badgesOf = (user: UserRow) =>
  api.db.select().from(credentials).where(eq(credentials.userId, user.id))

test('a learner who solved all labs of a domain and level gets its badge, without evidence before consent', async () => {
  const [first, second] = await track('cybersecurity', 'beginner', 2)
  const user = await addLearner()
  await solve(user, first?.path ?? '')
  expect(await badgesOf(user)).toEqual([])
  await solve(user, second?.path ?? '')
  const [badge, ...more] = await list(user)
  expect(more).toEqual([])
  const title = 'Cybersecurity Labs, Beginner'
  const named = { track: { domain: 'cybersecurity', level: 'beginner' }, course: { title } }
  expect(badge).toMatchObject({ type: 'badge', ...named })
  const id = badge.badgeId
  expect(await view(id)).toMatchObject({ ...named, participantName: 'Lena Learner', evidence: [] })
  const bare = await signed(id)
  expect(bare).not.toHaveProperty('evidence')
  expect(bare).toMatchObject({
    credentialSubject: {
      achievement: {
        name: title,
        achievementType: 'Badge',
        id: `${api.origin}/?type=lab&domain=cybersecurity&level=beginner`,
        criteria: { narrative: expect.any(String) },
      },
    },
  })
  await consent(user, true)
  const json = await signed(id)
  expect((json['evidence'] as object[]).length).toBe(2)
  expect([await verdict(bare), await verdict(json)]).toEqual(['valid', 'valid'])
  expect((await view(id)).evidence).toMatchObject([{ solved: 3 }, { solved: 3 }])
  for (const format of ['png', 'svg'])
    expect((await api.get(`/badge/file/${id}.${format}`)).statusCode).toBe(200)
})

test('a track may have one lab; what is hidden or cannot be seen solved is not asked for', async () => {
  const [only] = await track('devops', 'expert', 1)
  await addLab({ domain: 'devops', level: 'expert', listed: false })
  await addLab({ domain: 'devops', level: 'expert', checks: [] })
  const user = await addLearner()
  expect(await badgesOf(user)).toEqual([])
  await api.takeMails()
  await solve(user, only?.path ?? '')
  expect(await badgesOf(user)).toMatchObject([{ title: 'DevOps Labs, Expert', evidence: [] }])
  // No course belongs to it that could suggest a next step.
  const mail = (await api.takeMails()).find(({ subject }) =>
    subject.includes('DevOps Labs, Expert'),
  )
  expect(mail?.text).toContain(`Find what to learn next: ${api.origin}/`)
})

test('two last labs that are solved at once give one badge', async () => {
  const three = await track('devsecops', 'intermediate', 3)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const user = await addLearner()
    await consent(user, true)
    const sessions: string[] = []
    for (const { path } of three) sessions.push(await start(user, path))
    await Promise.all([...sessions, ...sessions].map((session) => report(session, all)))
    expect(await badgesOf(user)).toMatchObject([
      { source: 'track', evidence: [{ checks: 3 }, { checks: 3 }, { checks: 3 }] },
    ])
  }
})

test('a track that grows takes nothing back, and gives no second badge', async () => {
  const [first, second] = await track('cloud engineering', 'expert', 2)
  const user = await addLearner()
  await solve(user, first?.path ?? '')
  await solve(user, second?.path ?? '')
  const [badge] = await badgesOf(user)
  const third = await addLab({ domain: 'cloud engineering', level: 'expert' })
  expect(await badgesOf(user)).toEqual([badge])
  await solve(user, third.path)
  expect(await badgesOf(user)).toEqual([badge])

  // Nor does another solution issue a revoked one again.
  await revoke(api.db, badge?.credentialId ?? '', { reason: 'A test', now: api.clock })
  const fourth = await addLab({ domain: 'cloud engineering', level: 'expert' })
  await solve(user, fourth.path)
  expect(await badgesOf(user)).toMatchObject([{ status: 'Revoked' }])
})
