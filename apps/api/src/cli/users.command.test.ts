import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fieldProblems } from '@rampart/contract/errors/fieldProblems'
import { devices } from '../auth/auth.tables.ts'
import { creditLedger } from '../credits/credits.tables.ts'
import { enableTotp } from '../factors/factorFixture.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { addCourse, addLab, addUser, only, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { subscriptions, users } from '../users/users.tables.ts'
import { commandsOf } from './commandFixture.ts'

const api = useTestApi({ STARTING_CREDITS: '7', PUBLIC_URL: 'https://learn.example.org' })

const goodPassword = 'a brook over mossy stones'
const run = (...args: string[]) => commandsOf(api, {}, goodPassword)('users', ...args)
const userOf = (email: string) => only(api.db.select().from(users).where(eq(users.email, email)))
const ledgerOf = (userId: string) =>
  api.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(creditLedger.position)
const signIn = (email: string, password: string) => api.post('/auth/login', { email, password })
const ada = ['--first', ' Ada ', '--last', 'Adams']

describe('users add', () => {
  test('makes an account with the typed password and the first credits, once', async () => {
    expect(await run('add', ' Ada@Example.org', ...ada)).toEqual({
      code: 0,
      out: 'ada@example.org has an account.',
      errors: '',
    })
    expect((await signIn('ada@example.org', goodPassword)).statusCode).toBe(200)
    const user = await userOf('ada@example.org')
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Adams', credits: 7 })
    expect(await ledgerOf(user.id)).toMatchObject([
      { kind: 'grant', amount: 7, balance: 7, note: 'Welcome credits' },
    ])
    expect(await run('add', 'ada@example.org', ...ada)).toEqual({
      code: 1,
      out: '',
      errors: 'ada@example.org has an account already.',
    })
  })

  test('makes a password and prints it, with other credits or none', async () => {
    const { out } = await run('add', 'gen@example.org', ...ada, '--generate', '--credits', '0')
    const password = /^Password, shown this once: (\w{20})$/m.exec(out)?.[1] ?? ''
    expect((await signIn('gen@example.org', password)).statusCode).toBe(200)
    const user = await userOf('gen@example.org')
    expect(user.credits).toBe(0)
    expect(await ledgerOf(user.id)).toEqual([])
  })

  test('or mails a link to choose one; without an account it sends no mail', async () => {
    const { code, out } = await run('add', 'mail@example.org', ...ada, '--mail')
    expect({ code, out }).toEqual({
      code: 0,
      out: 'mail@example.org has an account.\nAn email with a link to choose a password is queued.',
    })
    expect(await api.takeMails()).toMatchObject([
      {
        to: 'mail@example.org',
        text: expect.stringContaining('https://learn.example.org/forgot-password'),
      },
    ])
    expect((await run('add', 'mail@example.org', ...ada, '--mail')).code).toBe(1)
    expect(await api.takeMails()).toEqual([])
  })

  const hidden = 'Last name has characters that cannot be seen. Please delete it and type it again.'

  test.each([
    ['rampart-demo-9', 'adams-2024', fieldProblems.password_common],
    ['short', 'short', 'The password cannot be set. Use at least 8 characters.'],
    ['blank', ' '.repeat(8), 'The password cannot be set. Use more than blanks.'],
    ['long', 'x'.repeat(129), 'The password cannot be set. Use at most 128 characters.'],
  ])('refuses a password that is %s', async (_what, password, message) => {
    const outcome = await commandsOf(api, {}, password)('users', 'add', 'weak@example.org', ...ada)
    expect(outcome).toEqual({ code: 1, out: '', errors: message })
    expect(await api.db.select().from(users).where(eq(users.email, 'weak@example.org'))).toEqual([])
  })

  test.each([
    [['x@example.org', '--first', 'A', '--last', '\u202Eb'], hidden],
    [['nobody', ...ada], 'Please enter a valid email address'],
    [['x@example.org', '--first', '', '--last', 'B'], 'First name is required.'],
    [['x@example.org', '--first', 'A', '--last', 'a\u0000b'], hidden],
    [
      ['x@example.org', '--first', 'A', '--last', '\ud800'],
      'This text has characters that cannot be stored.',
    ],
  ])('%j is refused', async (args, message) => {
    expect(await run('add', ...args)).toEqual({ code: 1, out: '', errors: message })
  })

  test.each([
    [['--credits', '-1']],
    [['--credits', '1.5']],
    [['--credits', '100001']],
    [['--generate', '--mail']],
  ])('%j is a misuse', async (more) => {
    expect(await run('add', 'x@example.org', ...ada, ...more)).toMatchObject({ code: 2, out: '' })
  })
})

describe('users list and show', () => {
  test('list filters accounts by part of a name or address, status and subscription; deleted ones are left out', async () => {
    const one = await addUser(api.db, {
      email: 'list-one@example.org',
      firstName: 'Li\u001b[2Jly',
      lastName: 'One_Hundred%',
    })
    await addUser(api.db, {
      email: 'list-two@example.org',
      lastName: 'OneXHundred',
      disabledAt: new Date(),
    })
    await addUser(api.db, { email: 'list-gone@example.org', deletedAt: new Date() })
    await api.db.insert(subscriptions).values([
      { userId: one.id, startsAt: new Date('2020-01-01'), endsAt: new Date('2020-02-01') },
      { userId: one.id, startsAt: new Date('2026-01-01'), endsAt: new Date('2199-01-01') },
    ])
    const { out } = await run('list', '--search', 'LIST-')
    const [head, ...lines] = out.split('\n')
    expect(head).toMatch(/^EMAIL +NAME +STATUS +CREDITS +SUBSCRIBED +SINCE$/)
    expect(lines).toEqual([
      expect.stringMatching(
        /^list-one@example\.org +Li\[2Jly One_Hundred% +open +0 +2198-12-31 +\d{4}-\d\d-\d\d$/,
      ),
      expect.stringMatching(/^list-two@example\.org +Lena OneXHundred +disabled +0 +- +/),
    ])
    const found = async (...args: string[]) =>
      JSON.parse((await run('list', '--json', '--search', 'list-', ...args)).out) as unknown[]
    expect(await found('--status', 'disabled')).toMatchObject([
      { email: 'list-two@example.org', status: 'disabled', subscribedUntil: null },
    ])
    expect(await found('--status', 'open')).toMatchObject([{ email: 'list-one@example.org' }])
    expect(await found('--subscribed')).toMatchObject([
      { email: 'list-one@example.org', subscribedUntil: '2199-01-01T00:00:00.000Z' },
    ])
    expect((await run('list', '--search', 'ly one_h')).out).toContain('list-one@example.org')
    expect((await run('list', '--search', 'one_hundred')).out).not.toContain('list-two')
    expect((await run('list', '--search', 'list-gone')).out).toBe('No accounts.')
  })

  test('lists as JSON show a terminal nothing that controls it', async () => {
    const name = 'A\u009b2J\u007f\u202eB\u{e0041}'
    await addUser(api.db, { email: 'control@example.org', firstName: name })
    const { out } = await run('list', '--json', '--search', 'control@')
    expect(out).toContain('A\\u009b2J\\u007f\\u202eB\\udb40\\udc41')
    expect(JSON.parse(out)).toMatchObject([{ firstName: name }])
  })

  test("show prints counts of the account's records, and no secret", async () => {
    const user = await addUser(api.db, { email: 'show@example.org', credits: 3 })
    const course = await addCourse(api.db)
    await api.post(
      '/course/enroll',
      { courseId: course.id, accessCode: null },
      await api.signedIn(user),
    )
    const { out } = await run('show', 'SHOW@example.org')
    expect(out).toMatch(
      /^E-mail +show@example\.org\nName +Lena Learner\nStatus +open\nCredits +3\nSubscription +none\nCourses +1, of them 0 completed\n/,
    )
    const shown = await run('show', 'show@example.org', '--json')
    expect(JSON.parse(shown.out)).toMatchObject({ id: user.id, courses: 1, certificates: 0 })
    expect(out + shown.out).not.toContain('argon2')
    expect(await run('show', 'nobody@example.org')).toEqual({
      code: 1,
      out: '',
      errors: 'There is no account nobody@example.org.',
    })
  })
})

describe('who may sign in', () => {
  test('a disabled account ends at once with its labs, and sign-in fails as with a wrong password', async () => {
    const user = await addUser(api.db, { credits: 4 })
    const headers = await api.signedIn(user)
    const lab = await addLab(api.db)
    await api.db
      .insert(labSessions)
      .values({ userId: user.id, labId: lab.id, ttl: 30, creditsUsed: 1 })
    expect(await run('disable', user.email)).toEqual({
      code: 0,
      out: `${user.email} is disabled and signed out everywhere.`,
      errors: '',
    })
    expect((await api.get('/user', headers)).statusCode).toBe(401)
    const [disabled, unknown] = [
      await signIn(user.email, testPassword),
      await signIn('unknown@example.org', testPassword),
    ]
    expect([disabled.statusCode, disabled.json()]).toEqual([unknown.statusCode, unknown.json()])
    expect(
      await only(api.db.select().from(labSessions).where(eq(labSessions.userId, user.id))),
    ).toMatchObject({ status: 'abandoned' })
    expect(await userOf(user.email)).toMatchObject({ credits: 5 })
    // As an interrupted command leaves one.
    await api.db
      .insert(labSessions)
      .values({ userId: user.id, labId: lab.id, ttl: 30, creditsUsed: 1 })
    expect(await run('disable', user.email)).toMatchObject({
      code: 1,
      errors: `${user.email} is disabled already.`,
    })
    expect(await userOf(user.email)).toMatchObject({ credits: 6 })

    expect((await run('enable', user.email)).out).toBe(`${user.email} may sign in again.`)
    expect((await api.get('/user', headers)).statusCode).toBe(401)
    expect((await signIn(user.email, testPassword)).statusCode).toBe(200)
    expect(await run('enable', user.email)).toMatchObject({
      code: 1,
      errors: `${user.email} is not disabled.`,
    })
  })

  test('sign-out ends every token of the account, and forgets its devices', async () => {
    const user = await addUser(api.db)
    const headers = await api.signedIn(user)
    await api.post('/auth/login', { email: user.email, password: testPassword, device: null })
    const known = () => api.db.select().from(devices).where(eq(devices.userId, user.id))
    expect(await known()).toHaveLength(1)
    expect((await run('sign-out', user.email)).out).toBe(`${user.email} is signed out everywhere.`)
    expect((await api.get('/user', headers)).statusCode).toBe(401)
    expect(await known()).toEqual([])
    expect((await signIn(user.email, testPassword)).statusCode).toBe(200)
  })

  test('reset-factors removes a lost app, and tells its owner; without one it is refused', async () => {
    const user = await addUser(api.db)
    const { recoveryCodes } = await enableTotp(api, user)
    await api.takeMails()
    const { challenge } = (await signIn(user.email, testPassword)).json().data.factor
    expect(await run('reset-factors', user.email.toUpperCase())).toEqual({
      code: 0,
      out: `${user.email} signs in with the password alone.`,
      errors: '',
    })
    expect(await api.takeMails()).toMatchObject([
      { to: user.email, subject: 'A second factor was removed from your account' },
    ])
    const late = await api.post('/auth/login/recovery', { challenge, code: recoveryCodes[0] })
    expect(late.json()).toMatchObject({ code: 'challenge_over' })
    expect((await signIn(user.email, testPassword)).json()).toHaveProperty('token')
    expect(await run('reset-factors', user.email)).toMatchObject({
      code: 1,
      errors: `${user.email} has no second factor.`,
    })
  })
})

describe('credits and subscriptions', () => {
  test('a grant adds one line to the ledger, which the learner reads', async () => {
    const user = await addUser(api.db)
    expect((await run('grant-credits', user.email, '20', '--reason', 'Workshop in May')).out).toBe(
      `${user.email} got 20 credits and has 20.`,
    )
    expect((await run('grant-credits', user.email, '1')).out).toBe(
      `${user.email} got 1 credit and has 21.`,
    )
    const { data } = (await api.get('/credits/ledger', await api.signedIn(user))).json<{
      data: { balance: number; entries: unknown[] }
    }>()
    expect(data).toMatchObject({
      balance: 21,
      entries: [
        { kind: 'grant', amount: 1, balance: 21, note: 'Credits from the operator' },
        { kind: 'grant', amount: 20, balance: 20, note: 'Workshop in May' },
      ],
    })
  })

  test.each([
    [['nobody@example.org', '1'], 'There is no account nobody@example.org.'],
    [['nobody@example.org', '1', '--reason', ' '], 'The reason must not be empty.'],
    [
      ['nobody@example.org', '1', '--reason', 'x'.repeat(201)],
      'The reason must have at most 200 characters.',
    ],
    [
      ['nobody@example.org', '1', '--reason', 'a\nb'],
      'The reason has characters that cannot be stored.',
    ],
  ])('grant-credits %j is refused', async (args, message) => {
    expect(await run('grant-credits', ...args)).toEqual({ code: 1, out: '', errors: message })
  })

  test.each([['0'], ['-5'], ['1.5'], ['1e3'], ['100001'], ['']])(
    'grant-credits of %j is a misuse',
    async (amount) => {
      expect(await run('grant-credits', 'x@example.org', amount)).toMatchObject({
        code: 2,
        out: '',
      })
    },
  )

  test('a subscription opens subscription courses through its last day; it can be changed and ended', async () => {
    api.clock = new Date('2030-01-01T12:00:00Z')
    const user = await addUser(api.db)
    const enrol = async () => {
      const course = await addCourse(api.db, { accessType: 'subscription' })
      return (
        await api.post(
          '/course/enroll',
          { courseId: course.id, accessCode: null },
          await api.signedIn(user),
        )
      ).statusCode
    }
    expect(await enrol()).toBe(403)
    await api.db.insert(subscriptions).values({
      userId: user.id,
      startsAt: new Date('2030-05-01T00:00:00Z'),
      endsAt: new Date('2030-06-01T00:00:00Z'),
    })
    expect((await run('subscribe', user.email, '--until', '2030-03-31')).out).toBe(
      `${user.email} is subscribed until 2030-03-31.`,
    )
    expect(await enrol()).toBe(200)
    expect((await run('subscribe', user.email, '--until', '2030-01-31')).code).toBe(0)
    expect(
      await api.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id)),
    ).toHaveLength(1)
    api.clock = new Date('2030-01-31T23:59:59Z')
    expect(await enrol()).toBe(200)
    api.clock = new Date('2030-02-01T00:00:00Z')
    expect(await enrol()).toBe(403)

    expect(await run('unsubscribe', user.email)).toMatchObject({
      code: 1,
      errors: `${user.email} has no subscription.`,
    })
    await run('subscribe', user.email, '--until', '2030-12-31')
    expect(await enrol()).toBe(200)
    api.clock = new Date('2030-02-01T00:00:01Z')
    expect((await run('unsubscribe', user.email)).out).toBe(
      `${user.email} has no subscription any more.`,
    )
    expect(await enrol()).toBe(403)
    expect(await run('subscribe', user.email, '--until', '2030-01-31')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('2030-01-31 is over'),
    })
  })

  test('a subscription may run until the last day that can be written', async () => {
    const user = await addUser(api.db)
    expect(await run('subscribe', user.email, '--until', '9999-12-31')).toEqual({
      code: 0,
      out: `${user.email} is subscribed until 9999-12-31.`,
      errors: '',
    })
  })

  test.each([['2030-02-30'], ['tomorrow'], ['2030-1-1'], ['']])(
    'subscribe until %j is a misuse',
    async (day) => {
      expect(await run('subscribe', 'x@example.org', '--until', day)).toMatchObject({
        code: 2,
        out: '',
      })
    },
  )
})
