import { style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'
import { pulse } from '../Skeleton/Skeleton.css.ts'

export const stat = style({ display: 'grid', gap: vars.space[1], margin: 0, minWidth: 0 })

export const name = style({ color: vars.color.textMuted, fontWeight: 600, ...textStyle(14) })

export const figure = style({
  margin: 0,
  color: vars.color.text,
  fontFamily: vars.family.display,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  ...textStyle(30),
})

export const unitText = style({
  marginInlineStart: vars.space[1],
  color: vars.color.textMuted,
  fontFamily: vars.family.body,
  fontWeight: 500,
  letterSpacing: 0,
  ...textStyle(16),
})

export const below = style({ margin: 0, color: vars.color.textMuted, ...textStyle(14) })

export const change = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    marginInlineEnd: vars.space[2],
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: 'bottom',
  },
  variants: {
    tone: {
      neutral: { color: vars.color.textMuted },
      success: { color: vars.color.successText },
      critical: { color: vars.color.criticalText },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export type ChangeTone = NonNullable<NonNullable<RecipeVariants<typeof change>>['tone']>

export const bar = style({
  display: 'block',
  width: '4ch',
  height: '0.8em',
  marginBlock: '0.2em',
  borderRadius: vars.radius.box,
  background: vars.color.hairline,
  animation: `${pulse} 1600ms ease-in-out infinite`,
})
