import { expect, test } from 'vitest'
import { policyHash } from '../../apps/site/server/policyHash.ts'
import { send } from './support/http.ts'
import { useSite } from './support/tests.ts'

const site = useSite()

test('without a mail server a mail can be read on this machine, and by its names of this machine alone', async () => {
  const { address } = site()
  const asked = await send(address, '/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'learner@demo.test' }),
  })
  expect(asked.status).toBe(200)
  await expect
    .poll(async () => (await send(address, '/dev/outbox')).text, { timeout: 20_000 })
    .toContain('Your code to reset your password')
  const list = await send(address, '/dev/outbox')
  const path = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.text)?.[1] ?? ''
  const mail = await send(address, path)
  expect(mail.text).toMatch(/\b\d{8}\b/)
  // On a phone its lines wrap.
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(mail.text) ?? []
  expect(style).toContain('pre-wrap')
  expect(mail.headers['content-security-policy']).toContain(policyHash(style))
  expect((await send(address, `${path}/html`)).headers['content-security-policy']).toContain(
    'sandbox',
  )
  expect((await send(address, '/dev/outbox/..%2f..%2fauth-secret')).status).toBe(404)
  expect((await send(address, '/dev/outbox', { headers: { host: 'evil.example' } })).status).toBe(
    404,
  )
})
