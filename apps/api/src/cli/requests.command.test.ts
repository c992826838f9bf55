import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '../audit/audit.store.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { useLabs } from '../testing/labs.ts'
import { addHolder } from '../requests/requestFixture.ts'
import { listOwn, maxRequests } from '../requests/requests.store.ts'
import { requests } from '../requests/requests.tables.ts'
import { only } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { findSubscriptionEnd } from '../users/subscriptions.store.ts'
import { commandsOf } from './commandFixture.ts'

const api = useTestApi()
const labs = useLabs(api)
const run = (...args: string[]) => commandsOf(api)('requests', ...args)

/** A holder's open request. */
async function asked(kind: 'name' | 'credits' | 'subscription') {
  const holder = await addHolder(api)
  const response =
    kind === 'name'
      ? await holder.askForName({ note: 'Typed in a hurry' })
      : await holder.send('POST', '/requests', { kind, note: '' })
  await api.takeMails()
  const id: string = response.json().data._id
  return { ...holder, id, own: async () => only(listOwn(api.db, holder.user.id)) }
}

test('list shows what is open, and more on demand', async () => {
  expect((await run('list')).out).toBe('No requests.')
  const { id, user, credentialId } = await asked('name')
  const { out } = await run('list')
  expect(out).toMatch(/^ID +ASKED +STATUS +KIND +EMAIL +NAME +NOTE\n/)
  for (const text of [id, user.email, `${credentialId}: Léna Lerner`, 'Typed in a hurry'])
    expect(out).toContain(text)
  await run('close', id, '--answer', 'No.')
  expect((await run('list')).out).toBe('No requests.')
  expect(JSON.parse((await run('list', '--status', 'closed', '--json')).out)).toMatchObject([
    { id, email: user.email, name: 'Léna Lerner', answer: 'No.' },
  ])
  expect((await run('list', '--status', 'all', '--kind', 'credits')).out).toBe('No requests.')
})

test('a kind is listed however many requests of other kinds are older', async () => {
  const { id, user } = await asked('credits')
  const createdAt = new Date(api.clock.getTime() - 1000)
  const values = { userId: user.id, kind: 'subscription', status: 'closed' } as const
  await api.db
    .insert(requests)
    .values(
      Array.from({ length: maxRequests }, () => ({ ...values, createdAt, closedAt: createdAt })),
    )
  const { out, errors } = await run('list', '--status', 'all', '--kind', 'credits')
  expect(out).toContain(id)
  expect(errors).toBe('')
})

test('an accepted name is on the credential under its ID; the file from before is no longer valid', async () => {
  const { id, user, credentialId, own } = await asked('name')
  const file = async (format: string) =>
    (await api.get(`/certificate/file/${credentialId}.${format}`)).body
  const before = JSON.parse(await file('json'))
  expect(await file('svg')).toContain('Lena Learner')
  const outcome = await run('accept', id, '--answer', 'With pleasure.')
  expect(outcome).toEqual({
    code: 0,
    errors: '',
    out: `${credentialId} was issued again with the name Léna Lerner. The learner gets an email.`,
  })
  const after = JSON.parse(await file('json'))
  expect(after.id).toBe(before.id)
  expect(JSON.stringify(after)).toContain('Léna Lerner')
  expect(after.proof).not.toEqual(before.proof)
  const drawn = await file('svg')
  expect(drawn).toContain('Léna Lerner')
  expect(drawn).not.toContain('Lena Learner')
  const bits = async ({ statusListIndex }: { statusListIndex: string }) => {
    const { rows } = (await api.db.execute(
      `select get_bit(bits, ${statusListIndex} / 8 * 8 + 7 - ${statusListIndex} % 8) as bit from status_lists`,
    )) as unknown as { rows: { bit: number }[] }
    return rows[0]?.bit
  }
  expect(await bits(before.credentialStatus)).toBe(1)
  expect(await bits(after.credentialStatus)).toBe(0)
  expect(await own()).toMatchObject({ status: 'accepted', answer: 'With pleasure.' })
  const [mail] = await api.takeMails()
  expect(mail).toMatchObject({ to: user.email, subject: 'An answer to your request' })
  expect(mail?.text).toContain('The name is corrected')
  expect(mail?.text).toContain('With pleasure.')
  expect(mail?.text).toContain(`/cert/view/${credentialId}`)
  const trail = await listAudit(api.db, { subject: `request:${id}` })
  expect(trail).toMatchObject([
    { actorKind: 'operator', action: 'request_accepted', details: { credentialId } },
  ])
  expect(JSON.stringify(trail)).not.toMatch(/Lerner|pleasure/)
  const issued = await listAudit(api.db, { subject: `credential:${credentialId}` })
  expect(issued[0]).toMatchObject({ actorKind: 'operator', action: 'credential_reissued' })
})

test('of several operators one accepts, and credits come once', async () => {
  const { id, user, own } = await asked('credits')
  const outcomes = await Promise.all([
    run('accept', id, '--credits', '10'),
    run('accept', id, '--credits', '10'),
    run('close', id, '--answer', 'No.'),
  ])
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1, 1])
  const isAccepted = (await own()).status === 'accepted'
  expect(await labs.balance(user)).toBe(isAccepted ? 10 : 0)
})

test('credits are a line of the ledger; a subscription runs until its day', async () => {
  const credits = await asked('credits')
  expect((await run('accept', credits.id, '--credits', '10')).out).toContain('got 10 credits')
  expect((await labs.ledger(credits.user)).entries).toMatchObject([
    { kind: 'grant', amount: 10, note: 'Credits you asked for' },
  ])
  const one = await asked('credits')
  expect((await run('accept', one.id, '--credits', '1')).out).toContain('got 1 credit.')
  const subscription = await asked('subscription')
  await run('accept', subscription.id, '--until', '2099-01-31')
  expect(await findSubscriptionEnd(api.db, subscription.user.id, api.clock)).toEqual(
    new Date('2099-02-01T00:00:00Z'),
  )
})

test('what does not fit is refused and changes nothing', async () => {
  const [name, credits, subscription] = [
    await asked('name'),
    await asked('credits'),
    await asked('subscription'),
  ]
  const refused = async (problem: string, ...args: string[]) =>
    expect(await run(...args)).toMatchObject({ code: 1, out: '', errors: problem })
  await refused('Say how many: --credits 10.', 'accept', credits.id)
  await refused('Say until when: --until 2027-01-31.', 'accept', subscription.id)
  await refused(
    'The last day of the subscription is over.',
    'accept',
    subscription.id,
    '--until',
    '2020-01-31',
  )
  await refused('Only a request for credits takes --credits.', 'accept', name.id, '--credits', '5')
  await refused('There is no request nothing.', 'accept', 'nothing')
  await refused('The answer must not be empty.', 'close', name.id, '--answer', ' ')
  await api.db
    .update(credentials)
    .set({ status: 'Revoked', revokedAt: api.clock })
    .where(eq(credentials.credentialId, name.credentialId))
  await refused(`${name.credentialId} is revoked and cannot be issued again.`, 'accept', name.id)
  for (const { own } of [name, credits, subscription])
    expect(await own()).toMatchObject({ status: 'open', answer: null })
  expect((await run('accept', credits.id, '--credits', '0')).code).toBe(2)
  await run('close', name.id, '--answer', 'It was revoked.')
  await refused('This request is answered already.', 'accept', name.id)
})

test('a name that was corrected by hand meanwhile is accepted without another issue', async () => {
  const { id, credentialId } = await asked('name')
  await commandsOf(api)('credentials', 'reissue', credentialId, '--name', 'Léna Lerner')
  expect((await run('accept', id)).code).toBe(0)
  const { version } = await only(
    api.db.select().from(credentials).where(eq(credentials.credentialId, credentialId)),
  )
  expect(version).toBe(2)
})
