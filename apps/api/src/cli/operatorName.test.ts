import { expect, test } from 'vitest'
import { maxOperatorName, operatorName } from './operatorName.ts'

test.each([
  ['the user of the machine', {}, 'ada', 'ada'],
  ['who called sudo', { SUDO_USER: 'ada' }, 'root', 'ada'],
  ['in a container, the one who was named', { OPERATOR: ' ada ' }, 'nobody', 'ada'],
  ['in a container whose user has no name', { OPERATOR: 'ada' }, null, 'ada'],
  ['nobody, if nobody was named', { OPERATOR: '' }, 'nobody', 'nobody'],
  ['the number of a user without a name', {}, null, String(process.getuid?.())],
])('an operator is %s', (_, env, user, name) => {
  expect(operatorName(env, user)).toBe(name)
})

test('no name replaces one that the machine knows', () => {
  expect(operatorName({ OPERATOR: 'eve' }, 'ada')).toBe('ada')
  expect(operatorName({ OPERATOR: 'eve', SUDO_USER: 'ada' }, 'nobody')).toBe('ada')
})

test('a name has an end', () => {
  expect(operatorName({ OPERATOR: 'a'.repeat(100) }, 'nobody')).toHaveLength(maxOperatorName)
})
