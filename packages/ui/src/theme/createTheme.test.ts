import { expect, it } from 'vitest'
import { contrastFaults, createTheme } from './createTheme.ts'

it('names custom properties as the theme does', () => {
  const theme = createTheme({
    colors: { volt: ['#ffc857', '#ffd98a'] },
    family: { display: 'Georgia, serif' },
    radius: { control: '999px' },
  })
  expect(theme).toEqual({
    '--rampart-color-volt': 'light-dark(#ffc857, #ffd98a)',
    '--rampart-family-display': 'Georgia, serif',
    '--rampart-radius-control': '999px',
  })
})

it('a density sets space and touch targets, none below 24 px', () => {
  const theme = createTheme({ density: 'compact' })
  expect(theme).toMatchObject({ '--rampart-space-4': '12px', '--rampart-touch-base': '36px' })
  expect(Object.keys(createTheme({ density: 'comfortable' }))).toEqual(Object.keys(theme))
})

it('refuses colors that cannot be read, and says which, where and by how much', () => {
  const theme = { colors: { accent: ['#9ad1e8', '#5ec8e4'] } } as const
  expect(() => createTheme(theme)).toThrow(
    'onAccent on accent has 1.66:1 in the light theme and needs 4.5:1',
  )
  expect(
    contrastFaults(theme).every((fault) => fault.theme === 'light' && fault.ratio < fault.minimum),
  ).toBe(true)
  expect(contrastFaults({})).toEqual([])
})

it('refuses a color whose contrast cannot be measured', () => {
  expect(() => createTheme({ colors: { accent: ['rebeccapurple', '#5ec8e4'] } })).toThrow(
    'not an opaque #rrggbb color: rebeccapurple',
  )
})
