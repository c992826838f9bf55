import { found } from '@rampart/verify/checks'
import { expect, it } from 'vitest'
import { arabicCredentials } from './arabicCredentials.ts'

const { checks, credentials, selfCheck, verifyAnything } = arabicCredentials

it.each([
  [2, 'جارٍ فحص وثيقتين.'],
  [7, 'جارٍ فحص 7 وثائق.'],
  [11, 'جارٍ فحص 11 وثيقة.'],
  [200, 'جارٍ فحص 200 وثيقة.'],
])('%i credentials are checked in the form of their number', (count, words) => {
  expect(verifyAnything.checking(count)).toBe(words)
})

it('keeps names of another script to themselves', () => {
  const { post } = credentials.kinds.certificate.of.course
  expect(post('Git Basics', 'Rampart')).toContain(
    'دورة «\u2068Git Basics\u2069» لدى \u2068Rampart\u2069.',
  )
  expect(post(undefined, 'Rampart')).toContain('دورة تدريبية لدى')
  expect(selfCheck.difference('الرقم', null, 'CSN-1')).toBe(
    'الرقم في هذه الصفحة: لا شيء، أما الموقّع فهو «\u2068CSN-1\u2069»',
  )
})

it('says what a check has found, with the issuer where it is about one', () => {
  expect(checks.found(found('expired'))).toBe('انتهت صلاحيتها.')
  expect(checks.found(found('issuer_other', 'badges.example'))).toBe(
    'تذكر جهة إصدار أخرى: \u2068badges.example\u2069.',
  )
})

it('counts results in a sentence of its own', () => {
  const counts = [
    { verdict: 'valid', count: 2 },
    { verdict: 'revoked', count: 1 },
  ] as const
  expect(verifyAnything.summary(3, counts)).toBe('عدد ما فُحص 3: صالحة (2)، ملغاة (1).')
})
