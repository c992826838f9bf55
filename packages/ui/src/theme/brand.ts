import type { ColorPair, ColorRole, family, radius } from './tokens.ts'
import { vars } from './vars.css.ts'

/** What another brand may change; everything left out keeps the product's value. */
export interface Brand {
  /** Colour roles as [light, dark]. */
  colors?: Partial<Record<ColorRole, ColorPair>>
  /** Font families as CSS font stacks. */
  family?: Partial<Record<keyof typeof family, string>>
  /** Corner radii as CSS lengths. */
  radius?: Partial<Record<keyof typeof radius, string>>
}

/** Custom properties of a brand, for the `vars` of a vanilla-extract style on the root or on any part of a page. */
export function brandVars(brand: Brand): Record<string, string> {
  const named = <K extends string>(target: Record<K, string>, values: Partial<Record<K, string>> = {}) =>
    Object.entries<string | undefined>(values).flatMap(([key, value]) => (value === undefined ? [] : [[target[key as K], value] as const]))
  const pairs = Object.entries(brand.colors ?? {}).map(([role, [light, dark]]) => [vars.color[role as ColorRole], `light-dark(${light}, ${dark})`] as const)
  return Object.fromEntries([...pairs, ...named(vars.family, brand.family), ...named(vars.radius, brand.radius)])
}
