import { expect, test } from 'vitest'
import {
  digitsForLetters,
  groupedRecoveryCode,
  plainRecoveryCode,
  recoveryAlphabet,
} from './recoveryCodes.ts'

test('a code is the same however it is typed', () => {
  for (const typed of [
    '0123-4567-89AB-CDEF',
    ' o123 4567 89ab cdef ',
    'OI23456789abcdef',
    '0l2-3456789ABCDEF',
  ])
    expect(plainRecoveryCode(typed)).toBe('0123456789ABCDEF')
})

test('it is shown in groups of four', () => {
  expect(groupedRecoveryCode('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF')
})

test('no letter of a code is read as a digit', () => {
  expect(digitsForLetters(recoveryAlphabet)).toBe(recoveryAlphabet)
  expect(digitsForLetters('OIL')).toBe('011')
})
