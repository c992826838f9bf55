import { describe, expect, it } from 'vitest'
import { labSession } from '../testing/labFixtures.ts'
import { labMessages } from './labs.messages.ts'
import { labSessionMessages } from './labSessions.messages.ts'
import {
  endConsequences,
  endingOf,
  formatMoment,
  shownCredentials,
  statusSentence,
} from './sessionTexts.ts'

/** Ended this many minutes after the start of its hour. */
const consequences = (status: Parameters<typeof labSession>[0], minutes: number) =>
  endConsequences(
    labSession(status),
    Date.parse('2026-11-20T09:50:00.000Z') + minutes * 60_000,
    labMessages.english,
  )
const ending = (...session: Parameters<typeof labSession>) =>
  endingOf(labSession(...session), labSessionMessages.english)
const sentence = (status: Parameters<typeof labSession>[0]) =>
  statusSentence(labSession(status), labSessionMessages.english)

it('tells date and time in the reader’s zone', () => {
  expect(formatMoment('2026-11-20T09:50:00.000Z', 'en-US', 'UTC')).toBe(
    'Friday, November 20, 2026, 9:50 AM',
  )
  expect(formatMoment('2026-11-20T22:50:00.000Z', 'en-US', 'Asia/Tokyo')).toBe(
    'Saturday, November 21, 2026, 7:50 AM',
  )
  expect(formatMoment('2026-11-20T22:50:00.000Z', 'de', 'UTC')).toBe(
    'Freitag, 20. November 2026 um 22:50',
  )
  expect(formatMoment('soon', 'en-US', 'UTC')).toBe('')
})

it.each([
  ['username', false],
  ['host', false],
  ['password', true],
  ['adminPassword', true],
  ['client_secret', true],
  ['ownerKey', true],
  ['SESSION_TOKEN', true],
])('%s is secret: %s', (name, isSecret) => {
  expect(shownCredentials({ [name]: 'value' })).toEqual([{ name, value: 'value', isSecret }])
})

it('shows no credential without a value', () => {
  expect(shownCredentials({ username: null, password: null })).toEqual([])
})

describe('endConsequences', () => {
  it('says how many credits come back, and nothing of credits if none do', () => {
    const deleted = 'The environment and everything you did in it are deleted immediately.'
    expect(consequences('active', 30)).toEqual([deleted, '1 credit comes back.'])
    expect(consequences('active', 31)).toEqual([deleted])
    expect(labMessages.english.comesBack(2)).toBe('2 credits come back.')
  })

  it.each(['queued', 'provisioning'] as const)('gives credits of a %s session back', (status) => {
    expect(consequences(status, 0)).toEqual([
      'It has not begun, so 2 credits will be given back to you.',
    ])
  })
})

it('has words for each ending and none before', () => {
  expect(ending('failed')).toEqual({ tone: 'critical', text: 'The lab environment did not start.' })
  expect(ending('failed', { error: null })?.text).toBe('This session failed.')
  const lost = { code: 'server_silent', message: 'In the words of another version.' } as const
  expect(ending('failed', { error: lost })?.text).toBe(
    'The lab environment was lost because its server does not answer.',
  )
  const earlier = { code: null, message: 'A reason from before codes.' }
  expect(ending('failed', { error: earlier })?.text).toBe('A reason from before codes.')
  for (const status of ['completed', 'expired', 'abandoned'] as const)
    expect(ending(status)?.text).toMatch(/session/)
  for (const status of ['queued', 'provisioning', 'active'] as const)
    expect(ending(status)).toBeUndefined()
})

it('says what came back of a session that was ended early', () => {
  expect(ending('completed', { creditsBack: 2 })?.text).toBe(
    'You have ended this session. Its environment is gone. You were faster: 2 credits back.',
  )
  expect(ending('completed')?.text).not.toContain('faster')
})

it('says what came back of a lab that stopped, unless it is everything', () => {
  const stopped = { code: 'stopped', message: 'It stopped.' } as const
  const textFor = (creditsUsed: number, creditsBack: number) =>
    ending('failed', { error: stopped, creditsUsed, creditsBack })?.text
  expect(textFor(0, 0)).toBe('The lab environment stopped unexpectedly.')
  expect(textFor(1, 3)).toBe(
    'The lab environment stopped unexpectedly. Your labs have stopped more than three times in thirty days, so only the half-hours that had not begun were refunded: 3 credits back.',
  )
  expect(textFor(3, 1)).toMatch(/: 1 credit back\.$/)
  expect(textFor(4, 0)).toMatch(/: 0 credits back\.$/)
})

it('says what a session has come to', () => {
  expect(sentence('provisioning')).toBe('Forge a JSON Web Token is starting.')
  expect(sentence('active')).toBe('Forge a JSON Web Token is running.')
  expect(sentence('expired')).toBe('This session ran out of time. Its environment is gone.')
})
