import { vars } from './vars.css.ts'

/** Focus ring of page surfaces: 2 px, 2 px away. Keyboard focus only. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const

/** Focus ring on inverse grounds (heroes, artwork). */
export const focusRingOnInverse = {
  outline: `2px solid ${vars.color.volt}`,
  outlineOffset: '2px',
} as const

/**
 * If motion is reduced, by the device or by `data-motion="reduced"` on the page or a part of it.
 * Only the theme asks this. Components multiply by `vars.motion.amount`.
 */
export const reducedMotion = {
  device: '(prefers-reduced-motion: reduce)',
  chosen: '[data-motion="reduced"]',
} as const

/** For icons that point along the reading direction, back or onward: they turn where it does. */
export const mirrored = { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } as const

/** Devices that really hover; touch screens keep no sticky hover. */
export const canHover = '(hover: hover)'

/** Transition of a control's colors and shadow. */
export const controlTransition = `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`
