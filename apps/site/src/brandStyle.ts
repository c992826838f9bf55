import type { Brand } from '@rampart/contract/entities/brand'
import { colors as themeColors, createTheme } from '@rampart/ui/theme'
import type { ColorRole } from '@rampart/ui/theme'

const isRole = (role: string): role is ColorRole => role in themeColors

/** The brand's colors as a style sheet; empty where it has none of its own. Throws for an unknown role, and where a color cannot be read on another. */
export function brandStyle({ colors }: Pick<Brand, 'colors'>): string {
  const unknown = Object.keys(colors).find((role) => !isRole(role))
  if (unknown !== undefined) throw new Error(`The theme has no color '${unknown}'.`)
  const properties = Object.entries(createTheme({ colors }))
  if (properties.length === 0) return ''
  return `:root{${properties.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
