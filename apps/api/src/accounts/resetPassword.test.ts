import { expect, test } from 'vitest'
import { addUser, testPassword } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { errorSentence } from '@rampart/contract/errors/errorTable'
import { fieldProblems } from '@rampart/contract/errors/fieldProblems'

const api = useTestApi()
const newPassword = 'a brook over mossy stones'
const ask = (email: string) => api.post('/auth/forgot-password', { email })
const reset = (email: string, otp: string, password = newPassword) =>
  api.post('/auth/reset-password', { email, otp, newPassword: password })
const signIn = (email: string, password: string) => api.post('/auth/login', { email, password })

/** The code of the one queued mail. */
async function mailedCode(): Promise<string> {
  const [mail, ...more] = await api.takeMails()
  expect(more).toEqual([])
  const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error('No mail with a code is there.')
  return code
}

/** A code that differs from the given one. */
const wrong = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')

test('the mailed code sets a new password; earlier tokens end, and a mail says so', async () => {
  const user = await addUser(api.db)
  const before = await api.signedIn(user)
  expect((await ask(user.email.toUpperCase())).statusCode).toBe(200)
  const response = await reset(user.email, await mailedCode())
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

test('an unknown address gets the same response, and no mail', async () => {
  const user = await addUser(api.db)
  const [known, unknown] = [await ask(user.email), await ask('nobody@example.org')]
  expect(unknown.statusCode).toBe(known.statusCode)
  expect(unknown.body).toBe(known.body)
  expect((await api.takeMails()).map(({ to }) => to)).toEqual([user.email])
  const refusals = [
    await reset(user.email, '00000000'),
    await reset('nobody@example.org', '00000000'),
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
  await ask(user.email)
  const code = await mailedCode()
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await reset(user.email, wrong(code))).statusCode).toBe(400)
  expect((await reset(user.email, code)).statusCode).toBe(400)

  await ask(user.email)
  const next = await mailedCode()
  await Promise.all(Array.from({ length: 12 }, () => reset(user.email, wrong(next))))
  expect((await reset(user.email, next)).statusCode).toBe(400)
  expect((await signIn(user.email, testPassword)).statusCode).toBe(200)
})

test('a code works once, also when it comes twice at the same moment', async () => {
  const user = await addUser(api.db)
  await ask(user.email)
  const code = await mailedCode()
  const answers = await Promise.all([
    reset(user.email, code, 'first of two choices'),
    reset(user.email, code, 'second of two choices'),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  expect((await reset(user.email, code)).statusCode).toBe(400)
  expect((await api.takeMails()).length).toBe(1)
})

test('only the newest code works, for ten minutes', async () => {
  const user = await addUser(api.db)
  await ask(user.email)
  const first = await mailedCode()
  await ask(user.email)
  const second = await mailedCode()
  expect((await reset(user.email, first)).statusCode).toBe(400)
  api.clock = new Date(api.clock.getTime() + 10 * 60_000)
  expect((await reset(user.email, second)).statusCode).toBe(400)
})

test('a code belongs to one account', async () => {
  const [one, other] = [await addUser(api.db), await addUser(api.db)]
  await ask(one.email)
  const code = await mailedCode()
  await ask(other.email)
  await mailedCode()
  expect((await reset(other.email, code)).statusCode).toBe(400)
  expect((await reset(one.email, code)).statusCode).toBe(200)
  await api.takeMails()
})

test.each(['password', 'Iloveyou1!', 'Rampart2026', 'sunshine'])(
  '%s is refused as a new password, and costs no try',
  async (password) => {
    const user = await addUser(api.db)
    await ask(user.email)
    const code = await mailedCode()
    for (let attempt = 0; attempt < 6; attempt++) {
      const response = await reset(user.email, code, password)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        message: fieldProblems.password_common,
        errors: [{ path: 'newPassword', code: 'password_common' }],
      })
    }
    expect((await reset(user.email, code)).statusCode).toBe(200)
    await api.takeMails()
  },
)

test('the database holds no code in plain text', async () => {
  const user = await addUser(api.db)
  await ask(user.email)
  const code = await mailedCode()
  const rows = await api.db.execute('select * from reset_codes')
  expect(JSON.stringify(rows)).not.toContain(code)
})
