import { expect, it } from 'vitest'
import { accentTheme } from './accentTheme.ts'
import { contrastFaults } from './createTheme.ts'

const parts = ['00', '40', '80', 'bf', 'ff']
const cube = parts.flatMap((red) =>
  parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
)

it.each(cube)('%s becomes an accent that can be read in both themes', (hex) => {
  expect(contrastFaults(accentTheme(hex))).toEqual([])
})

it('keeps the hue', () => {
  expect(accentTheme('#c0392b').colors.accent?.[0]).toMatch(/^#[9a-f][0-9a-f][0-4]/)
})
