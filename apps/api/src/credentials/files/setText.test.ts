import { expect, test } from 'vitest'
import { setText } from './setText.ts'
import type { TextBox } from './setText.ts'

const box: TextBox = {
  text: '',
  standIn: 'Named below',
  face: 'display',
  weight: 700,
  color: '#000000',
  x: 50,
  y: 20,
  width: 300,
  height: 90,
  size: 40,
  tracking: -0.015,
  valign: 'middle',
}

/** The corners of what is drawn, from the absolute coordinates of its paths. */
function extent(shapes: Awaited<ReturnType<typeof setText>>['shapes']) {
  const points = shapes.flatMap(({ path, at = { x: 0, y: 0 } }) =>
    [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => ({
      x: Number(x) + at.x,
      y: Number(y) + at.y,
    })),
  )
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

test.each([
  'Dana Learner',
  'W'.repeat(100),
  'Maximiliane Anastasia '.repeat(5),
  'محمد بن عبد الله '.repeat(6),
  'Wolfeschlegelsteinhausenbergerdorff Senior',
  'Ольга '.repeat(16),
])('%s stays in its box', async (text) => {
  const { shapes } = await setText({ ...box, text })
  const { left, right, top, bottom } = extent(shapes)
  expect(left).toBeGreaterThanOrEqual(49)
  expect(right).toBeLessThanOrEqual(351)
  expect(top).toBeGreaterThanOrEqual(19)
  expect(bottom).toBeLessThanOrEqual(111)
})

test('a short text has the size of its box, a long one is smaller', async () => {
  expect((await setText({ ...box, text: 'Dana' })).placed.size).toBe(40)
  expect((await setText({ ...box, text: 'Dana '.repeat(20) })).placed.size).toBeLessThan(40)
})

test.each([
  ['𐎀𐎁𐎂', 'Named below'],
  ['\u200B\uFEFF', 'Named below'],
  ['', 'Named below'],
  [' Ada \n\t Early ', 'Ada Early'],
  ['Ada\u202E Early', 'Ada Early'],
  ['Ada \u{E000}\u{FFFFE}', 'Ada'],
  ['Ada 👩🏽‍💻🏳️‍🌈❤️🇩🇪 Early', 'Ada Early'],
  ['👩🏽‍💻', 'Named below'],
])('%j reads %j', async (text, read) => {
  expect((await setText({ ...box, text })).placed.text).toBe(read)
})
