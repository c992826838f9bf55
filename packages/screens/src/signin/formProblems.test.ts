import { expect, it } from 'vitest'
import { problemsOf } from './formProblems.ts'

it('keeps the order of the fields and leaves out those that are all right', () => {
  expect(Object.entries(problemsOf({ one: 'First.', two: null, three: 'Third.' }))).toEqual([
    ['one', 'First.'],
    ['three', 'Third.'],
  ])
  expect(problemsOf({ one: null })).toEqual({})
})
