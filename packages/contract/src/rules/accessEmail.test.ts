import { expect, test } from 'vitest'
import { accessEmailProblem } from './accessEmail.ts'

test('an address must contain an @', () => {
  for (const email of ['', ' ', 'pat.demo.test']) {
    expect(accessEmailProblem(email)).toBe('email_invalid')
  }
  expect(accessEmailProblem('participant@demo.test')).toBeNull()
})
