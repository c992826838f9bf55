import { expect, test } from 'vitest'
import { placeItems } from './rows.ts'

const stored = [
  { id: 'id-a', position: 1, text: 'a' },
  { id: 'id-b', position: 2, text: 'b' },
  { id: 'id-c', position: 3, text: 'c' },
]

const idsFor = (...texts: string[]) =>
  placeItems(stored, texts, (text) => text).map(({ id }) =>
    id.startsWith('id-') ? id.slice(3) : 'new',
  )

test.each([
  ['nothing new', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['another order', ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['another wording', ['a', 'B!', 'c'], ['a', 'b', 'c']],
  ['one more in front', ['n', 'a', 'b', 'c'], ['new', 'a', 'b', 'c']],
  ['one more at the end', ['a', 'b', 'c', 'n'], ['a', 'b', 'c', 'new']],
  ['one less', ['b', 'c'], ['b', 'c']],
  ['a swap with another wording', ['b', 'A!', 'c'], ['b', 'new', 'c']],
  ['all other words', ['x', 'y', 'z'], ['a', 'b', 'c']],
])('%s', (_what, texts, ids) => {
  expect(idsFor(...texts)).toEqual(ids)
})
