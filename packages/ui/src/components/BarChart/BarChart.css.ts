import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { below } from '../../theme/breakpoints.ts'
import { figureStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: `0 ${vars.space[2]}`,
  color: vars.color.text,
  ...textStyle(14),
})

export const captionText = style({
  captionSide: 'top',
  color: vars.color.text,
  paddingBlockEnd: vars.space[2],
  fontFamily: vars.family.display,
  fontWeight: 650,
  textAlign: 'start',
  ...textStyle(18),
})

export const name = style({
  minWidth: '9rem',
  maxWidth: '14rem',
  paddingInlineEnd: vars.space[4],
  color: vars.color.textMuted,
  fontWeight: 500,
  textAlign: 'start',
  overflowWrap: 'break-word',
  '@media': { [below('small')]: { minWidth: '7.5rem', maxWidth: '7.5rem' } },
})

/** All bars are measured against the same length: what names and figures leave. */
export const cell = style({ width: '100%', padding: 0 })

export const bar = recipe({
  base: {
    display: 'block',
    width: '100%',
    height: 20,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accent },
      lab: { color: vars.color.lab },
      success: { color: vars.color.successText },
      caution: { color: vars.color.cautionText },
      critical: { color: vars.color.critical },
    },
  },
  defaultVariants: { tone: 'accent' },
})

export type BarTone = NonNullable<NonNullable<RecipeVariants<typeof bar>>['tone']>

export const ground = style({ fill: vars.color.sunken })

export const figure = style({
  paddingInlineStart: vars.space[3],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  wordSpacing: '-0.2em',
  ...figureStyle,
})

export const nothing = style({ color: vars.color.textMuted, textAlign: 'start' })
