import { keyframes, style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

const ripple = keyframes({
  from: { transform: 'scale(1)', opacity: 0.5 },
  '70%, to': { transform: 'scale(2.6)', opacity: 0 },
})
const breathe = keyframes({ '50%': { opacity: 0.3 } })

export const banner = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    minWidth: 0,
    padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} ${vars.space[5]}`,
    border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
    borderRadius: vars.radius.card,
  },
  variants: {
    tone: {
      success: { background: vars.color.successSoft, color: vars.color.successText },
      info: { background: vars.color.infoSoft, color: vars.color.infoText },
    },
  },
  defaultVariants: { tone: 'info' },
})

export type StatusBannerVariants = NonNullable<RecipeVariants<typeof banner>>

export const message = style({
  display: 'flex',
  flex: '1 1 16rem',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  minHeight: vars.touch.base,
  fontWeight: 600,
  ...textStyle(16),
})

export const dot = recipe({
  base: {
    position: 'relative',
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: 'currentColor',
    forcedColorAdjust: 'none',
  },
  variants: {
    isPulsing: {
      true: {
        '::after': {
          content: '',
          position: 'absolute',
          inset: 0,
          borderRadius: '50%',
          background: 'currentColor',
          opacity: 0,
          animation: `${ripple} 1600ms ease-out infinite`,
        },
        /* In place of the ripple, if motion is reduced. */
        animation: `${breathe} calc(1600ms * (1 - ${vars.motion.amount})) ease-in-out infinite !important`,
      },
    },
  },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
