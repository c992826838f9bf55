import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { reducedMotion } from './states.ts'
import { vars } from './vars.css.ts'
import type { ColorPair } from './tokens.ts'
import { colors, family, fontSize, motion, radius, space, touch, width } from './tokens.ts'

/**
 * `light-dark()` reads the element's `color-scheme`, so one attribute on any element switches all
 * below it.
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
// Paper is white, in every theme of the screen.
globalStyle(':root, [data-theme]', { '@media': { print: { colorScheme: 'light' } } })

const still = { [vars.motion.amount]: '0' }
globalStyle(':root', { '@media': { [reducedMotion.device]: { vars: still } } })
globalStyle(reducedMotion.chosen, { vars: still })

const canvasRoles = [
  'canvas',
  'surface',
  'sunken',
  'inverse',
  'inverseRaised',
  'accentSoft',
  'labSoft',
  'successSoft',
  'cautionSoft',
  'criticalSoft',
  'infoSoft',
] as const
const textRoles = [
  'text',
  'textMuted',
  'textSubtle',
  'successText',
  'cautionText',
  'criticalText',
  'infoText',
  'labText',
  'onInverse',
  'onInverseMuted',
] as const
const linkRoles = ['accentText'] as const
const edgeRoles = ['hairline', 'controlBorder', 'ring', 'inverseHairline'] as const
const fillRoles = [
  'accent',
  'accentHover',
  'lab',
  'volt',
  'critical',
  'criticalHover',
  'focus',
] as const
const onFillRoles = ['onAccent', 'onVolt', 'onCritical'] as const

const systemColor = (roles: readonly (keyof typeof colors)[], value: string) =>
  Object.fromEntries(roles.map((role) => [vars.color[role], value]))

/** Forced colors replace the roles only; no component knows. */
globalStyle(':root', {
  '@media': {
    '(forced-colors: active)': {
      vars: {
        ...systemColor(canvasRoles, 'Canvas'),
        ...systemColor(textRoles, 'CanvasText'),
        ...systemColor(linkRoles, 'LinkText'),
        ...systemColor(edgeRoles, 'ButtonBorder'),
        ...systemColor(fillRoles, 'Highlight'),
        ...systemColor(onFillRoles, 'HighlightText'),
      },
    },
  },
})
