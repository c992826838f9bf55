import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sweepRows } from '../sweepRows.ts'
import { addTestParticipant } from '../bootcamps/taskFixture.ts'
import { issueBootcampCertificate } from '../credentials/issue.ts'
import { creditLedger } from '../credits/credits.tables.ts'
import { addUser } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import type { TestApi } from '../testing/testApi.ts'
import { users } from '../users/users.tables.ts'
import type { Secrets } from '../secrets.ts'
import { firstCredits } from './firstCredits.ts'
import { creditedMailboxes, signupInvitations } from './accounts.tables.ts'
import { renewRegistrationCode } from './registration.service.ts'

const person = {
  firstName: 'Nia',
  lastName: 'New',
  password: 'a brook over mossy stones',
  invitation: null,
}
let count = 0
const newEmail = () => `new-${(count += 1)}@example.org`

async function begin(api: TestApi, values: Record<string, unknown> = {}) {
  const email = newEmail()
  const response = await api.post('/auth/signup', { ...person, email, ...values })
  const registration = response.json<{ data?: { registration: string } }>().data?.registration ?? ''
  const [mail] = await api.takeMails()
  return {
    email,
    response,
    registration,
    mail,
    code: /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '',
  }
}

/** What the sign-up page reads. */
const setting = async (api: TestApi) =>
  (await api.get('/auth/signup')).json<{ data: { signup: string } }>().data.signup

const confirm = (api: TestApi, registration: string, otp: string) =>
  api.post('/auth/confirm', { registration, otp })

describe('open to everyone', () => {
  const api = useTestApi({ STARTING_CREDITS: '7' })

  test('the page reads that sign-up is open', async () => {
    expect(await setting(api)).toBe('open')
  })

  test('a confirmed registration is an account with its first credits', async () => {
    const { email, registration, code } = await begin(api)
    expect((await api.post('/auth/login', { email, password: person.password })).statusCode).toBe(
      401,
    )
    expect((await confirm(api, registration, code)).json()).toEqual({
      success: true,
      message: 'Your account is ready. Please sign in.',
    })
    expect((await api.post('/auth/login', { email, password: person.password })).statusCode).toBe(
      200,
    )
    const [user] = await api.db.select().from(users).where(eq(users.email, email))
    expect(user).toMatchObject({ firstName: 'Nia', lastName: 'New', credits: 7 })
    const ledger = await api.db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.userId, user?.id ?? ''))
    expect(ledger).toMatchObject([
      { kind: 'grant', amount: 7, balance: 7, note: 'Welcome credits' },
    ])
  })

  test('an address gets its first credits again a year after an account that it left', async () => {
    const email = newEmail()
    const open = async () => {
      const { registration, code } = await begin(api, { email })
      expect((await confirm(api, registration, code)).statusCode).toBe(200)
      const [user] = await api.db.select().from(users).where(eq(users.email, email))
      if (!user) throw new Error('There is no account.')
      return user
    }
    const removeAccount = async (user: typeof users.$inferSelect) => {
      const body = { currentPassword: person.password, deleteCredentials: true }
      expect((await api.delete('/user', body, await api.signedIn(user))).statusCode).toBe(200)
      const mails = await api.takeMails()
      expect(mails.map(({ subject }) => subject)).toEqual(['Your account was deleted'])
    }
    const first = await open()
    expect(first.credits).toBe(7)
    await removeAccount(first)
    const second = await open()
    expect(second.credits).toBe(0)
    // Changing the address in the profile does not make this one new again.
    await api.db.update(users).set({ email: newEmail() }).where(eq(users.id, second.id))
    const third = await open()
    expect(third.credits).toBe(0)
    await removeAccount(third)
    api.clock = new Date(api.clock.getTime() + 366 * 24 * 3_600_000)
    await sweepRows(api.db, api.clock)
    expect(await api.db.select().from(creditedMailboxes)).toEqual([])
    expect((await open()).credits).toBe(7)
    // The stored row contains no address.
    const [kept] = await api.db.select().from(creditedMailboxes)
    expect(kept?.hash).toMatch(/^[\w-]{43}$/)
  })

  test('an address is known by the secret before, too, until that is thrown away', async () => {
    const config = { mailAliases: 'distinct', startingCredits: 7 } as const
    const [old, current] = [Buffer.from('the secret before'), Buffer.from('the secret now')]
    const email = newEmail()
    const creditsBy = (...secrets: Secrets) =>
      firstCredits(api.db, email, { config, secrets }, api.clock)
    expect(await creditsBy(old)).toBe(7)
    expect(await creditsBy(current, old)).toBe(0)
    expect(await creditsBy(current)).toBe(7)
  })

  test('a new account gets what its address earned in a bootcamp before', async () => {
    const { email, registration, code } = await begin(api)
    const { participant } = await addTestParticipant(api, { email })
    await issueBootcampCertificate(api.db, { participantId: participant.id, issuedAt: new Date() })
    await addTestParticipant(api)
    expect((await confirm(api, registration, code)).statusCode).toBe(200)
    const { token } = (await api.post('/auth/login', { email, password: person.password })).json<{
      token: string
    }>()
    const { credentials } = (
      await api.get('/credentials', { authorization: `Bearer ${token}` })
    ).json<{ data: { credentials: unknown[] } }>().data
    expect(credentials).toMatchObject([{ certificateType: 'bootcamp' }])
  })

  test('ten confirmations at once make one account and one grant', async () => {
    const { email, registration, code } = await begin(api)
    // A code has only five tries.
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => confirm(api, registration, code)),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await api.db.select().from(users).where(eq(users.email, email))).toMatchObject([
      { credits: 7 },
    ])
  })

  test('a taken address gets the same response; its owner is told, and no one can confirm it', async () => {
    const owner = await addUser(api.db)
    const free = await begin(api)
    const taken = await begin(api, { email: owner.email })
    expect(taken.response.statusCode).toBe(free.response.statusCode)
    expect(taken.response.json()).toEqual({
      ...free.response.json<object>(),
      data: { registration: taken.registration },
    })
    expect(taken.mail).toMatchObject({ to: owner.email, subject: 'You already have an account' })
    expect(taken.code).toBe('')
    expect((await confirm(api, taken.registration, '00000000')).statusCode).toBe(400)
  })

  test('the address of a disabled account is taken: no code is mailed that would never work', async () => {
    const owner = await addUser(api.db, { disabledAt: api.clock })
    const taken = await begin(api, { email: owner.email })
    expect(taken.mail).toMatchObject({ to: owner.email, subject: 'You already have an account' })
    expect(taken.code).toBe('')
  })

  test('a stranger who starts with the same address can neither take nor block the account', async () => {
    const mine = await begin(api)
    const theirs = await begin(api, { email: mine.email, password: 'a stranger knows this one' })
    expect((await confirm(api, theirs.registration, mine.code)).statusCode).toBe(400)
    expect((await confirm(api, mine.registration, mine.code)).statusCode).toBe(200)
    expect((await confirm(api, theirs.registration, theirs.code)).statusCode).toBe(400)
    expect(
      (await api.post('/auth/login', { email: mine.email, password: person.password })).statusCode,
    ).toBe(200)
  })

  test('five wrong codes, or ten minutes, end a registration', async () => {
    const tried = await begin(api)
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await confirm(api, tried.registration, '00000000')).statusCode).toBe(400)
    expect((await confirm(api, tried.registration, tried.code)).statusCode).toBe(400)
    // The code of a mail that is written again has tries of its own.
    const code = await renewRegistrationCode(api.db, tried.registration, api.clock)
    expect((await confirm(api, tried.registration, code ?? '')).statusCode).toBe(200)
    const late = await begin(api)
    api.clock = new Date(api.clock.getTime() + 10 * 60_000)
    expect((await confirm(api, late.registration, late.code)).statusCode).toBe(400)
  })

  test('a mail that is written hours later has a code that works; a day later none is written', async () => {
    const later = (minutes: number) =>
      void (api.clock = new Date(api.clock.getTime() + minutes * 60_000))
    const start = async () => {
      const email = newEmail()
      const response = await api.post('/auth/signup', { ...person, email })
      return response.json<{ data: { registration: string } }>().data.registration
    }
    const registration = await start()
    // The mail server cannot be reached.
    later(5 * 60)
    await sweepRows(api.db, api.clock)
    const [mail] = await api.takeMails()
    const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await confirm(api, registration, code)).statusCode).toBe(200)
    await start()
    later(24 * 60 + 10)
    await sweepRows(api.db, api.clock)
    expect(await api.takeMails()).toEqual([])
  })

  test('the mail repeats nothing that was typed', async () => {
    const { mail } = await begin(api, { firstName: 'Visit https://evil.example now' })
    expect(mail?.text).not.toContain('evil')
    expect(mail?.html).not.toContain('evil')
  })

  test('common passwords are refused, and so is the own name', async () => {
    for (const password of ['password1', 'Nia New', 'rampart!']) {
      const { response } = await begin(api, {
        password: password === 'Nia New' ? 'Wonderwoman1' : password,
        firstName: 'Wonderwoman',
      })
      expect(response.statusCode).toBe(400)
    }
  })

  test.each([
    ['GraceHopper1!', 400],
    ['hopper.grace 1906', 400],
    ['Admiral_Hopper', 400],
    ['admiral42', 400],
    ['Rampart Rampart', 400],
    ['grace-bootcamp-7', 400],
    ['gracehoppers', 200],
    ['a hopper graces us', 200],
  ])('Grace Hopper, admiral@…, with the password %s: %i', async (password, status) => {
    const { response } = await begin(api, {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: `admiral+${(count += 1)}@example.org`,
      password,
    })
    expect(response.statusCode).toBe(status)
  })

  test.each([
    ['Олег', 'совершенно другая фраза 2026', 200],
    ['Олег', 'ОЛЕГ 2026!', 400],
    ['明', '一条小溪流过长满青苔的石头', 200],
    ['Dana', 'dana 非常に長いパスフレーズです', 200],
    ['Nia', 'welcome в наш старый дом у реки', 200],
    ['Nia', '8125 0467 9931', 200],
  ])('%s with the password %s: %i', async (firstName, password, status) => {
    const { response } = await begin(api, { firstName, password })
    expect(response.statusCode).toBe(status)
  })
})

describe('with an invitation', () => {
  const api = useTestApi({ SIGNUP: 'invitation' })

  test('the page reads that an invitation is required', async () => {
    expect(await setting(api)).toBe('invitation')
  })

  test('without a valid invitation there is no account; confirming uses up a valid one', async () => {
    await api.db.insert(signupInvitations).values([
      { code: 'COME-IN', maxUses: 1 },
      { code: 'TOO-LATE', expiresAt: new Date(Date.now() - 1000) },
    ])
    for (const invitation of [null, 'NOPE', 'TOO-LATE']) {
      const { response } = await begin(api, { invitation })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({ code: 'invitation_required' })
    }
    const [one, other] = [
      await begin(api, { invitation: 'come-in' }),
      await begin(api, { invitation: 'COME-IN' }),
    ]
    const responses = await Promise.all([
      confirm(api, one.registration, one.code),
      confirm(api, other.registration, other.code),
    ])
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
  })
})

describe('switched off', () => {
  const api = useTestApi({ SIGNUP: 'off' })

  test('no one can create an account, and the page reads that', async () => {
    expect(await setting(api)).toBe('off')
    const { response, mail } = await begin(api)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'signup_off' })
    expect(mail).toBeUndefined()
  })
})

describe('where tags and dots lead to one mailbox', () => {
  const api = useTestApi({ STARTING_CREDITS: '7', MAIL_ALIASES: 'plus-and-dots' })

  const open = async (email: string) => {
    const { registration, code } = await begin(api, { email })
    return (await confirm(api, registration, code)).statusCode
  }
  const creditsOf = async (email: string) =>
    (await api.db.select().from(users).where(eq(users.email, email)))[0]?.credits

  test('a mailbox gets the first credits once, and each spelling is an account', async () => {
    const spellings = ['di.no@example.org', 'dino+a@example.org', 'd.i.n.o+b@example.org']
    for (const email of spellings) expect(await open(email)).toBe(200)
    expect(await Promise.all(spellings.map(creditsOf))).toEqual([7, 0, 0])
    expect(await open('dino@example.com')).toBe(200)
    expect(await creditsOf('dino@example.com')).toBe(7)
  })

  test('nor are there credits for another spelling of an account that an operator made', async () => {
    await addUser(api.db, { email: 'o.perator+made@example.org' })
    expect(await open('operator@example.org')).toBe(200)
    expect(await creditsOf('operator@example.org')).toBe(0)
  })

  test('accounts that are opened at the same time share the first credits', async () => {
    const spellings = ['twins+a@example.org', 'twins+b@example.org', 't.wins@example.org']
    const begun = []
    for (const email of spellings) begun.push(await begin(api, { email }))
    await Promise.all(begun.map(({ registration, code }) => confirm(api, registration, code)))
    const credits = await Promise.all(spellings.map(creditsOf))
    expect(credits.toSorted()).toEqual([0, 0, 7])
  })
})

describe('where tags alone lead to one mailbox', () => {
  const api = useTestApi({ STARTING_CREDITS: '7', MAIL_ALIASES: 'plus' })

  test.each([
    ['op.erator@example.org', 0],
    ['operator@example.org', 7],
  ])('%s opens an account beside op.erator+made@ with %i credits', async (email, credits) => {
    await addUser(api.db, { email: 'op.erator+made@example.org' })
    const { registration, code } = await begin(api, { email })
    expect((await confirm(api, registration, code)).statusCode).toBe(200)
    const [user] = await api.db.select().from(users).where(eq(users.email, email))
    expect(user?.credits).toBe(credits)
    await api.db.delete(users).where(eq(users.email, 'op.erator+made@example.org'))
  })
})
