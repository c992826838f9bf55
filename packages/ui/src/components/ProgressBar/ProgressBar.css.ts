import { keyframes, style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { figureStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

const pulse = keyframes({ '50%': { opacity: 0.35 } })
const grow = `inline-size ${vars.motion.slow} ${vars.motion.ease}`

export const root = style({ display: 'grid', gap: vars.space[2], minWidth: 0 })

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  ...textStyle(14),
  color: vars.color.textMuted,
})

export const share = style({
  flex: 'none',
  maxWidth: '80%',
  marginInlineStart: 'auto',
  color: vars.color.text,
  ...figureStyle,
  ...textStyle(12),
})

export const bar = recipe({
  base: {
    display: 'block',
    appearance: 'none',
    inlineSize: '100%',
    blockSize: 8,
    overflow: 'hidden',
    border: 0,
    borderRadius: vars.radius.pill,
    background: vars.color.sunken,
    // The track is quiet; this line keeps its end visible on every ground.
    boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': {
        borderRadius: vars.radius.pill,
        background: 'currentColor',
        transition: grow,
      },
      '&::-moz-progress-bar': { borderRadius: vars.radius.pill, background: 'currentColor' },
      // If the length is unknown: a soft band that fades in and out and does not move.
      '&:indeterminate': {
        backgroundImage: 'linear-gradient(90deg, transparent, currentColor 35% 65%, transparent)',
        animation: `${pulse} 1600ms ease-in-out infinite`,
      },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid CanvasText', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    // In the color of text, so that the transparent texts of a skeleton hide it in every browser.
    tone: {
      accent: { color: vars.color.accent },
      success: { color: vars.color.successText },
      info: { color: vars.color.infoText },
      critical: { color: vars.color.critical },
    },
  },
  defaultVariants: { tone: 'accent' },
})

export type ProgressBarVariants = NonNullable<RecipeVariants<typeof bar>>
