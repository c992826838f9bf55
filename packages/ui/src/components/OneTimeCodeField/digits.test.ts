import { expect, it } from 'vitest'
import { digitsOf } from './digits.ts'

it.each([
  ['1234 5678', '12345678'],
  [' 12-34-56-78\n', '12345678'],
  ['Your code: 12345678.', '12345678'],
  ['１２３４５６７８', '12345678'],
  ['٠١٢٣ ٤٥٦٧', '01234567'],
  ['۲۳۴۵۶۷۸۹', '23456789'],
  ['123456789', '12345678'],
  ['no digits', ''],
])('takes from %j the digits', (text, digits) => {
  expect(digitsOf(text, 8)).toBe(digits)
})
