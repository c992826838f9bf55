import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { canHover, controlTransition, focusRing } from '../../theme/states.ts'
import { atPagesStart, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const labelLine = style({
  display: 'flex',
  gap: vars.space[1],
  paddingBlockEnd: '6px',
  color: vars.color.text,
  fontWeight: 600,
  ...textStyle(14),
})

/**
 * The box around an input: it has edge, ground and focus ring, so that a prefix or a button may be
 * inside.
 */
export const control = style({
  display: 'flex',
  minHeight: vars.touch.phone,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  // Also in a part of the page that is centered.
  textAlign: 'start',
  transition: controlTransition,
  '@media': {
    [from('small')]: { minHeight: vars.touch.base },
    [canHover]: {
      selectors: {
        '&:hover:not(:has(:disabled, [readonly], [aria-invalid="true"]))': {
          borderColor: vars.color.accent,
        },
      },
    },
  },
  selectors: {
    '&:has(:is(input, textarea, select):focus-visible)': {
      ...focusRing,
      outlineOffset: '1px',
      borderColor: vars.color.accent,
    },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.critical,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
    },
    '&:has([readonly])': { borderColor: vars.color.hairline, background: vars.color.sunken },
    '&:has(:is(input, textarea, select):disabled)': { background: vars.color.sunken, opacity: 0.6 },
  },
})

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  outline: 'none',
  background: 'transparent',
  // In the order in which it was typed: otherwise the '!' at the end of a password would be shown
  // before it on pages from right to left.
  unicodeBidi: 'plaintext',
  ...atPagesStart,
  ...textStyle(16),
  lineHeight: 1.4,
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
    // Browsers paint autofilled fields in a color of their own; only an inset shadow can cover it.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.accentSoft}`,
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
    },
  },
})

export const mono = style({ fontFamily: vars.family.mono, fontVariantNumeric: 'tabular-nums' })

export const affix = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  maxWidth: '50%',
  paddingInlineStart: vars.space[3],
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
  color: vars.color.textMuted,
  ...textStyle(16),
})

/** Messages at the start, a counter at the end of the same line. */
export const below = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
})

export const messageColumn = style({ flex: 1, minWidth: 0 })
