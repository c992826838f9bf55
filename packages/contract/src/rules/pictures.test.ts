import { expect, test } from 'vitest'
import { parsePictureName, parsePicturePath, picturePath } from './pictures.ts'

test('a picture’s address names its file and version, and leads back to them', () => {
  const path = picturePath('ada-example.svg', '324bcfa2cc65')
  expect(path).toBe('/pictures/ada-example.324bcfa2cc65.svg')
  expect(parsePicturePath('ada-example.324bcfa2cc65.svg')).toEqual({
    file: 'ada-example.svg',
    version: '324bcfa2cc65',
  })
})

test.each([
  'ada-example.svg',
  'ada-example.324BCFA2CC65.svg',
  'ada-example.324bcfa2cc65.svg.map',
  'ada-example.324bcfa2cc65.html',
  'ada-example.0324bcfa2cc65.svg',
  'ada-example.324bcfa2cc650.svg',
  '../ada.324bcfa2cc65.svg',
  '.324bcfa2cc65.svg',
  '',
])('%j is the address of no picture', (part) => {
  expect(parsePicturePath(part)).toBeNull()
})

test.each(['Ada.svg', 'ada_1.svg', 'ada.gif', 'ada', 'a/b.svg', `${'a'.repeat(81)}.svg`])(
  '%j is no name of a picture',
  (name) => {
    expect(parsePictureName(name)).toBeNull()
  },
)

test('a name of 80 letters is the longest', () => {
  const name = 'a'.repeat(80)
  expect(parsePictureName(`${name}.svg`)).toEqual({ name, ending: 'svg' })
})
