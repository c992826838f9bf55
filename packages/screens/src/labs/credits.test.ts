import { describe, expect, it } from 'vitest'
import { labDurations } from '@rampart/contract/rules/labDurations'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { durationOptions, durationText, extensionOffer, ledgerText } from './credits.ts'
import { labMessages } from './labs.messages.ts'
import { labSessionMessages } from './labSessions.messages.ts'

const messages = labMessages.english
const optionsWith = (
  balance: number | undefined,
  durations: readonly LabDuration[] = labDurations,
) => durationOptions({ balance }, durations, 'en-US', messages)
const offerFor = (ttl: number, balance: number | undefined, timeFactor = 1) =>
  extensionOffer({ ttl, maxTtl: 240 * timeFactor, timeFactor }, balance, 'en-US', messages)

it('counts in words', () => {
  expect([0, 1, 2].map(messages.credits)).toEqual(['0 credits', '1 credit', '2 credits'])
  expect([30, 60, 120, 240].map((minutes) => durationText(minutes, 'en-US'))).toEqual([
    '30 minutes',
    '1 hour',
    '2 hours',
    '4 hours',
  ])
  expect([30, 60].map((minutes) => durationText(minutes, 'de'))).toEqual(['30 Minuten', '1 Stunde'])
})

describe('durationOptions', () => {
  it('says what each leaves', () => {
    expect(optionsWith(38).map(({ price, balanceAfter }) => [price, balanceAfter])).toEqual([
      ['1 credit', '37 credits'],
      ['2 credits', '36 credits'],
      ['4 credits', '34 credits'],
      ['8 credits', '30 credits'],
    ])
  })

  it('explains what the balance is too small for', () => {
    const [half, hour] = optionsWith(1)
    expect(half).toEqual({
      minutes: 30,
      label: '30 minutes',
      price: '1 credit',
      balanceAfter: '0 credits',
    })
    expect(hour).toEqual({
      minutes: 60,
      label: '1 hour',
      price: '2 credits',
      shortfall: 'You need 2 credits for 1 hour; you have 1.',
    })
  })

  it('says how long they run with the learner’s setting', () => {
    const options = durationOptions({ timeFactor: 1.5 }, labDurations, 'en-US', messages)
    expect(options.map(({ label, note }) => [label, note])).toEqual([
      ['30 minutes', '45 minutes with your setting'],
      ['1 hour', '1 hour 30 minutes with your setting'],
      ['2 hours', '3 hours with your setting'],
      ['4 hours', '6 hours with your setting'],
    ])
  })

  it('promises nothing while the balance is unknown', () => {
    expect(optionsWith(undefined, [30])).toEqual([
      { minutes: 30, label: '30 minutes', price: '1 credit' },
    ])
  })
})

describe('extensionOffer', () => {
  it('offers what fits under the maximum', () => {
    expect(offerFor(60, 38)).toEqual({
      durations: [30, 60, 120],
      isPossible: true,
      note: 'From 1 credit for 30 minutes',
    })
    expect(offerFor(210, undefined)).toMatchObject({ durations: [30], isPossible: true })
  })

  it('counts with the learner’s setting', () => {
    expect(offerFor(240, 38, 2)).toEqual({
      durations: [30, 60, 120],
      isPossible: true,
      note: 'From 1 credit for 1 hour',
    })
    expect(offerFor(450, 38, 2).durations).toEqual([])
  })

  it('says why there is none', () => {
    expect(offerFor(240, 38)).toEqual({
      durations: [],
      isPossible: false,
      note: 'This lab runs for 4 hours at most.',
    })
    expect(offerFor(60, 0)).toMatchObject({
      isPossible: false,
      note: 'Extending costs at least 1 credit for 30 minutes; you have 0.',
    })
  })
})

it.each([
  ['hold', 'The Exposed Bucket', 60, 'Started The Exposed Bucket (1 hour)'],
  ['hold', 'The Exposed Bucket', null, 'Set aside for The Exposed Bucket'],
  ['extension', 'The Exposed Bucket', 30, 'Extended The Exposed Bucket by 30 minutes'],
  ['unused', 'The Exposed Bucket', null, 'Unused time of The Exposed Bucket'],
  ['refund', 'The Exposed Bucket', null, 'Given back for The Exposed Bucket'],
  ['refund', '', null, 'Given back'],
  ['grant', 'Welcome credits', null, 'Granted: Welcome credits'],
] as const)('a %s of "%s", %s minutes, is told in words', (kind, note, minutes, text) => {
  expect(ledgerText({ kind, note, minutes }, 'en-US', labSessionMessages.english)).toBe(text)
})
