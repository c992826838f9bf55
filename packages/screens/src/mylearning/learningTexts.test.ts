import { expect, it } from 'vitest'
import { AdapterError } from '../adapters/errors.ts'
import { loadFailure } from './learningTexts.ts'

it('says that the server failed, with its own words below', () => {
  expect(loadFailure('ongoing courses', new AdapterError({ status: 500, serverMessage: 'Come back later.' }))).toEqual({
    title: 'Failed to load ongoing courses.',
    detail: 'Come back later.',
  })
  expect(loadFailure('completed courses', new AdapterError({ status: 503 }))).toEqual({ title: 'Failed to load completed courses.', detail: undefined })
  expect(loadFailure('credentials', new AdapterError({ status: 500 })).title).toBe('Failed to load credentials.')
})

it.each(['ongoing courses', 'completed courses', 'credentials'] as const)('says that something went wrong on the way to %s', (list) => {
  for (const error of [new AdapterError({ status: 0 }), new TypeError('broken')]) {
    expect(loadFailure(list, error)).toEqual({ title: `An error occurred while fetching ${list}.`, detail: undefined })
  }
})
