import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { canHover, controlTransition } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: vars.radius.control,
})

/** Dashes say that a file may be dropped; with a file the edge is a plain line. */
export const slot = recipe({
  base: {
    minWidth: 0,
    border: `1px dashed ${vars.color.controlBorder}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    transition: controlTransition,
  },
  variants: {
    isFilled: {
      true: {
        borderStyle: 'solid',
        borderColor: vars.color.hairline,
        background: vars.color.sunken,
      },
    },
    isInvalid: { true: { borderColor: vars.color.critical } },
    isOver: {
      true: {
        borderStyle: 'solid',
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
      },
    },
  },
})

/** The whole empty slot is one button. */
export const choose = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  width: '100%',
  minHeight: '4.5rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: 0,
  borderRadius: `calc(${vars.radius.card} - 1px)`,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  transition: controlTransition,
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.55 } },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled)': { background: vars.color.accentSoft } } },
  },
})

export const uploadIcon = style({
  flex: 'none',
  boxSizing: 'content-box',
  padding: 10,
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
})

export const invitation = style({
  color: vars.color.accentText,
  fontWeight: 600,
  ...textStyle(16),
  lineHeight: 1.35,
  textWrap: 'balance',
  // Only scripts can open the file dialog from here.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const formats = style({ color: vars.color.textMuted, ...textStyle(14) })

export const fileRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: '4.5rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
})

export const fileIcon = style({ flex: 'none', color: vars.color.successText })

export const fileWords = style({
  display: 'flex',
  flex: '1 1 10rem',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
})

export const fileName = style({
  color: vars.color.text,
  fontWeight: 600,
  ...textStyle(16),
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})

export const sizeText = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...textStyle(14),
})

export const actions = style({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' })

/**
 * The browser's own file input: for a native form without scripts, in which nothing else here can
 * be pressed.
 */
export const nativeInput = style({
  display: 'none',
  '@media': {
    '(scripting: none)': {
      selectors: { '&:not([hidden])': { display: 'block', marginBlock: '6px' } },
    },
  },
})
