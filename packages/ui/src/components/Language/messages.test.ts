import { expect, it } from 'vitest'
import { plural, pluralIn } from './messages.ts'

it('chooses the form for a number by the rules of the language', () => {
  const inArabic = pluralIn('ar')
  const forms = {
    zero: 'لا دروس',
    one: 'درس واحد',
    two: 'درسان',
    few: '# دروس',
    many: '# درسًا',
    other: '# درس',
  }
  expect([0, 1, 2, 3, 11, 100].map((n) => inArabic(n, forms))).toEqual([
    'لا دروس',
    'درس واحد',
    'درسان',
    '3 دروس',
    '11 درسًا',
    '100 درس',
  ])
})

it('says in English what the rules of English say', () => {
  const byRules = pluralIn('en-US')
  const forms = { one: '# credit', other: '# credits' }
  const counts = [0, 1, 2, 1.5, -1, 999, 1000, 1234]
  expect(counts.map((count) => plural(count, forms))).toEqual(
    counts.map((count) => byRules(count, forms)),
  )
  expect(plural(1, { other: 'many' })).toBe('many')
})
