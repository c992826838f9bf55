import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/vars.css.ts'
import { barHeight } from '../../shell/TopBar/barHeight.ts'

const clearance = `calc(${barHeight} + ${vars.space[4]})`

/**
 * Not shown on phones, which have the sheet. It scrolls on its own if the window is too low for it;
 * the padding keeps focus rings whole: at the sides that of Clear All, whose edge is further out.
 */
export const panel = style({
  display: 'none',
  '@media': {
    [from('small')]: {
      display: 'flex',
      position: 'sticky',
      insetBlockStart: clearance,
      flexDirection: 'column',
      gap: vars.space[5],
      width: `calc(clamp(216px, 27vw, 15rem) + 2 * ${vars.space[4]})`,
      maxHeight: `calc(100dvh - ${clearance} - ${vars.space[4]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
      marginBlockStart: `calc(-1 * ${vars.space[1]})`,
      paddingInline: vars.space[4],
      marginInline: `calc(-1 * ${vars.space[4]})`,
      scrollbarWidth: 'thin',
    },
  },
})

export const head = style({
  display: 'flex',
  // With large text Clear All is below the title: the column scrolls, the head keeps its height.
  flexShrink: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.touch.base,
})

export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

/** The button's text, not its edge, ends with the column. */
export const clear = style({ marginInlineEnd: `calc(-1 * ${vars.space[3]})` })
