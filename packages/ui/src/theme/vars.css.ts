import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colors, family, fontSize, motion, radius, space, touch, width } from './tokens.ts'

/**
 * The theme contract: components use only these custom properties. Names are stable
 * (`--rampart-color-accent`), so that a page outside may read or override them.
 */
export const vars = createGlobalThemeContract(
  {
    color: keys(colors),
    space: keys(space),
    radius: keys(radius),
    family: keys(family),
    fontSize: keys(fontSize),
    /**
     * `amount` is 1, or 0 if motion is reduced: distances and the times of loops are multiplied by
     * it.
     */
    motion: { ...keys(motion), amount: '' },
    touch: keys(touch),
    width: keys(width),
    shadow: { rest: '', lifted: '', overlay: '' },
  },
  (_value, path) =>
    `rampart-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
)

function keys<T extends object>(tokens: T): { [K in keyof T]: '' } {
  return Object.fromEntries(Object.keys(tokens).map((key) => [key, ''])) as { [K in keyof T]: '' }
}
