import { expect, test } from 'vitest'
import { table } from './table.ts'

test('columns are in line below wide letters and marks', () => {
  expect(
    table(
      ['NAME', 'STATUS'],
      [
        ['渡辺 さくら', 'open'],
        ['Zoe\u0308', 'open'],
        ['Dana', 'open'],
      ],
    ),
  ).toBe(
    [
      'NAME         STATUS',
      '渡辺 さくら  open',
      'Zoe\u0308          open',
      'Dana         open',
    ].join('\n'),
  )
})
