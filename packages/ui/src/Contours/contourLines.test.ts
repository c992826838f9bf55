import { expect, it } from 'vitest'
import { contourLines } from './contourLines.ts'

it('draws the same closed lines each time', () => {
  const drawing = contourLines()
  expect(drawing).toBe(contourLines())
  expect(drawing).not.toContain('NaN')
  for (const [, path] of drawing.matchAll(/ d='([^']+)'/g)) {
    const numbers = path?.match(/-?\d+/g) ?? []
    expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2))
  }
})

it('stays small enough to travel in a style sheet', () => {
  expect(contourLines().length).toBeLessThan(5000)
})
