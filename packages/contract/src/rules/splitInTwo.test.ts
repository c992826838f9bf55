import { expect, test } from 'vitest'
import { splitInTwo } from './splitInTwo.ts'

test('the first half is rounded up', () => {
  expect(splitInTwo([])).toEqual([[], []])
  expect(splitInTwo(['a'])).toEqual([['a'], []])
  expect(splitInTwo(['a', 'b', 'c', 'd'])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(splitInTwo(['a', 'b', 'c', 'd', 'e'])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})

test('no item is lost or moved at any length', () => {
  for (let length = 0; length < 20; length++) {
    const list = Array.from({ length }, (_, index) => index)
    const [first, second] = splitInTwo(list)
    expect([...first, ...second]).toEqual(list)
    expect([0, 1]).toContain(first.length - second.length)
  }
})
