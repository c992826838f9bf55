import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { reducedMotion } from './states.ts'
import { vars } from './vars.css.ts'
import type { ColorPair } from './tokens.ts'
import { colors, family, fontSize, motion, radius, space, touch, width } from './tokens.ts'

/**
 * `light-dark()` reads the element's `color-scheme`, so an attribute on any element switches
 * everything below it.
 */
const lightDark = (pairs: Record<string, ColorPair>) =>
  Object.fromEntries(
    Object.entries(pairs).map(([role, [light, dark]]) => [
      role,
      light === dark ? light : `light-dark(${light}, ${dark})`,
    ]),
  ) as Record<keyof typeof colors, string>

createGlobalTheme(':root', vars, {
  color: lightDark(colors),
  space,
  radius,
  family,
  fontSize,
  motion: { ...motion, amount: '1' },
  touch,
  width,
  shadow: {
    rest: `0 0 0 1px ${vars.color.ring}, 0 1px 2px ${vars.color.shadowSoft}, 0 8px 24px -12px ${vars.color.shadowRest}`,
    lifted: `0 0 0 1px ${vars.color.ring}, 0 16px 40px -16px ${vars.color.shadowLifted}`,
    overlay: `0 0 0 1px ${vars.color.ring}, 0 24px 64px -16px ${vars.color.shadowOverlay}`,
  },
})

globalStyle(':root', { colorScheme: 'light dark' })
globalStyle('[data-theme="light"]', { colorScheme: 'light' })
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' })
// Paper is white in every theme, also for parts that are dark in all themes.
globalStyle('*', { '@media': { print: { colorScheme: 'light !important' } } })

const still = { [vars.motion.amount]: '0' }
globalStyle(':root', { '@media': { [reducedMotion.device]: { vars: still } } })
globalStyle(reducedMotion.chosen, { vars: still })

type Role = Exclude<keyof typeof colors, 'scrim' | `shadow${string}`>

/** The system color for each role, in an order that compresses well: it is in every page. */
const systemColors: Readonly<Record<Role, string>> = {
  surface: 'Canvas',
  criticalSoft: 'Canvas',
  onInverseMuted: 'CanvasText',
  accentText: 'LinkText',
  textSubtle: 'CanvasText',
  canvas: 'Canvas',
  hairline: 'ButtonBorder',
  sunken: 'Canvas',
  infoText: 'CanvasText',
  accent: 'Highlight',
  onVolt: 'HighlightText',
  accentSoft: 'Canvas',
  lab: 'Highlight',
  critical: 'Highlight',
  accentHover: 'Highlight',
  onCritical: 'HighlightText',
  textMuted: 'CanvasText',
  labText: 'CanvasText',
  criticalText: 'CanvasText',
  inverseHairline: 'ButtonBorder',
  inverseRaised: 'Canvas',
  text: 'CanvasText',
  successSoft: 'Canvas',
  successText: 'CanvasText',
  cautionText: 'CanvasText',
  cautionSoft: 'Canvas',
  inverse: 'Canvas',
  labSoft: 'Canvas',
  controlBorder: 'ButtonBorder',
  onInverse: 'CanvasText',
  infoSoft: 'Canvas',
  onAccent: 'HighlightText',
  criticalHover: 'Highlight',
  focus: 'Highlight',
  ring: 'ButtonBorder',
  volt: 'Highlight',
}

/**
 * Forced colors replace only the roles; components need no change. Paper uses them too: most
 * browsers print no backgrounds, and words for dark ones would be pale gray on white.
 */
globalStyle(':root', {
  '@media': {
    'print, (forced-colors: active)': {
      vars: Object.fromEntries(
        Object.entries(systemColors).map(([role, color]) => [vars.color[role as Role], color]),
      ),
    },
  },
})
