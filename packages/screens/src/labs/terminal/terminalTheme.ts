import { vars } from '@rampart/ui/theme'
import type { ITheme } from '@xterm/xterm'

const { color } = vars

const roles = {
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

/** The theme's colours as they are within this element, in a form that xterm.js reads. */
export function terminalTheme(within: HTMLElement): ITheme {
  const probe = document.createElement('span')
  within.append(probe)
  const found = Object.entries(roles).map(([role, value]) => {
    probe.style.color = value
    return [role, getComputedStyle(probe).color] as const
  })
  probe.remove()
  return Object.fromEntries(found)
}
