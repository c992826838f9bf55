import { expect, test } from 'vitest'
import { inLines } from './lineText.ts'

test.each([
  ['fits', 80, ['fits']],
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 6, ['one', 'two', 'three']],
  ['a word-that-is-wider than it', 7, ['a', 'word-that-is-wider than it']],
])('%j is written in lines of %i columns', (text, columns, lines) => {
  expect(inLines(text, columns)).toBe(`${lines.join('\r\n')}\r\n`)
})
