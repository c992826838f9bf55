import { expect, test } from 'vitest'
import { CsvError, parseCsv } from './csv.ts'

test.each([
  [
    'a,b\nc,d\n',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    '\uFEFFa,b\r\nc,d',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  ['"a,1","say ""hi"""\n', [[1, 'a,1', 'say "hi"']]],
  [
    '"two\nlines",b\nc,d',
    [
      [1, 'two\nlines', 'b'],
      [3, 'c', 'd'],
    ],
  ],
  [
    'a,\n,b\n,',
    [
      [1, 'a', ''],
      [2, '', 'b'],
      [3, '', ''],
    ],
  ],
  [
    '\n\na\n \n""\nb',
    [
      [3, 'a'],
      [6, 'b'],
    ],
  ],
  ['', []],
  [
    'a\rb',
    [
      [1, 'a'],
      [2, 'b'],
    ],
  ],
] as [string, (number | string)[][]][])('%j', (text, lines) => {
  expect(parseCsv(text).map(({ line, cells }) => [line, ...cells])).toEqual(lines)
})

test('a quote inside a cell that does not start with one is a normal character', () => {
  expect(parseCsv('Ada "Ace",b\n')).toEqual([{ line: 1, cells: ['Ada "Ace"', 'b'] }])
})

test.each([
  ['a\n"b,c\nd', 2],
  ['"two\nlines",b\n\n"c"d\n', 4],
  ['a\n"b"c\n', 2],
  ['"', 1],
])('%j cannot be read, and the line is told', (text, line) => {
  expect(() => parseCsv(text)).toThrow(CsvError)
  expect(() => parseCsv(text)).toThrow(expect.objectContaining({ line }))
})
