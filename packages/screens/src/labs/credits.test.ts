import { describe, expect, it } from 'vitest'
import { creditText, durationOptions, durationText, extensionOffer, ledgerText } from './credits.ts'

it('counts in words', () => {
  expect([0, 1, 2].map(creditText)).toEqual(['0 credits', '1 credit', '2 credits'])
  expect([30, 60, 120, 240].map(durationText)).toEqual(['30 minutes', '1 hour', '2 hours', '4 hours'])
})

describe('durationOptions', () => {
  it('says what each leaves', () => {
    expect(durationOptions(38).map(({ price, balanceAfter }) => [price, balanceAfter])).toEqual([
      ['1 credit', '37 credits'],
      ['2 credits', '36 credits'],
      ['4 credits', '34 credits'],
      ['8 credits', '30 credits'],
    ])
  })

  it('explains what the balance is too small for', () => {
    const [half, hour] = durationOptions(1)
    expect(half).toEqual({ minutes: 30, label: '30 minutes', price: '1 credit', balanceAfter: '0 credits' })
    expect(hour).toEqual({ minutes: 60, label: '1 hour', price: '2 credits', shortfall: 'You need 2 credits for 1 hour; you have 1.' })
  })

  it('promises nothing while the balance is unknown', () => {
    expect(durationOptions(undefined, [30])).toEqual([{ minutes: 30, label: '30 minutes', price: '1 credit' }])
  })
})

describe('extensionOffer', () => {
  it('offers what fits under the maximum', () => {
    expect(extensionOffer({ ttl: 60, maxTtl: 240 }, 38)).toEqual({ durations: [30, 60, 120], isPossible: true, note: 'From 1 credit for 30 minutes' })
    expect(extensionOffer({ ttl: 210, maxTtl: 240 }, undefined)).toMatchObject({ durations: [30], isPossible: true })
  })

  it('says why there is none', () => {
    expect(extensionOffer({ ttl: 240, maxTtl: 240 }, 38)).toEqual({ durations: [], isPossible: false, note: 'This lab runs for 4 hours at most.' })
    expect(extensionOffer({ ttl: 60, maxTtl: 240 }, 0)).toMatchObject({
      isPossible: false,
      note: 'Extending costs at least 1 credit for 30 minutes; you have 0.',
    })
  })
})

it.each([
  ['hold', 'Forge a JSON Web Token', 'Set aside for Forge a JSON Web Token'],
  ['charge', 'Forge a JSON Web Token', 'Charged for Forge a JSON Web Token'],
  ['refund', '', 'Given back'],
  ['grant', 'Welcome credits', 'Granted: Welcome credits'],
] as const)('%s of "%s"', (kind, note, text) => {
  expect(ledgerText({ kind, note })).toBe(text)
})
