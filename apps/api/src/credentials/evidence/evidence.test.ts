import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../audit/audit.tables.ts'
import { useTestApi } from '../../testing/testApi.ts'
import { users } from '../../users/users.tables.ts'
import { credentials } from '../credentials.tables.ts'
import { reissue, revoke } from '../signing/operations.ts'
import { credentialVersions } from '../signing/signing.tables.ts'
import { useEvidence } from './evidenceFixture.ts'

const api = useTestApi()
const {
  addLab,
  addLearner,
  all,
  complete,
  consent,
  evidence,
  report,
  signed,
  solve,
  start,
  verdict,
  view,
} = useEvidence(api)

const rowOf = async (credentialId: string) => {
  const [row] = await api.db
    .select()
    .from(credentials)
    .where(eq(credentials.credentialId, credentialId))
  if (!row) throw new Error('The credential is missing.')
  return row
}
const minutesFromNow = (minutes: number) =>
  new Date(api.clock.getTime() + minutes * 60_000).toISOString()
const narratives = (json: Record<string, unknown>) =>
  ((json['evidence'] ?? []) as { narrative: string }[]).map(({ narrative }) => narrative)

/** A learner with a certificate of a course that has a lab, which is solved. */
async function proven(title = 'The Exposed Bucket') {
  const [user, lab] = [await addLearner(), await addLab({ title })]
  await solve(user, lab.path)
  return { user, lab, id: await complete(user, [lab.path]) }
}

test('with consent, a solved lab of the course is on the page and in what is signed', async () => {
  const { user, lab, id } = await proven()
  expect((await view(id)).evidence).toEqual([])
  const entry = {
    path: lab.path,
    title: 'The Exposed Bucket',
    solved: 3,
    checks: 3,
    minutes: 12,
    solvedAt: minutesFromNow(12),
  }
  const asked = { consent: 'unasked', decidedAt: null }
  const shows = [
    { type: 'certificate', credentialId: id, title: 'A Course', evidence: [entry] },
    // The lab is the only one of its domain and level.
    {
      type: 'badge',
      credentialId: expect.stringMatching(/^BDG-/),
      title: 'DevSecOps Labs, Expert',
      evidence: [entry],
    },
  ]
  expect(await evidence(user)).toEqual({ ...asked, credentials: shows })

  const given = await consent(user, true)
  expect(given.statusCode).toBe(200)
  expect(given.json().data).toEqual({
    consent: 'shown',
    decidedAt: api.clock.toISOString(),
    credentials: shows,
  })
  expect((await view(id)).evidence).toEqual([entry])
  const json = await signed(id)
  expect(json['evidence']).toEqual([
    {
      id: `${json['id']}#lab-${lab.path}`,
      type: ['Evidence'],
      name: 'The Exposed Bucket',
      narrative: `Solved 3 of 3 checks in the hands-on lab “The Exposed Bucket” in 12 minutes on ${entry.solvedAt.slice(0, 10)}.`,
      genre: 'Hands-on lab',
    },
  ])
  expect(await verdict(json)).toBe('valid')
})

test('withdrawn, it is gone from all that is served and kept; copies from before stay valid', async () => {
  const { user, id } = await proven()
  const bare = await signed(id)
  await consent(user, true)
  const copy = await signed(id)
  await api.get(`/certificate/file/${id}.svg`)
  expect((await consent(user, false)).json().data.consent).toBe('hidden')
  expect((await view(id)).evidence).toEqual([])
  const now = await signed(id)
  expect(now['id']).toBe(copy['id'])
  expect(now).not.toHaveProperty('evidence')
  expect(JSON.stringify(now)).not.toContain('Exposed Bucket')
  const dates = [bare, copy, now].map((json) => Date.parse(String(json['validFrom'])))
  expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  expect(new Set(dates).size).toBe(3)
  expect([await verdict(bare), await verdict(copy), await verdict(now)]).toEqual([
    'valid',
    'valid',
    'valid',
  ])
  const kept = await api.db
    .select()
    .from(credentialVersions)
    .where(eq(credentialVersions.credentialId, id))
  expect(kept.map(({ version, json }) => [version, json !== null]).toSorted()).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ])
  expect(await api.siteData.files.list(`credentials/${id}`)).toEqual([])
  const picture = await api.get(`/certificate/file/${id}.svg`)
  expect(picture.body).toContain('OpenBadgeCredential')
  expect(picture.body).not.toContain('Exposed Bucket')

  // Once it is revoked, none of its copies is valid.
  await revoke(api.db, id, { reason: 'A test', now: api.clock })
  expect([await verdict(bare), await verdict(copy), await verdict(now)]).toEqual([
    'revoked',
    'revoked',
    'revoked',
  ])
})

test('a corrected name still supersedes every copy from before', async () => {
  const { user, id } = await proven()
  const bare = await signed(id)
  await consent(user, true)
  const copy = await signed(id)
  await reissue(api.db, id, { name: 'Lena L. Learner', now: api.clock })
  const corrected = await signed(id)
  expect(narratives(corrected)).toHaveLength(1)
  await consent(user, false)
  expect(await Promise.all([bare, copy, corrected, await signed(id)].map(verdict))).toEqual([
    'superseded',
    'superseded',
    'valid',
    'valid',
  ])
})

test('a lab that is solved later joins what was issued; one of no course of the learner does not', async () => {
  const { user, lab, id } = await proven()
  const later = await addLab({ title: 'Solved Later' })
  const elsewhere = await addLab()
  const badge = await complete(user, [later.path, lab.path], 'badge')
  await consent(user, true)
  expect((await view(badge)).evidence).toMatchObject([{ path: lab.path }])
  const { version } = await rowOf(id)
  await solve(user, later.path)
  await solve(user, elsewhere.path)
  expect((await view(badge)).evidence).toMatchObject([{ path: later.path }, { path: lab.path }])
  expect(narratives(await signed(badge))).toHaveLength(2)
  expect((await rowOf(id)).version).toBe(version)
})

test('with consent from before, evidence is in the first version', async () => {
  const [user, lab] = [await addLearner(), await addLab()]
  await consent(user, true)
  await solve(user, lab.path)
  const id = await complete(user, [lab.path])
  expect(await rowOf(id)).toMatchObject({
    version: 1,
    reissuedAt: null,
    evidence: [{ path: lab.path }],
  })
  expect(await verdict(await signed(id))).toBe('valid')
})

test('the first solution counts, also after later ones', async () => {
  const { user, lab, id } = await proven()
  await consent(user, true)
  const before = await rowOf(id)
  await report(await start(user, lab.path), all, 20)
  expect(await rowOf(id)).toEqual(before)
})

test("nothing but the learner's own solved session counts", async () => {
  const [user, other, lab] = [await addLearner(), await addLearner(), await addLab()]
  const mine = await addLab()
  await consent(user, true)
  const id = await complete(user, [lab.path, mine.path])
  await solve(other, lab.path)
  const own = await start(user, lab.path)
  await report(own, all.slice(0, 2))
  await report(own, ['nothing', 'that', 'exists'])
  expect((await view(id)).evidence).toEqual([])
  expect((await evidence(user)).credentials).toEqual([])
  for (const body of [
    { isShown: true, evidence: [{ path: lab.path, solved: 3, checks: 3 }] },
    { isShown: 'yes' },
    { consent: 'shown' },
    {},
    [],
  ])
    expect(
      (
        await api.app.inject({
          method: 'PUT',
          url: '/api/credentials/evidence',
          headers: await api.signedIn(user),
          payload: body,
        })
      ).statusCode,
    ).toBe(400)
  expect((await view(id)).evidence).toEqual([])
  // When it is issued again for the learner's own lab, it contains nothing else.
  await solve(user, mine.path)
  expect((await view(id)).evidence).toMatchObject([{ path: mine.path }])
})

test('what was revoked shows nothing', async () => {
  const { user, id } = await proven()
  await revoke(api.db, id, { reason: 'Cheated', now: api.clock })
  expect((await evidence(user)).credentials).toEqual([])
})

test('a name with markup stays text', async () => {
  const title = '</script><img src=x onerror=alert(1)> {"evidence":1} “‮'
  const { user, id } = await proven(title)
  await consent(user, true)
  const json = await signed(id)
  expect(narratives(json)[0]).toContain(title)
  expect(await verdict(json)).toBe('valid')
  expect((await view(id)).evidence[0].title).toBe(title)
})

test('what has changed in evidence is found', async () => {
  const { user, id } = await proven()
  await consent(user, true)
  const text = JSON.stringify(await signed(id))
  for (const [right, forged] of [
    ['Solved 3 of 3', 'Solved 9 of 9'],
    ['in 12 minutes', 'in 1 minutes'],
    ['"name":"The Exposed Bucket"', '"name":"The Other Bucket"'],
    ['"type":["Evidence"]', '"type":["Proof"]'],
  ] as const) {
    expect(text).toContain(right)
    expect(await verdict(JSON.parse(text.replace(right, forged)))).toBe('altered')
  }
  expect(await verdict({ ...JSON.parse(text), evidence: [] })).toBe('altered')
})

test('many who change their mind and solve at once leave one state, and lose nothing', async () => {
  const [user, first, second] = [await addLearner(), await addLab(), await addLab()]
  const id = await complete(user, [first.path, second.path])
  const sessions = [await start(user, first.path), await start(user, second.path)]
  const responses = await Promise.all([
    ...Array.from({ length: 6 }, () => consent(user, true)),
    ...sessions.map((session) => report(session, all)),
    ...Array.from({ length: 4 }, () => signed(id)),
  ])
  for (const response of responses.slice(0, 6)) expect(response).toMatchObject({ statusCode: 200 })
  expect((await view(id)).evidence).toHaveLength(2)
  const now = await signed(id)
  expect(narratives(now)).toHaveLength(2)
  expect(await verdict(now)).toBe('valid')
  const trail = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `user:${user.id}`))
  expect(trail.filter(({ action }) => action === 'evidence_shown')).toHaveLength(1)
})

test('the audit trail reports consent and each renewal, without names', async () => {
  const { user, id } = await proven()
  await consent(user, true)
  await consent(user, true)
  await consent(user, false)
  const trail = await api.db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.subject, [`user:${user.id}`, `credential:${id}`]))
  const told = trail
    .filter(({ action }) => /evidence|credential/.test(action))
    .map(({ action, actorKind, details }) => [action, actorKind, details])
  expect(told).toHaveLength(5)
  expect(told).toEqual(
    expect.arrayContaining([
      ['credential_issued', 'learner', { userId: user.id, participantId: null }],
      ['evidence_shown', 'learner', {}],
      ['credential_renewed', 'learner', { version: 2, labs: 1 }],
      ['evidence_hidden', 'learner', {}],
      ['credential_renewed', 'learner', { version: 3, labs: 0 }],
    ]),
  )
})

test('the export names consent and evidence; a deleted account that keeps credentials keeps what they show', async () => {
  const { user, lab, id } = await proven()
  await consent(user, true)
  const { data } = (await api.get('/user/export', await api.signedIn(user))).json()
  expect(data.labEvidence).toEqual({ consent: 'shown', decidedAt: api.clock.toISOString() })
  expect(data.certificates).toMatchObject([{ id, evidence: [{ path: lab.path, solved: 3 }] }])
  const remove = async (deleteCredentials: boolean, who = user) =>
    api.app.inject({
      method: 'DELETE',
      url: '/api/user',
      headers: await api.signedIn(who),
      payload: { currentPassword: 'Correct-horse-7', deleteCredentials },
    })
  expect((await remove(false)).statusCode).toBe(200)
  expect((await view(id)).evidence).toMatchObject([{ path: lab.path }])
  const [row] = await api.db.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ labEvidence: 'unasked', labEvidenceAt: null })

  const second = await proven()
  await consent(second.user, true)
  await signed(second.id)
  expect((await remove(true, second.user)).statusCode).toBe(200)
  expect((await view(second.id)).evidence).toEqual([])
  expect(JSON.stringify(await signed(second.id))).not.toContain('Exposed Bucket')
})
