import { decodeToken } from '@rampart/contract/rules/tokenRules'
import { expect, test } from 'vitest'
import type { MailJob } from '../mail/mailQueue.ts'
import { addParticipant } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi({ PUBLIC_URL: 'https://learn.example.org' })

const ask = (bootcampId: string, email: string, at = api) =>
  at.post('/bootcamp/verify', { bootcampId, email })

test('the mail has a link that opens the task of its bootcamp any number of times', async () => {
  const { id, email } = await addParticipant(api.db, {
    bootcampSlug: 'ai-security',
    firstName: 'Pat <b>',
  })
  expect((await ask('ai-security', ` ${email.toUpperCase()} `)).statusCode).toBe(200)
  const [mail, ...others] = await api.takeMails()
  expect(others).toEqual([])
  expect(mail?.to).toBe(email)
  expect(mail?.subject).toBe('Your access link for Applied AI Security Bootcamp')
  expect(mail?.text).toContain('The link works for 72 hours, as often as you like.')
  expect(mail?.html).toContain('Hello Pat &lt;b&gt;,')
  const link =
    /https:\/\/learn\.example\.org\/bootcamps\/ai-security\/task\?session=([\w.-]+)/.exec(
      mail?.text ?? '',
    )
  const token = link?.[1] ?? ''
  expect(mail?.html).toContain(link?.[0])
  const claims = decodeToken(token)
  expect(claims).toMatchObject({
    sub: id,
    aud: 'bootcamp',
    scope: 'bootcamp:access',
    bootcampId: 'ai-security',
  })
  expect(Number(claims?.exp) - Number(claims?.iat)).toBe(72 * 3600)
  for (let time = 0; time < 3; time += 1) {
    const response = await api.get('/bootcamp-task/task', { authorization: `Bearer ${token}` })
    expect(response.json()).toMatchObject({ success: true, data: { user: { email } } })
  }
})

test('the response and the queued mail are the same whether or not the address is registered', async () => {
  const { email } = await addParticipant(api.db)
  const responses = []
  const queued: MailJob[][] = []
  for (const asked of [email, 'nobody@example.org']) {
    const response = await ask('aws', asked)
    const { date: _, ...headers } = response.headers
    responses.push({ status: response.statusCode, headers, body: response.body })
    queued.push([...api.queuedMails])
    const mails = await api.takeMails()
    expect(mails).toHaveLength(asked === email ? 1 : 0)
  }
  expect(responses[0]).toEqual(responses[1])
  expect(queued).toEqual([
    [{ kind: 'task-link', bootcampSlug: 'aws', email }],
    [{ kind: 'task-link', bootcampSlug: 'aws', email: 'nobody@example.org' }],
  ])
})

test('a participant of one bootcamp gets no link for another', async () => {
  const { email } = await addParticipant(api.db, { bootcampSlug: 'aws' })
  expect((await ask('cyber', email)).statusCode).toBe(200)
  expect(await api.takeMails()).toEqual([])
})

test.each(['devops', 'constructor', 'aws-2'])('there is no bootcamp %s', async (slug) => {
  const response = await ask(slug, 'a@example.org')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({
    success: false,
    message: 'Bootcamp not found',
    code: 'bootcamp_not_found',
  })
  expect(api.queuedMails).toEqual([])
})

test.each(['', 'nobody', '@'])('the address %j is refused', async (email) => {
  expect((await ask('aws', email)).statusCode).toBe(400)
})

const limited = useTestApi({ RATE_LIMIT_SCALE: '1' })

test('three links an hour to one address, registered or not, and sixty from one client', async () => {
  const { email } = await addParticipant(limited.db)
  for (const asked of [email, 'nobody@example.org']) {
    for (let count = 0; count < 3; count += 1)
      expect((await ask('aws', asked, limited)).statusCode).toBe(200)
    const refused = await ask('aws', asked, limited)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  }
  const others = await Promise.all(
    Array.from({ length: 56 }, (_, at) => ask('aws', `other-${at}@example.org`, limited)),
  )
  expect(others.filter(({ statusCode }) => statusCode === 200)).toHaveLength(54)
  limited.clock = new Date(limited.clock.getTime() + 3_601_000)
  expect((await ask('aws', email, limited)).statusCode).toBe(200)
})
