import type { ITheme } from '@xterm/xterm'
import { roles } from './terminalColors.css.ts'

/** The theme's colors within this element, in a form that xterm.js reads. */
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
