import { expect, it } from 'vitest'
import { labSession, mission } from '../../testing/labFixtures.ts'
import { arabicLabs } from '../../messages/arabicLabs.ts'
import { labMessages } from '../labs.messages.ts'
import { labNotesMessages } from './labNotes.messages.ts'
import { writeUp, writeUpName } from './writeUp.ts'

const messages = { ...labMessages.english, ...labNotesMessages.english }
const of = (values: Partial<Parameters<typeof writeUp>[0]> = {}) =>
  writeUp({
    lab: { title: 'Forge a JSON Web Token' },
    notes: 'The verifier believes `alg`.',
    sessions: [],
    now: Date.parse('2026-11-20T10:00:00Z'),
    locale: 'en-US',
    timeZone: 'UTC',
    messages,
    ...values,
  })

it('has the sessions with their checks, and the notes last', () => {
  const first = mission(1)
  const checks = first.checks.map((check, index) =>
    index === 0 ? { ...check, hints: ['Look.', 'Look there.'] } : check,
  )
  const text = of({ sessions: [labSession('completed', { mission: { ...first, checks } })] })
  expect(text).toBe(`# Write-up: Forge a JSON Web Token

Written on Friday, November 20, 2026, 10:00 AM.

## Sessions

### Friday, November 20, 2026, 9:50 AM

1 of 5 checks

- [x] Hand in the code in the closed books (after 1:30, 2 hints opened)
- [ ] A token that nobody signed is refused (Not solved)
- [ ] The old secret opens nothing (Not solved)
- [ ] An expired token is refused (Not solved)
- [ ] Honest work goes on (Not solved)

- Lab URL: http://k3f9.localhost:3100
- Credentials: username, password, ownerKey

## Notes

The verifier believes \`alg\`.

`)
})

it('puts the comma of the language between words', () => {
  const { checks, ...rest } = mission(1)
  const hinted = { ...rest, checks: checks.map((check) => ({ ...check, hints: ['Look.'] })) }
  const text = of({
    sessions: [labSession('completed', { mission: hinted })],
    locale: 'ar',
    messages: { ...arabicLabs.labs, ...arabicLabs.labNotes },
  })
  expect(text).toContain('(بعد 1:30، التلميحات المفتوحة: 1)')
  expect(text).toContain('بيانات الدخول: username، password، ownerKey')
})

it('holds no secret of a session that runs', () => {
  const text = of({ sessions: [labSession('active')] })
  expect(text).toContain('ownerKey')
  for (const secret of ['mallory', 'tidal-copper-lantern-42', 'ok_5f1d'])
    expect(text).not.toContain(secret)
})

it('takes titles for words, and says what there is none of', () => {
  const text = of({ lab: { title: '# [x](javascript:alert(1))\n\n<b>`' }, notes: '  \r\n' })
  expect(text.split('\n')[0]).toBe('# Write-up: \\# \\[x\\](javascript:alert(1)) \\<b\\>\\`')
  expect(text).toContain('No session yet.')
  expect(text.trimEnd()).toMatch(/No notes\.$/)
})

it.each([
  ['jwt-forgery', 'jwt-forgery-write-up.md'],
  ['../../etc/passwd', '-etc-passwd-write-up.md'],
  ['', 'lab-write-up.md'],
])('names the file of %j %s', (path, name) => {
  expect(writeUpName(path)).toBe(name)
})
