import { contrastRatio } from '@rampart/artwork/contrast'
import { contrastPairs } from './pairs.ts'
import { colors, densities } from './tokens.ts'
import type { ColorPair, ColorRole, Density, family, radius } from './tokens.ts'
import { vars } from './vars.css.ts'

/** What a theme may change; everything left out keeps the product's value. */
export interface Theme {
  /**
   * Color roles as [light, dark]. Those of text or edges are opaque `#rrggbb`, so that their
   * contrast can be measured.
   */
  colors?: Partial<Record<ColorRole, ColorPair>>
  /** Font families as CSS font stacks. */
  family?: Partial<Record<keyof typeof family, string>>
  /** Corner radii as CSS lengths. */
  radius?: Partial<Record<keyof typeof radius, string>>
  /** How much space things take. @default 'comfortable' */
  density?: Density
  /** For a brand that has one mode only; set `color-scheme` to it. @default both */
  mode?: 'light' | 'dark'
}

/** A pair of colors whose contrast in a theme is too low. */
export interface ContrastFault {
  foreground: ColorRole
  background: ColorRole
  theme: 'light' | 'dark'
  /** Contrast ratio, 1 to 21. */
  ratio: number
  /** The ratio that it must reach: 4.5 for text, 3 for edges of controls and focus rings. */
  minimum: number
}

/** The declared pairs whose contrast is too low in a theme; empty for a valid theme. */
export function contrastFaults(theme: Theme): ContrastFault[] {
  const all: Record<ColorRole, ColorPair> = { ...colors, ...theme.colors }
  const modes = (['light', 'dark'] as const).filter((name) => !theme.mode || name === theme.mode)
  return modes.flatMap((name) => {
    const index = name === 'light' ? 0 : 1
    return contrastPairs.flatMap(({ foreground, background, minimum }) => {
      const ratio = contrastRatio(
        all[foreground][index] as string,
        all[background][index] as string,
      )
      return ratio < minimum ? [{ foreground, background, theme: name, ratio, minimum }] : []
    })
  })
}

/**
 * Custom properties of a theme by name, for the `vars` of a vanilla-extract style or for a style
 * sheet of your own, on the root or on any part of a page. Throws if the contrast of a pair of
 * colors that components use is too low: call it at build time.
 */
export function createTheme(theme: Theme): Record<string, string> {
  const faults = contrastFaults(theme)
  if (faults.length > 0)
    throw new Error(`This theme cannot be read everywhere:\n${faults.map(describe).join('\n')}`)
  const named = <K extends string>(
    target: Record<K, string>,
    values: Partial<Record<K, string>> = {},
  ) =>
    Object.entries<string | undefined>(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[target[key as K], value] as const],
    )
  const pairs = Object.entries(theme.colors ?? {}).map(
    ([role, [light, dark]]) =>
      [
        vars.color[role as ColorRole],
        light === dark ? light : `light-dark(${light}, ${dark})`,
      ] as const,
  )
  const sizes = theme.density
    ? [
        ...named(vars.space, densities[theme.density].space),
        ...named(vars.touch, densities[theme.density].touch),
      ]
    : []
  const properties = [
    ...pairs,
    ...named(vars.family, theme.family),
    ...named(vars.radius, theme.radius),
    ...sizes,
  ]
  return Object.fromEntries(
    properties.map(([reference = '', value = '']) => [reference.slice('var('.length, -1), value]),
  )
}

function describe({ foreground, background, theme, ratio, minimum }: ContrastFault): string {
  return `${foreground} on ${background} has ${ratio.toFixed(2)}:1 in the ${theme} theme and needs ${minimum}:1`
}
