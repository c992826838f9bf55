import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { canHover, focusRingOnInverse, mirrored } from '../../../theme/states.ts'
import { inFirstLine, proseStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** Chips take the colors of the dark theme in either theme, as the ground does. */
export const words = style({
  display: 'flex',
  position: 'relative',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[8]}`,
  colorScheme: 'dark',
  '@media': {
    [from('small')]: { paddingBlock: `${vars.space[6]} ${vars.space[12]}` },
    [from('medium')]: { maxWidth: '58%' },
  },
})

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.touch.base,
  borderRadius: vars.radius.box,
  color: vars.color.onInverseMuted,
  fontWeight: 500,
  ...textStyle(16),
  textDecoration: 'none',
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': {
          color: vars.color.onInverse,
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
  selectors: { '&:focus-visible': focusRingOnInverse },
})

/** Points back in either direction of reading. */
export const arrow = style(mirrored)

export const description = style({
  maxWidth: '52ch',
  ...proseStyle(18, 'onInverseMuted'),
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  color: vars.color.onInverse,
})

export const fact = style({
  display: 'flex',
  gap: vars.space[2],
  fontWeight: 500,
  ...textStyle(16),
})

export const icon = style({ ...inFirstLine(18), color: vars.color.volt })
