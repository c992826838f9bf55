import { style } from '@vanilla-extract/css'
import { canHover } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  height: '100%',
})

/** The chips go below the title if there is no space beside it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})

export const titles = style({
  display: 'flex',
  flex: '1 1 13rem',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
})

export const titleLink = style({
  borderRadius: vars.radius.box,
  color: 'inherit',
  textDecorationLine: 'none',
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': {
          textDecorationLine: 'underline',
          textDecorationThickness: '2px',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
})

export const subject = style({ color: vars.color.textMuted, ...textStyle(14) })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** At the bottom, so that the buttons of a row of cards align. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: 'auto',
})
