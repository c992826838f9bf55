import { expect, it } from 'vitest'
import { pagesToName } from './pages.ts'

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, undefined, 12]],
  [4, 12, [1, 2, 3, 4, 5, undefined, 12]],
  [5, 12, [1, undefined, 4, 5, 6, undefined, 12]],
  [8, 12, [1, undefined, 7, 8, 9, undefined, 12]],
  [9, 12, [1, undefined, 8, 9, 10, 11, 12]],
  [12, 12, [1, undefined, 8, 9, 10, 11, 12]],
])('names the pages around page %i of %i', (page, count, names) => {
  expect(pagesToName(page, count)).toEqual(names)
})

it('names the current page, in order and never more than seven places', () => {
  for (const count of [8, 9, 100])
    for (let page = 1; page <= count; page += 1) {
      const names = pagesToName(page, count)
      const numbers = names.filter((name) => name !== undefined)
      expect(names).toHaveLength(7)
      expect(numbers).toContain(page)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
})
