import { expect, it } from 'vitest'
import { contourDrawing } from './contourLines.ts'

it('draws the same closed lines each time', () => {
  const drawing = contourDrawing()
  expect(drawing).toBe(contourDrawing())
  expect(drawing).not.toContain('NaN')
  for (const [, path] of drawing.matchAll(/ d='([^']+)'/g)) {
    const [, ...curves] = path?.split(/[cs]/) ?? []
    // Each curve ends at its last two numbers, relative to its start.
    const ends = curves.map((curve) => (curve.match(/-?\d+/g) ?? []).slice(-2).map(Number))
    const back = ends.reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0])
    expect(back).toEqual([0, 0])
  }
})

it('stays small enough to travel in a style sheet', () => {
  expect(contourDrawing().length).toBeLessThan(2400)
})
