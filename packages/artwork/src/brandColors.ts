import { contrastRatio } from './contrast.ts'
import { lightnessOf, readable, shadesOf } from './shades.ts'
import { themeColors } from './themeColors.ts'
import type { ColorPair, ColorRole } from './themeColors.ts'

/** A short description of a brand's colors; what is left out stays as in the product. */
export interface ChosenColors {
  /** Buttons, links, focus: `#rrggbb`. Its shades are computed so that they can be read. */
  accent?: string
  /** The dark ground of heroes: `#rrggbb`. */
  hero?: string
  /** The one signal color, on heroes: `#rrggbb`. */
  signal?: string
  /** Single roles, as [light, dark], or one color for both. They override computed colors. */
  colors?: Partial<Record<ColorRole, string | ColorPair>>
}

type Colors = Partial<Record<ColorRole, ColorPair>>

/** The roles that differ from the product's. */
export function chosenColors({ accent, hero, signal, colors }: ChosenColors): Colors {
  const own = Object.fromEntries(
    Object.entries(colors ?? {}).map(([role, color]) => [
      role,
      typeof color === 'string' ? [color, color] : color,
    ]),
  ) as Colors
  const ground = { ...(hero && heroColors(hero)), ...own }
  return {
    ...(accent && accentColors(accent, own)),
    ...(signal && signalColors(signal, ground)),
    ...ground,
  }
}

/** The colors of a brand: those of `colors` override its theme's. */
interface Brand {
  readonly theme?: ChosenColors | undefined
  readonly colors: ChosenColors['colors']
}

/** All colors of a brand, by their roles. */
export function brandColors({ theme, colors }: Brand): Record<ColorRole, ColorPair> {
  return {
    ...themeColors,
    ...chosenColors({ ...theme, colors: { ...theme?.colors, ...colors } }),
  }
}

/**
 * The roles around the accent, computed from one color. Its hue and chroma stay; its lightness
 * changes until text on it, and the color itself on pages, can be read in both themes. `own` are
 * colors of the brand that differ from the product's.
 */
function accentColors(hex: string, own: Colors): Colors {
  const { l, c } = lightnessOf(hex)
  const shade = shadesOf(hex)
  const all = { ...themeColors, ...own }
  const pages = (index: 0 | 1) => [all.canvas[index], all.surface[index], all.sunken[index]]
  const soft = [shade(0.95, Math.min(c, 0.04)), shade(0.31, Math.min(c, 0.06))] as const
  const light = readable(shade, Math.min(l, 0.6), -0.01, [...pages(0), soft[0]])
  const dark = readable(shade, Math.max(l, 0.7), 0.01, [...pages(1), soft[1]])
  return {
    accent: [shade(light), shade(dark)],
    accentHover: [shade(light - 0.08), shade(Math.min(dark + 0.08, 0.97))],
    onAccent: ['#ffffff', shade(0.2, Math.min(c, 0.04))],
    accentText: [shade(light), shade(dark)],
    accentSoft: soft,
    focus: [shade(light), shade(dark)],
  }
}

/**
 * The dark ground of heroes, computed from one color: dark enough for white text, in both themes.
 */
function heroColors(hex: string): Colors {
  const { l, c } = lightnessOf(hex)
  const shade = shadesOf(hex)
  const muted = shade(0.86, Math.min(c, 0.03))
  const raise = 0.07
  let lightness = Math.min(l, 0.4)
  while (lightness > 0.05 && contrastRatio(muted, shade(lightness + raise)) < 6) lightness -= 0.01
  const both = (color: string): ColorPair => [color, color]
  return {
    inverse: both(shade(lightness)),
    inverseRaised: both(shade(lightness + raise)),
    inverseHairline: both(shade(lightness + 2 * raise)),
    onInverseMuted: both(muted),
  }
}

/** The one signal color, light enough for the hero's ground, with dark text on it. */
function signalColors(hex: string, own: Colors): Colors {
  const { l, c } = lightnessOf(hex)
  const shade = shadesOf(hex)
  const { inverse, inverseRaised } = { ...themeColors, ...own }
  const onVolt = shade(0.22, Math.min(c, 0.05))
  const volt = shade(
    readable(shade, Math.max(l, 0.5), 0.01, [inverse[0], inverseRaised[0], onVolt]),
  )
  return { volt: [volt, volt], onVolt: [onVolt, onVolt] }
}
