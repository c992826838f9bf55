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

/** The corners of each closed path, by its size. */
const contours = (shapes: Awaited<ReturnType<typeof setText>>['shapes']) =>
  shapes
    .flatMap(({ path, at }) =>
      path
        .split(/(?=M)/)
        .map((part) => extent([{ path: part, fill: '#000000', ...(at && { at }) }])),
    )
    .toSorted((a, b) => a.right - a.left - (b.right - b.left))

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

const one = { ...box, height: 60, lineHeight: 1.2 }

test('the dot of a noon at the end stands in its bowl, below the top of an alef', async () => {
  const [dot, alef] = contours((await setText({ ...one, text: 'ان' })).shapes)
  expect(dot?.top).toBeGreaterThan(alef?.top ?? 0)
})

test('the dots of a yeh at the end stand below it', async () => {
  const [dot, , bowl] = contours((await setText({ ...one, text: 'ي' })).shapes)
  expect(dot?.top).toBeGreaterThan(bowl?.bottom ?? Number.NaN)
})

test.each(['Ọ̀', 'Ẹ̀', 'Ẹ́', 'ọ̀', 'Ṣẹ́'])('marks stand over the letters of %s', async (text) => {
  const parts = contours((await setText({ ...one, text })).shapes)
  const mark = parts.toSorted((a, b) => a.top - b.top)[0]
  const all = parts.map(({ right }) => right).toSorted((a, b) => a - b)
  const letter = parts.at(-1)
  expect(mark?.right).toBeLessThanOrEqual(all.at(-1) ?? 0)
  expect(mark?.right).toBeLessThan((letter?.right ?? 0) + 0.1)
})

test('a mark that the letter’s font lacks leaves no box', async () => {
  const plain = extent((await setText({ ...one, text: 'á' })).shapes)
  const { right } = extent((await setText({ ...one, text: 'a\u0301\u0302\u0303' })).shapes)
  expect(right).toBeLessThan(plain.right + 3)
})

test('a bracket opens before what it holds, in a line of two directions', async () => {
  const { shapes } = await setText({ ...one, text: 'A (ب) 1' })
  const widths = contours(shapes).toSorted((a, b) => a.left - b.left)
  const heights = widths.map(({ top, bottom }) => bottom - top)
  // The brackets are the highest: the letter and its dot are between them.
  const [first, second] = heights
    .map((height, index) => ({ height, index }))
    .toSorted((a, b) => b.height - a.height)
    .slice(0, 2)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b)
  expect((second ?? 0) - (first ?? 0)).toBe(3)
})
