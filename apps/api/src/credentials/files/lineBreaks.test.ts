import { expect, test } from 'vitest'
import { breakLines } from './lineBreaks.ts'

/** Each code unit is 1 wide. */
const lines = (text: string, width: number) =>
  breakLines(text, width, (start, end) => end - start).map(({ start, end }) =>
    text.slice(start, end),
  )

test.each<[string, number, string[]]>([
  ['Ada Early Bird', 9, ['Ada Early', 'Bird']],
  ['Ada', 3, ['Ada']],
  ['Anne-Marie Bird', 6, ['Anne-', 'Marie', 'Bird']],
  ['a/b', 2, ['a/', 'b']],
  // A word that no line holds is broken, and the rest goes on with what follows.
  ['abcdefgh ij', 5, ['abcde', 'fgh', 'ij']],
  ['abcdefg ij', 5, ['abcde', 'fg ij']],
  // Never between a letter and its mark.
  ['a\u0301b\u0301', 3, ['a\u0301', 'b\u0301']],
  ['山田さくら', 2, ['山田', 'さく', 'ら']],
  ['', 5, []],
  // A line that is narrower than a letter still gets one.
  ['ab', 0.5, ['a', 'b']],
])('%s in %d', (text, width, expected) => {
  expect(lines(text, width)).toEqual(expected)
})

test('Thai is broken between words', () => {
  expect(lines('ปฏิญญาสากล', 6)).toEqual(['ปฏิญญา', 'สากล'])
})
