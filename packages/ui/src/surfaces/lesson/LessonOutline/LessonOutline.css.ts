import { style } from '@vanilla-extract/css'
import { canHover, controlTransition } from '../../../theme/states.ts'
import { inFirstLine, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const outline = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

/** Lines up with the titles of the modules. */
export const progress = style({ paddingInline: vars.space[4] })

export const lessons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  marginInline: `calc(-1 * ${vars.space[2]})`,
})

/**
 * The whole row can be pressed. The current one is marked by background, weight and an edge, which
 * forced colors keep.
 */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minHeight: vars.touch.base,
  padding: `10px ${vars.space[3]} 10px ${vars.space[2]}`,
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  ...textStyle(16),
  lineHeight: 1.4,
  textDecoration: 'none',
  transition: controlTransition,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
    '(forced-colors: active)': { borderInlineStartColor: 'Canvas' },
  },
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accent,
      background: vars.color.accentSoft,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const words = style({ flex: 1, minWidth: 0 })

export const mark = style({
  ...inFirstLine(20),
  fill: 'none',
  strokeWidth: 1.75,
})

export const ring = style({ stroke: vars.color.controlBorder })

/** The current lesson: volt, with the dark edge that it needs on a light page. */
export const here = style({ fill: vars.color.volt, stroke: vars.color.onVolt })

export const done = style({ fill: vars.color.successText, stroke: vars.color.successText })

export const tick = style({ stroke: vars.color.surface, strokeWidth: 2.25 })
