import { expect, test } from 'vitest'
import { hasAll } from './usePlaces.ts'

test.each([
  ['my learning', true],
  ['LEARN', true],
  ['prog my', true],
  ['learn kubernetes', false],
  ['earning', false],
  ['m', false],
  ['', false],
])('of My Learning, %j finds it: %j', (words, isFound) => {
  expect(hasAll('My Learning progress', words)).toBe(isFound)
})

test('accents do not count, in either text', () => {
  expect(hasAll('Vérifier un certificat', 'verif')).toBe(true)
  expect(hasAll('Verificar un certificado', 'vérif')).toBe(true)
})
