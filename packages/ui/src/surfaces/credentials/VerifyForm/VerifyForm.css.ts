import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/vars.css.ts'

export const form = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [from('small')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: vars.space[3],
    },
  },
})

/**
 * As high as the box beside it and level with it, with or without a message below: moved down by
 * the height of the label.
 */
export const submit = style({
  display: 'grid',
  gridAutoRows: vars.touch.phone,
  '@media': {
    [from('small')]: {
      // The lines of the box, with its padding and edges.
      gridAutoRows: `max(${vars.touch.base}, 1.4 * ${vars.fontSize[16]} + 2 * ${vars.space[2]} + 2px)`,
      paddingBlockStart: `calc(1.5 * ${vars.fontSize[14]} + 6px)`,
    },
  },
})
