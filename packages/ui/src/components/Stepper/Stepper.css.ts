import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below, from } from '../../theme/breakpoints.ts'
import { canHover } from '../../theme/states.ts'
import { figureStyle, textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

const size = 32

/** On phones the line of marks stays, and only the current step has its words. */
export const head = style({
  color: vars.color.textMuted,
  fontWeight: 600,
  ...textStyle(14),
  '@media': { [from('small')]: { display: 'none' } },
})

export const list = style({
  display: 'flex',
  '@media': { [below('small')]: { paddingBlockStart: vars.space[2] } },
})

export const step = style({
  display: 'grid',
  position: 'relative',
  flex: 1,
  alignContent: 'start',
  minWidth: 0,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: size / 2 - 1,
      insetInline: `${size + 8}px 8px`,
      height: 2,
      borderRadius: vars.radius.pill,
      background: vars.color.hairline,
    },
    '&[data-state="done"]:not(:last-child)::before': { background: vars.color.accent },
  },
  '@media': {
    [below('small')]: { selectors: { '&:last-child': { flex: 'none' } } },
  },
})

export const face = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  minWidth: 0,
  paddingInlineEnd: vars.space[4],
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [canHover]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } },
    [below('small')]: { minHeight: vars.touch.base, paddingInlineEnd: 0 },
  },
})

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    width: size,
    height: size,
    border: '2px solid transparent',
    borderRadius: '50%',
    ...figureStyle,
    ...textStyle(14),
    // As of a solid button: the browser's own replacement would hide the number.
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
  variants: {
    state: {
      done: { background: vars.color.accent, color: vars.color.onAccent },
      /* Volt is the signal of the current step; on light grounds it has a dark edge. */
      current: {
        borderColor: vars.color.onVolt,
        background: vars.color.volt,
        color: vars.color.onVolt,
      },
      upcoming: {
        borderColor: vars.color.controlBorder,
        background: vars.color.surface,
        color: vars.color.textMuted,
      },
      error: { background: vars.color.critical, color: vars.color.onCritical },
    },
  },
})

export const words = style({
  display: 'grid',
  minWidth: 0,
  '@media': {
    [below('small')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const labelText = style({
  minWidth: 0,
  fontWeight: 600,
  ...textStyle(14),
  selectors: {
    '[data-state="upcoming"] &': { color: vars.color.textMuted, fontWeight: 500 },
    '[data-state="error"] &': { color: vars.color.criticalText },
  },
})

export const descriptionText = style({ color: vars.color.textMuted, ...textStyle(14) })

/** Words of the current step, on phones. */
export const current = style({
  paddingBlockStart: vars.space[1],
  fontWeight: 600,
  ...textStyle(16),
  '@media': { [from('small')]: { display: 'none' } },
})
