import { expect, test } from 'vitest'
import { mergeFiles } from './mergeFiles.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const files = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, bytes(text)]))

test.each([
  ['a new file joins those of another tab', { a: '1' }, {}, { b: '2' }, { a: '1', b: '2' }],
  ['a change wins', { a: '1', b: '2' }, { a: '1' }, { a: '3' }, { a: '3', b: '2' }],
  ['what is unchanged here keeps its change there', { a: '2' }, { a: '1' }, { a: '1' }, { a: '2' }],
  ['what was deleted here goes', { a: '1', b: '2' }, { a: '1' }, {}, { b: '2' }],
  ['what was deleted there stays deleted', {}, { a: '1' }, { a: '1' }, {}],
])('%s', (_, stored, before, after, expected) => {
  expect(mergeFiles(files(stored), files(before), files(after))).toEqual(files(expected))
})
