import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { figureStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const ring = recipe({
  base: { display: 'inline-grid', flex: 'none', placeItems: 'center' },
  variants: {
    size: {
      small: { width: 48, height: 48, ...textStyle(12) },
      medium: { width: 88, height: 88, ...textStyle(18) },
    },
    tone: {
      accent: { color: vars.color.accent },
      success: { color: vars.color.successText },
      caution: { color: vars.color.cautionText },
      critical: { color: vars.color.critical },
    },
  },
  defaultVariants: { size: 'medium', tone: 'accent' },
})

export type ProgressRingVariants = NonNullable<RecipeVariants<typeof ring>>

export const drawing = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  transform: 'rotate(-90deg)',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})

export const track = style({ stroke: vars.color.hairline })

export const share = style({
  stroke: 'currentColor',
  transition: `stroke-dasharray calc(${vars.motion.slow} * ${vars.motion.amount}) ${vars.motion.ease}`,
})

export const figure = style({
  gridArea: '1 / 1',
  color: vars.color.text,
  ...figureStyle,
  fontFamily: vars.family.display,
  fontWeight: 650,
})
