import { expect, it } from 'vitest'
import { AdapterError } from '../adapters/errors.ts'
import { englishText } from '../testing/englishText.ts'
import { loadFailure } from './learningTexts.ts'
import { myLearningMessages } from './myLearning.messages.ts'

const messages = myLearningMessages.english
const textOf = englishText()

it('says that the server failed, with its own words below', () => {
  expect(
    loadFailure(
      'ongoing',
      new AdapterError({ status: 500, serverMessage: 'Come back later.' }),
      messages,
      textOf,
    ),
  ).toEqual({
    title: 'Failed to load ongoing courses.',
    detail: 'Come back later.',
  })
  expect(loadFailure('completed', new AdapterError({ status: 503 }), messages, textOf)).toEqual({
    title: 'Failed to load completed courses.',
    detail: undefined,
  })
  expect(
    loadFailure('credentials', new AdapterError({ status: 500 }), messages, textOf).title,
  ).toBe('Failed to load credentials.')
})

it.each([
  ['ongoing', 'An error occurred while fetching ongoing courses.'],
  ['completed', 'An error occurred while fetching completed courses.'],
  ['credentials', 'An error occurred while fetching credentials.'],
] as const)('says that something went wrong on the way to %s', (list, title) => {
  for (const error of [new AdapterError({ status: 0 }), new TypeError('broken')]) {
    expect(loadFailure(list, error, messages, textOf)).toEqual({ title, detail: undefined })
  }
})
