import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

const size = 24

export const list = style({ display: 'grid', minWidth: 0 })

/** The line runs from mark to mark, never beyond the last. */
export const event = style({
  display: 'grid',
  position: 'relative',
  gridTemplateColumns: `${size}px minmax(0, 1fr)`,
  columnGap: vars.space[4],
  paddingBlockEnd: vars.space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${size}px 0`,
      insetInlineStart: size / 2 - 1,
      width: 2,
      background: vars.color.hairline,
    },
    '&[data-state="done"]:not(:last-child)::before': { background: vars.color.accent },
  },
})

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: size,
    height: size,
    border: '2px solid transparent',
    borderRadius: '50%',
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
      upcoming: { borderColor: vars.color.controlBorder, background: vars.color.surface },
      failed: { background: vars.color.critical, color: vars.color.onCritical },
    },
  },
})

export const words = style({ display: 'grid', gap: 2, minWidth: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
})

export const titleText = style({
  minWidth: 0,
  color: vars.color.text,
  fontWeight: 600,
  ...textStyle(16),
  selectors: { '[data-state="upcoming"] &': { color: vars.color.textMuted, fontWeight: 500 } },
})

export const when = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...textStyle(14),
})

export const text = style({ minWidth: 0, color: vars.color.textMuted, ...textStyle(14) })
