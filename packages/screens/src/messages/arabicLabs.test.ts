import { labFailures } from '@rampart/contract/errors/labFailures'
import { expect, it } from 'vitest'
import { arabicLabs } from './arabicLabs.ts'
import { isolated } from './isolated.ts'

const { labs, labSessions, labTerminal } = arabicLabs

it('counts credits by the rules of the language', () => {
  expect([0, 1, 2, 3, 11].map(labs.credits)).toEqual([
    'لا نقاط',
    'نقطة واحدة',
    'نقطتان',
    '3 نقاط',
    '11 نقطة',
  ])
  expect(labs.shortfall(2, 'ساعة', 1)).toBe('تحتاج إلى نقطتين مقابل ساعة؛ لديك نقطة واحدة.')
  expect(labs.extendShortfall(1, '30 دقيقة', 0)).toBe(
    'يكلّف التمديد نقطة واحدة على الأقل مقابل 30 دقيقة؛ ليس لديك أي نقاط.',
  )
})

it.each(labFailures)('says why a session failed: %s', (code) => {
  expect(labSessions.failures[code]).toMatch(/^[\p{Script=Arabic}\p{M}\s]+\.$/u)
})

it('has no Arabic in what the terminal prints', () => {
  expect(`${labTerminal.welcome}${labTerminal.noPass}`).not.toMatch(/\p{Script=Arabic}/u)
})

it('says what is given back', () => {
  expect([1, 2, 3].map(labs.comesBack)).toEqual([
    'تُعاد إليك نقطة واحدة.',
    'تُعاد إليك نقطتان.',
    'تُعاد إليك 3 نقاط.',
  ])
  expect([0, 2].map(labs.endGivesBack)).toEqual([
    'لم تبدأ الجلسة بعد، ولن تُخصم منك أي نقاط.',
    'لم تبدأ الجلسة بعد، لذا تُعاد إليك نقطتان.',
  ])
})

it('leaves titles as they are', () => {
  const title = 'Lab #7'
  expect([2, 10, 30].map((minutes) => labSessions.lessThanLeft(minutes, title))).toEqual([
    `بقي أقل من دقيقتين في «${isolated(title)}».`,
    `بقي أقل من 10 دقائق في «${isolated(title)}».`,
    `بقي أقل من 30 دقيقة في «${isolated(title)}».`,
  ])
  expect(labSessions.ledger.started(title, 'ساعة')).toBe(`بدء «${isolated(title)}» (ساعة)`)
  expect(labSessions.ledger.unused(title)).toBe(`وقت غير مستخدم من «${isolated(title)}»`)
  expect(labSessions.ledger.hold('')).toBe('حجز')
  expect(labSessions.ledger.hold(title)).toBe(`حجز: ${isolated(title)}`)
})
