import type { Brand } from '@rampart/contract/entities/brand'
import { parseThemeFile, themeCss } from '@rampart/ui/createTheme'

/** The brand's look as a style sheet, and its one mode if it has no other. */
export interface BrandStyle {
  /** Empty if the brand has no look of its own. */
  css: string
  mode?: 'light' | 'dark'
}

/**
 * Throws if the brand's theme or colors are wrong, or if a color cannot be read on another; the
 * error says what is wrong.
 */
export function brandStyle({ theme, colors }: Pick<Brand, 'theme' | 'colors'>): BrandStyle {
  const file = parseThemeFile({ ...theme, colors: { ...theme?.colors, ...colors } })
  return { css: themeCss(file), ...(file.mode && { mode: file.mode }) }
}
