import { contrastRatio } from './contrast.ts'
import { lightnessOf, readable, shadesOf } from './shades.ts'
import { colors } from './tokens.ts'
import type { ColorPair, ColorRole } from './tokens.ts'

type Colors = Partial<Record<ColorRole, ColorPair>>

/**
 * The roles around the accent, worked out from one color: its hue and strength stay, its lightness
 * gives way until text on it and it on the pages can be read in both themes. `own` are colors of
 * the brand that differ from the product's.
 */
export function accentTheme(hex: string, own: Colors = {}): { colors: Colors } {
  const { l, c } = lightnessOf(hex)
  const shade = shadesOf(hex)
  const all = { ...colors, ...own }
  const pages = (index: 0 | 1) => [all.canvas[index], all.surface[index], all.sunken[index]]
  const soft = [shade(0.95, Math.min(c, 0.04)), shade(0.31, Math.min(c, 0.06))] as const
  const light = readable(shade, Math.min(l, 0.6), -0.01, [...pages(0), soft[0]])
  const dark = readable(shade, Math.max(l, 0.7), 0.01, [...pages(1), soft[1]])
  return {
    colors: {
      accent: [shade(light), shade(dark)],
      accentHover: [shade(light - 0.08), shade(Math.min(dark + 0.08, 0.97))],
      onAccent: ['#ffffff', shade(0.2, Math.min(c, 0.04))],
      accentText: [shade(light), shade(dark)],
      accentSoft: soft,
      focus: [shade(light), shade(dark)],
    },
  }
}

/**
 * The dark ground of heroes, worked out from one color: dark enough for white text, in both themes.
 */
export function heroTheme(hex: string): { colors: Colors } {
  const { l, c } = lightnessOf(hex)
  const shade = shadesOf(hex)
  const muted = shade(0.86, Math.min(c, 0.03))
  const raise = 0.07
  let lightness = Math.min(l, 0.4)
  while (lightness > 0.05 && contrastRatio(muted, shade(lightness + raise)) < 6) lightness -= 0.01
  const both = (color: string): ColorPair => [color, color]
  return {
    colors: {
      inverse: both(shade(lightness)),
      inverseRaised: both(shade(lightness + raise)),
      inverseHairline: both(shade(lightness + 2 * raise)),
      onInverseMuted: both(muted),
    },
  }
}

/** The one signal color, light enough for the hero's ground, with dark text on it. */
export function signalTheme(hex: string, own: Colors = {}): { colors: Colors } {
  const { l, c } = lightnessOf(hex)
  const shade = shadesOf(hex)
  const { inverse, inverseRaised } = { ...colors, ...own }
  const onVolt = shade(0.22, Math.min(c, 0.05))
  const volt = shade(
    readable(shade, Math.max(l, 0.5), 0.01, [inverse[0], inverseRaised[0], onVolt]),
  )
  return { colors: { volt: [volt, volt], onVolt: [onVolt, onVolt] } }
}
