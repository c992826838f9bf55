import { expect, it } from 'vitest'
import { pluralIn } from './messages.ts'

it('chooses the form for a number by the rules of the language', () => {
  const english = pluralIn('en-US')
  expect([0, 1, 2, 1234].map((n) => english(n, { one: '# credit', other: '# credits' }))).toEqual(['0 credits', '1 credit', '2 credits', '1,234 credits'])
  const inArabic = pluralIn('ar')
  const forms = { zero: 'لا دروس', one: 'درس واحد', two: 'درسان', few: '# دروس', many: '# درسًا', other: '# درس' }
  expect([0, 1, 2, 3, 11, 100].map((n) => inArabic(n, forms))).toEqual(['لا دروس', 'درس واحد', 'درسان', '3 دروس', '11 درسًا', '100 درس'])
})
