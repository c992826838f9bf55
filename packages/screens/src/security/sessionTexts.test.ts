import { expect, it } from 'vitest'
import { arabicScreens } from '../messages/arabic.ts'
import { securityMessages } from './security.messages.ts'
import { deviceText, isPhone, momentText } from './sessionTexts.ts'

const { english } = securityMessages

it.each([
  ['Chrome', 'Linux', 'Chrome on Linux'],
  ['Firefox', null, 'Firefox'],
  [null, 'Windows', 'Unknown browser or program on Windows'],
  [null, null, 'Unknown browser or program'],
] as const)('%s, %s', (browser, system, text) => {
  expect(deviceText({ browser, system }, english)).toBe(text)
})

it('has Arabic words around the names', () => {
  const text = deviceText({ browser: 'Chrome', system: 'Linux' }, arabicScreens.security)
  expect(text).toMatch(/Chrome.*Linux/)
  expect(text).not.toContain(' on ')
})

it('tells phones from computers', () => {
  expect(isPhone({ system: 'iOS' })).toBe(true)
  expect(isPhone({ system: 'macOS' })).toBe(false)
  expect(isPhone({ system: null })).toBe(false)
})

it('has no character that fonts may lack', () => {
  expect(momentText('2026-11-20T09:50:00.000Z', 'en-US')).toMatch(/^Nov \d+, 2026, [\d:]+ [AP]M$/)
})
