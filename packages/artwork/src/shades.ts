import { clampChroma, converter, formatHex } from 'culori'
import { contrastRatio } from './contrast.ts'

const toOklch = converter('oklch')

/** A color in another lightness, 0 to 1, and optionally with another chroma. */
export type Shade = (lightness: number, chroma?: number) => string

/**
 * Lightness 0 to 1, chroma from 0 and hue in degrees of a color, in OKLCH. Throws if it is not
 * `#rrggbb`.
 */
export function lightnessOf(hex: string): { l: number; c: number; h: number } {
  const color = /^#[0-9a-f]{6}$/i.test(hex) ? toOklch(hex) : undefined
  if (!color) throw new Error(`not an opaque #rrggbb color: ${hex}`)
  return { l: color.l, c: color.c, h: color.h ?? 0 }
}

/** Shades of a color as `#rrggbb`, within the colors that screens can show. */
export function shadesOf(hex: string): Shade {
  const { c, h } = lightnessOf(hex)
  return (l, chroma = c) => formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h }, 'oklch'))
}

/** The first lightness, stepping from one, whose shade can be read on all of the grounds. */
export function readable(
  shade: Shade,
  from: number,
  step: number,
  grounds: readonly string[],
): number {
  let lightness = from
  while (
    lightness > 0 &&
    lightness < 1 &&
    grounds.some((ground) => contrastRatio(shade(lightness), ground) < 4.6)
  )
    lightness += step
  return lightness
}
