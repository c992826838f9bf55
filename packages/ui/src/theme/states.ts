import { vars } from './vars.css.ts'

/** Focus ring of page surfaces: 2 px, 2 px away. Keyboard focus only. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const

/** Focus ring on inverse backgrounds (heroes, artwork). */
export const focusRingOnInverse = {
  outline: `2px solid ${vars.color.volt}`,
  outlineOffset: '2px',
} as const

/**
 * If motion is reduced, by the device or by `data-motion="reduced"` on the page or a part of it.
 * Only the theme uses this. Components multiply by `vars.motion.amount`.
 */
export const reducedMotion = {
  device: '(prefers-reduced-motion: reduce)',
  chosen: '[data-motion="reduced"]',
} as const

/**
 * For icons that point along the reading direction, back or forward: they are mirrored from right
 * to left.
 */
export const mirrored = { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } as const

/** Devices with real hovering; on touch screens a hover style would stay after a touch. */
export const canHover = '(hover: hover)'

/** Transition of a control's colors and shadow. */
export const controlTransition = `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`
