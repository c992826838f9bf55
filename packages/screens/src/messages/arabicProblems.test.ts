import { errorTable } from '@rampart/contract/errors/errorTable'
import type { ErrorCode } from '@rampart/contract/errors/errorTable'
import { sentence } from '@rampart/contract/errors/defineError'
import { requestErrors } from '@rampart/contract/errors/requestErrors'
import { describe, expect, it } from 'vitest'
import { samplesOf } from '../testing/errorSamples.ts'
import { arabicProblems } from './arabicProblems.ts'

const { fieldProblems, ...ofErrors } = arabicProblems
const sentences: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(ofErrors))

/** All codes, except those that only a program can cause: the site never sends such requests. */
const codes = (Object.keys(errorTable) as ErrorCode[]).filter((code) => !(code in requestErrors))

describe('what a learner can be told', () => {
  it.each(codes)('%s is said in Arabic', (code) => {
    for (const details of samplesOf(code)) {
      const arabic = say(sentences[code], details)
      expect(arabic).toMatch(/\p{Script=Arabic}/u)
      expect(arabic).not.toMatch(/undefined|NaN/)
      expect(arabic).not.toBe(sentence(errorTable[code], details))
    }
  })

  it.each(Object.entries(fieldProblems))(
    'the field problem %s is said in Arabic',
    (_code, text) => {
      for (const field of ['firstName', 'elsewhere']) {
        const arabic = say(text, { field, max: 100 })
        expect(arabic).toMatch(/\p{Script=Arabic}/u)
        expect(arabic).not.toMatch(/undefined/)
      }
    },
  )
})

it('tells a wait in hours where minutes would be hundreds', () => {
  const tell = (retryAfter: number) => say(sentences['too_many_requests'], { retryAfter })
  expect([7200, 36_000, 86_400].map(tell)).toEqual([
    expect.stringContaining('120 دقيقة'),
    expect.stringContaining('10 ساعات'),
    expect.stringContaining('24 ساعة'),
  ])
})

function say(text: unknown, details: object | undefined): string {
  return typeof text === 'function' ? String(text(details)) : String(text)
}
