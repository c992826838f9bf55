import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/testApi.ts'
import { useEvidence } from './evidenceFixture.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })
const { addLearner, consent } = useEvidence(api)

test('consent can be given twenty times a day, and always be withdrawn', async () => {
  const user = await addLearner()
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await consent(user, true)).statusCode).toBe(200)
    expect((await consent(user, true)).statusCode).toBe(200)
    expect((await consent(user, false)).statusCode).toBe(200)
  }
  const refused = await consent(user, true)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
  expect((await consent(user, false)).json().data.consent).toBe('hidden')
  api.clock = new Date(api.clock.getTime() + 25 * 60 * 60 * 1000)
  expect((await consent(user, true)).json().data.consent).toBe('shown')
})
