import { chosenColors } from '@rampart/artwork/brandColors'
import type { ChosenColors } from '@rampart/artwork/brandColors'
import { createTheme } from './createTheme.ts'
import type { Theme } from './createTheme.ts'
import { colors as productColors, densities, family } from './tokens.ts'
import type { Density } from './tokens.ts'

const corners = {
  square: { box: '0', control: '2px', card: '2px', sheet: '2px', pill: '2px' },
  soft: {},
  round: { box: '6px', control: '999px', card: '20px', sheet: '28px' },
} as const satisfies Record<string, Theme['radius']>

/** A brand as a JSON file describes it; values that are left out are the product's. */
export interface ThemeFile extends ChosenColors {
  /** Font stacks as in CSS; the page has to load the fonts. */
  fonts?: Partial<Record<keyof typeof family, string>>
  /** @default 'soft' */
  corners?: keyof typeof corners
  /** @default 'comfortable' */
  density?: Density
  /**
   * For brands that have one mode only; the other is never shown, even if the device asks for it.
   * @default both
   */
  mode?: 'light' | 'dark'
}

/** The theme of a theme file, for `createTheme`. */
export function themeOf(file: ThemeFile): Theme {
  return {
    colors: chosenColors(file),
    family: file.fonts,
    radius: file.corners && corners[file.corners],
    density: file.density,
    mode: file.mode,
  }
}

/**
 * A theme file as a style sheet, for the whole page or for parts of it. Throws if a contrast is too
 * low.
 */
export function themeCss(file: ThemeFile, selector = 'html:root'): string {
  const lines = Object.entries(createTheme(themeOf(file))).map(
    ([name, value]) => `  ${name}: ${value};\n`,
  )
  const rules = lines.length > 0 ? [`${selector} {\n${lines.join('')}}\n`] : []
  if (file.mode)
    rules.push(`${selector},\n${selector} [data-theme] {\n  color-scheme: ${file.mode};\n}\n`)
  return rules.join('\n')
}

const isText = (value: unknown) => typeof value === 'string'
const isOneOf = (values: object) => (value: unknown) =>
  isText(value) && Object.hasOwn(values, String(value))
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** No character in it may end its declaration. */
const isFontStack = (value: unknown) => isText(value) && /^[^;{}<>\\]+$/.test(String(value))
const isColor = (value: unknown) => isText(value) && /^#[0-9a-f]{6}$/i.test(String(value))
const areColors = (value: unknown) =>
  isColor(value) || (Array.isArray(value) && value.length === 2 && value.every(isColor))

const isUnknownRole = (role: string) => !Object.hasOwn(productColors, role)

const expected: Record<keyof ThemeFile, [(value: unknown) => boolean, string]> = {
  accent: [isColor, 'a color such as "#1c6788"'],
  hero: [isColor, 'a color such as "#0a1e28"'],
  signal: [isColor, 'a color such as "#cbf347"'],
  fonts: [
    (value) =>
      isRecord(value) &&
      Object.entries(value).every(
        ([key, stack]) => Object.hasOwn(family, key) && isFontStack(stack),
      ),
    `font stacks for ${Object.keys(family).join(', ')}`,
  ],
  corners: [isOneOf(corners), `one of ${Object.keys(corners).join(', ')}`],
  density: [isOneOf(densities), `one of ${Object.keys(densities).join(', ')}`],
  mode: [isOneOf({ light: 0, dark: 0 }), 'light or dark'],
  colors: [
    (value) => isRecord(value) && Object.values(value).every(areColors),
    'roles with a color such as "#1c6788", or with two, for light and dark',
  ],
}

/**
 * A theme file from the content of a JSON file. Throws with everything that is wrong in it, a line
 * each.
 */
export function parseThemeFile(value: unknown): ThemeFile {
  if (!isRecord(value)) throw new Error('A theme is an object such as { "accent": "#8a3d16" }.')
  const faults = Object.entries(value).flatMap(([key, part]) => {
    const rule = Object.hasOwn(expected, key) ? expected[key as keyof ThemeFile] : undefined
    if (!rule) return [`"${key}" is not known; a theme has ${Object.keys(expected).join(', ')}.`]
    const unknown =
      key === 'colors' && isRecord(part) ? Object.keys(part).filter(isUnknownRole) : []
    if (unknown.length > 0)
      return unknown.map((role) => `"${role}" in "colors" is no role of a theme.`)
    return rule[0](part) ? [] : [`"${key}" must be ${rule[1]}.`]
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return value
}
