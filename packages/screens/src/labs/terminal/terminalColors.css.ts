import { vars } from '@rampart/ui/theme'
import type { ITheme } from '@xterm/xterm'

const { color } = vars

/**
 * The theme's colors by their use in a terminal. Read when styles are built, so that scripts do not
 * contain all names of the theme.
 */
export const roles = {
  background: color.inverse,
  foreground: color.onInverse,
  cursor: color.volt,
  cursorAccent: color.onVolt,
  selectionBackground: color.volt,
  selectionForeground: color.onVolt,
  black: color.inverseHairline,
  red: color.criticalText,
  green: color.successText,
  yellow: color.cautionText,
  blue: color.infoText,
  magenta: color.labText,
  cyan: color.accentText,
  white: color.onInverseMuted,
  brightBlack: color.onInverseMuted,
  brightRed: color.criticalText,
  brightGreen: color.successText,
  brightYellow: color.cautionText,
  brightBlue: color.infoText,
  brightMagenta: color.labText,
  brightCyan: color.accentText,
  brightWhite: color.onInverse,
} satisfies ITheme

/** The theme's font of fixed width. */
export const monoFamily: string = vars.family.mono
