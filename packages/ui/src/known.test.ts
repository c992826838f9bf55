import { afterEach, expect, test, vi } from 'vitest'
import { known } from './known.ts'

const choices = { info: 1, critical: 2 }
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => {
  warn.mockClear()
  vi.unstubAllEnvs()
})

test('what is known stays, without a word', () => {
  expect(known(choices, 'critical', 'info', 'The tone')).toBe('critical')
  expect(warn).not.toHaveBeenCalled()
})

test.each(['error', 'constructor', '__proto__', '', undefined])(
  '%s becomes the fallback, and a warning says so',
  (value) => {
    expect(known(choices, value as never, 'info', 'The tone')).toBe('info')
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `The tone is one of info, critical, not '${value}'; 'info' is shown.`,
    )
  },
)

test('nothing is said in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(known(choices, 'error' as never, 'info', 'The tone')).toBe('info')
  expect(warn).not.toHaveBeenCalled()
})
