import { expect, it } from 'vitest'
import { contrastFaults } from './createTheme.ts'
import { parseThemeFile, themeCss, themeOf } from './themeFile.ts'

const parts = ['00', '55', 'aa', 'ff']
const cube = parts.flatMap((red) =>
  parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
)

it.each(cube)('%s becomes a hero ground and a signal that can be read', (hex) => {
  expect(contrastFaults(themeOf({ hero: hex }))).toEqual([])
  expect(contrastFaults(themeOf({ signal: hex }))).toEqual([])
  for (const other of ['#ffffff', '#7a1fa2', '#00ff00', '#000000'])
    expect(contrastFaults(themeOf({ hero: hex, signal: other, accent: other }))).toEqual([])
})

const finer = ['00', '40', '80', 'bf', 'ff']
const accents = finer.flatMap((red) =>
  finer.flatMap((green) => finer.map((blue) => `#${red}${green}${blue}`)),
)

it.each(accents)('%s becomes an accent that can be read in both themes', (accent) => {
  expect(contrastFaults(themeOf({ accent }))).toEqual([])
})

it('keeps a dark hero and a light signal as they are, and the hue of an accent', () => {
  expect(themeOf({ hero: '#0a1e28' }).colors?.inverse?.[0]).toBe('#0a1e28')
  expect(themeOf({ signal: '#cbf347' }).colors?.volt?.[0]).toBe('#cbf347')
  expect(themeOf({ accent: '#c0392b' }).colors?.accent?.[0]).toMatch(/^#[9a-f][0-9a-f][0-4]/)
})

it('single roles win, and one color stands for both modes', () => {
  const { colors } = themeOf({ accent: '#8a3d16', colors: { accentSoft: '#eeeeee' } })
  expect(colors?.accentSoft).toEqual(['#eeeeee', '#eeeeee'])
  expect(colors?.accent?.[0]).toMatch(/^#/)
})

it('a brand with one mode is measured in that mode alone, and keeps it with any choice', () => {
  const paper = { canvas: '#101010', surface: '#181818', sunken: '#202020' }
  expect(() => themeCss({ colors: paper })).toThrow('text on canvas has')
  const css = themeCss({ colors: paper, mode: 'dark' })
  expect(css).toContain('--rampart-color-canvas: #101010;')
  expect(css).toContain('html:root,\nhtml:root [data-theme] {\n  color-scheme: dark;\n}')
})

it('writes a style sheet for a part of a page', () => {
  expect(themeCss({ corners: 'square', density: 'compact' }, '.course')).toMatch(
    /^\.course \{\n {2}--rampart-radius-box: 0;\n[^}]*--rampart-touch-base: 36px;\n[^}]*\}\n$/,
  )
  expect(themeCss({})).toBe('')
})

it('tells all that is wrong in a file', () => {
  const file = {
    accnt: '#8a3d16',
    hero: 'navy',
    corners: 'toString',
    fonts: { body: 'x;} html{display:none' },
    colors: { canvas: ['#fff', '#000'] },
    mode: 'both',
  }
  expect(() => parseThemeFile(file)).toThrow(
    [
      '"accnt" is not known; a theme has accent, hero, signal, fonts, corners, density, mode, colors.',
      '"hero" must be a color such as "#0a1e28".',
      '"corners" must be one of square, soft, round.',
      '"fonts" must be font stacks for display, body, mono.',
      '"colors" must be roles with a color such as "#1c6788", or with two, for light and dark.',
      '"mode" must be light or dark.',
    ].join('\n'),
  )
  expect(() => parseThemeFile({ colors: { accnt: '#8a3d16' } })).toThrow(
    '"accnt" in "colors" is no role of a theme.',
  )
  expect(() => parseThemeFile([])).toThrow('A theme is an object')
  expect(parseThemeFile({ accent: '#8a3d16' })).toEqual({ accent: '#8a3d16' })
})
