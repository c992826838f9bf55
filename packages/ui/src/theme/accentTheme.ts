import { clampChroma, converter, formatHex } from 'culori'
import { contrastRatio } from './contrast.ts'
import { colors } from './tokens.ts'
import type { ColorPair, ColorRole } from './tokens.ts'

const toOklch = converter('oklch')

/**
 * The roles around the accent, worked out from one colour: its hue and strength stay, its lightness gives way until text on it and
 * it on the pages can be read in both themes.
 */
export function accentTheme(hex: string): { colors: Partial<Record<ColorRole, ColorPair>> } {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0.5, c: 0 }
  const shade = (lightness: number, chroma = c) =>
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h }, 'oklch'))
  /** The first shade, stepping from a lightness, that can be read on all of the grounds. */
  const readable = (from: number, step: number, grounds: readonly string[]): number => {
    let lightness = from
    while (
      lightness > 0 &&
      lightness < 1 &&
      grounds.some((ground) => contrastRatio(shade(lightness), ground) < 4.6)
    )
      lightness += step
    return lightness
  }
  const pages = (index: 0 | 1) => [
    colors.canvas[index],
    colors.surface[index],
    colors.sunken[index],
  ]
  const soft = [shade(0.95, Math.min(c, 0.04)), shade(0.31, Math.min(c, 0.06))] as const
  const light = readable(Math.min(l, 0.6), -0.01, [...pages(0), soft[0]])
  const dark = readable(Math.max(l, 0.7), 0.01, [...pages(1), soft[1]])
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
