import { style } from '@vanilla-extract/css'
import { from, vars } from '@rampart/ui/theme'

/** Files and text beside each other if there is space, with the same height. */
export const entry = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(14rem, auto) auto',
      rowGap: vars.space[4],
    },
  },
})

export const textForm = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const submitLine = style({ display: 'flex' })

export const note = style({
  display: 'flex',
  gridColumn: '1 / -1',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  lineHeight: 1.5,
})

export const noteMark = style({
  flex: 'none',
  marginBlockStart: 'calc(0.5lh - 9px)',
  color: vars.color.successText,
})

/**
 * Gets the focus after something was given; far enough from the edge that its heading is visible.
 */
export const results = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  scrollMarginBlock: vars.space[16],
  // It cannot be pressed: a ring around all of it would only distract.
  outline: 'none',
})
