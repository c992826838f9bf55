import { expect, it } from 'vitest'
import { contourDrawing } from './contourLines.ts'

it('draws the same closed lines each time', () => {
  const drawing = contourDrawing()
  expect(drawing).toBe(contourDrawing())
  expect(drawing).not.toContain('NaN')
  for (const [, path] of drawing.matchAll(/ d='([^']+)'/g)) {
    const numbers = path?.match(/-?\d+/g) ?? []
    expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2))
  }
})

it('stays small enough to travel in a style sheet', () => {
  expect(contourDrawing().length).toBeLessThan(5000)
})
