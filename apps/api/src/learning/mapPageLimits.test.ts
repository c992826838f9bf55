import { expect, test } from 'vitest'
import { addLearner } from '../lessons/learningFixture.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi({ RATE_LIMIT_SCALE: '1' })

test('a map is published twenty times a day, as each time stays in the audit trail, and always hidden', async () => {
  const learner = await addLearner(api)
  const change = async (isPublic: boolean, showsName: boolean) =>
    (await learner.send('PUT', '/mylearning/map/page', { isPublic, showsName })).statusCode
  for (let time = 1; time <= 20; time += 1) expect(await change(true, time % 2 === 0)).toBe(200)
  expect(await change(true, false)).toBe(429)
  // What is so already is no change.
  expect(await change(true, true)).toBe(200)
  expect(await change(false, false)).toBe(200)
  expect(await change(true, false)).toBe(429)
})
