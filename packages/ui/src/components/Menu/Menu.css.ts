import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const popover = style({
  minWidth: 'max(220px, var(--trigger-width, 0px))',
  maxWidth: `min(340px, calc(100vw - ${vars.space[8]}))`,
  overflow: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': {
      opacity: 0,
      transform: `translateY(calc(-4px * ${vars.motion.amount}))`,
    },
    '&[data-placement="top"][data-entering], &[data-placement="top"][data-exiting]': {
      transform: `translateY(calc(4px * ${vars.motion.amount}))`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonBorder' } },
})

export const list = style({ padding: vars.space[2], outline: 'none' })

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space[2],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
      paddingBlockStart: vars.space[2],
    },
  },
})

export const sectionTitle = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  ...textStyle(14),
})

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.touch.base,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    outline: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
    ...textStyle(16),
    lineHeight: 1.3,
    selectors: {
      /* A border, so that forced colors keep it; the padding gives way. */
      '&[data-current]': {
        borderInlineStart: `3px solid ${vars.color.accent}`,
        paddingInlineStart: `calc(${vars.space[3]} - 3px)`,
        background: vars.color.accentSoft,
        color: vars.color.accentText,
      },
      '&[data-disabled]': { color: vars.color.textSubtle, cursor: 'not-allowed', opacity: 0.7 },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  },
  variants: {
    tone: {
      default: {
        selectors: { '&[data-focused]:not([data-disabled])': { background: vars.color.sunken } },
      },
      critical: {
        color: vars.color.criticalText,
        selectors: {
          '&[data-focused]:not([data-disabled])': { background: vars.color.criticalSoft },
        },
      },
    },
  },
  defaultVariants: { tone: 'default' },
})

export const icon = style({
  display: 'grid',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '[data-tone="critical"] > &': { color: 'inherit' } },
})
