import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sweepRows } from '../sweepRows.ts'
import { addUser, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { errorSentence } from '@rampart/contract/errors/errorTable'
import { fieldProblems } from '@rampart/contract/errors/fieldProblems'
import { resetCodes } from './accounts.tables.ts'
import { renewResetCode } from './resetPassword.service.ts'

const api = useTestApi()
const newPassword = 'a brook over mossy stones'
const ask = (email: string) => api.post('/auth/forgot-password', { email })
interface Begun {
  readonly email: string
  readonly reset: string
  readonly otp: string
}
const reset = (begun: Begun, password = newPassword) =>
  api.post('/auth/reset-password', { ...begun, newPassword: password })
const signIn = (email: string, password: string) => api.post('/auth/login', { email, password })

/** The code of the one queued mail. */
async function mailedCode(): Promise<string> {
  const [mail, ...more] = await api.takeMails()
  expect(more).toEqual([])
  const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error('No mail with a code is there.')
  return code
}

/** Asks for a code and reads it in the mail. */
async function begin(email: string): Promise<Begun> {
  const { data } = (await ask(email)).json<{ data: { reset: string } }>()
  return { email, reset: data.reset, otp: await mailedCode() }
}

/** The same with a code that differs from the given one. */
const wrong = (begun: Begun): Begun => ({
  ...begun,
  otp: String((Number(begun.otp) + 1) % 100_000_000).padStart(8, '0'),
})

test('the mailed code sets a new password; earlier tokens end, and a mail says so', async () => {
  const user = await addUser(api.db)
  const before = await api.signedIn(user)
  const begun = await begin(user.email.toUpperCase())
  const response = await reset(begun)
  expect(response.json()).toEqual({
    success: true,
    message: 'Your password has been reset. Please sign in.',
  })
  expect((await api.get('/user', before)).statusCode).toBe(401)
  expect((await signIn(user.email, testPassword)).statusCode).toBe(401)
  expect((await signIn(user.email, newPassword)).statusCode).toBe(200)
  const [notice] = await api.takeMails()
  expect(notice).toMatchObject({ to: user.email, subject: 'Your password was changed' })
})

test('an unknown address gets the same response with another random id, and no mail', async () => {
  const user = await addUser(api.db)
  const [known, unknown] = [await ask(user.email), await ask('nobody@example.org')]
  expect(unknown.statusCode).toBe(known.statusCode)
  const idOf = (response: typeof known) => response.json<{ data: { reset: string } }>().data.reset
  expect(unknown.body.replace(idOf(unknown), '')).toBe(known.body.replace(idOf(known), ''))
  for (const response of [known, unknown]) expect(idOf(response)).toMatch(/^[\w-]{22}$/)
  expect(idOf(known)).not.toBe(idOf(unknown))
  expect((await api.takeMails()).map(({ to }) => to)).toEqual([user.email])
  const refusals = [
    await reset({ email: user.email, reset: idOf(known), otp: '00000000' }),
    await reset({ email: 'nobody@example.org', reset: idOf(unknown), otp: '00000000' }),
  ]
  for (const refusal of refusals) {
    expect(refusal.statusCode).toBe(400)
    expect(refusal.json()).toEqual({
      success: false,
      message: errorSentence('code_invalid'),
      code: 'code_invalid',
    })
  }
})

test('the right code after five wrong ones is refused, also when all come at once', async () => {
  const user = await addUser(api.db)
  const begun = await begin(user.email)
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await reset(wrong(begun))).statusCode).toBe(400)
  expect((await reset(begun)).statusCode).toBe(400)

  const next = await begin(user.email)
  await Promise.all(Array.from({ length: 12 }, () => reset(wrong(next))))
  expect((await reset(next)).statusCode).toBe(400)
  expect((await signIn(user.email, testPassword)).statusCode).toBe(200)
})

test('a stranger who knows the address cannot spend the tries of the owner, nor replace the code', async () => {
  const user = await addUser(api.db)
  const own = await begin(user.email)
  const strange = await begin(user.email)
  for (let attempt = 0; attempt < 6; attempt++) {
    for (const id of [strange.reset, 'a'.repeat(22)])
      expect((await reset({ ...wrong(own), reset: id })).statusCode).toBe(400)
  }
  expect((await reset({ ...own, reset: strange.reset })).statusCode).toBe(400)
  expect((await reset(own)).statusCode).toBe(200)
  await api.takeMails()
})

test('without the id of its reset the newest code works; five tries of an address are its own', async () => {
  const user = await addUser(api.db)
  const earlier = await begin(user.email)
  api.clock = new Date(api.clock.getTime() + 1_000)
  const { reset: _, ...newest } = await begin(user.email)
  const send = (body: object) => api.post('/auth/reset-password', { ...body, newPassword })
  expect((await send({ ...newest, otp: earlier.otp })).statusCode).toBe(400)
  expect((await send(newest)).statusCode).toBe(200)
  await api.takeMails()

  const own = await begin(user.email)
  const { reset: __, ...unnamed } = own
  const statuses: number[] = []
  for (let attempt = 0; attempt < 4; attempt++)
    statuses.push((await send({ ...unnamed, otp: wrong(own).otp })).statusCode)
  expect(statuses).toEqual([400, 400, 400, 429])
  expect((await send(unnamed)).statusCode).toBe(429)
  expect((await reset(own)).statusCode).toBe(200)
  await api.takeMails()
})

test.each(['nobody@example.org', 'nobody-else@example.org'])(
  'an unknown address has the same five tries (%s)',
  async (email) => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push(
        (await api.post('/auth/reset-password', { email, otp: '00000000', newPassword }))
          .statusCode,
      )
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  },
)

test('a code works once, also when it comes twice at the same moment; then no other works either', async () => {
  const user = await addUser(api.db)
  const earlier = await begin(user.email)
  const begun = await begin(user.email)
  const responses = await Promise.all([
    reset(begun, 'first of two choices'),
    reset(begun, 'second of two choices'),
  ])
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  for (const used of [begun, earlier]) expect((await reset(used)).statusCode).toBe(400)
  expect((await api.takeMails()).length).toBe(1)
})

test('a code works for ten minutes; then its row is swept', async () => {
  const user = await addUser(api.db)
  const begun = await begin(user.email)
  const rows = () => api.db.select().from(resetCodes).where(eq(resetCodes.userId, user.id))
  api.clock = new Date(api.clock.getTime() + 10 * 60_000 - 1)
  await sweepRows(api.db, api.clock)
  expect(await rows()).toHaveLength(1)
  api.clock = new Date(api.clock.getTime() + 1)
  expect((await reset(begun)).statusCode).toBe(400)
  await sweepRows(api.db, api.clock)
  expect(await rows()).toEqual([])
})

test('a mail that is written again has another code for the same reset, with tries of its own', async () => {
  const user = await addUser(api.db)
  const { data } = (await ask(user.email)).json<{ data: { reset: string } }>()
  const now = api.clock
  await renewResetCode(api.db, { id: data.reset, userId: user.id }, now)
  const wrong = { email: user.email, reset: data.reset, otp: '00000000' }
  for (let attempt = 1; attempt <= 5; attempt += 1) await reset(wrong)
  expect(
    (await reset({ email: user.email, reset: data.reset, otp: await mailedCode() })).statusCode,
  ).toBe(200)
  await api.takeMails()
})

test('a code belongs to one account', async () => {
  const [one, other] = [await addUser(api.db), await addUser(api.db)]
  const begun = await begin(one.email)
  const others = await begin(other.email)
  expect((await reset({ ...begun, email: other.email })).statusCode).toBe(400)
  expect((await reset({ ...others, otp: begun.otp })).statusCode).toBe(400)
  expect((await reset(begun)).statusCode).toBe(200)
  await api.takeMails()
})

test.each(['password', 'Iloveyou1!', 'Rampart2026', 'sunshine'])(
  '%s is refused as a new password, and costs no try',
  async (password) => {
    const begun = await begin((await addUser(api.db)).email)
    for (let attempt = 0; attempt < 6; attempt++) {
      const response = await reset(begun, password)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        message: fieldProblems.password_common,
        errors: [{ path: 'newPassword', code: 'password_common' }],
      })
    }
    expect((await reset(begun)).statusCode).toBe(200)
    await api.takeMails()
  },
)

test('the own names are refused as a new password once the code is right, and never told before', async () => {
  const { email } = await addUser(api.db, { firstName: 'Barnabas', lastName: 'Quillfeather' })
  const begun = await begin(email)
  for (const password of ['Barnabas1', 'barnabas.quillfeather'])
    expect((await reset(begun, password)).json()).toMatchObject({
      errors: [{ path: 'newPassword', code: 'password_common' }],
    })
  expect((await reset(wrong(begun), 'Barnabas1')).json()).toMatchObject({ code: 'code_invalid' })
  expect((await reset(begun)).statusCode).toBe(200)
  await api.takeMails()
})

test('the database holds no code in plain text', async () => {
  const { otp } = await begin((await addUser(api.db)).email)
  const rows = await api.db.execute('select * from reset_codes')
  expect(JSON.stringify(rows)).not.toContain(otp)
})
