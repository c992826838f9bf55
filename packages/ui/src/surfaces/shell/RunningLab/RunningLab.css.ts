import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../../theme/breakpoints.ts'
import { canHover, controlTransition } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** Less than 360 px. */
const narrowest = '(width < 22.5em)'

export const runningLab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.touch.phone,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  transition: controlTransition,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
    // The brand keeps one line in a window of 360 px.
    [below('medium')]: { paddingInline: 0 },
    [narrowest]: { gap: vars.space[1] },
  },
})

// And in one of 320 px; the sign that the time is running out stays.
globalStyle(`${runningLab} .lucide-clock`, { '@media': { [narrowest]: { display: 'none' } } })

/** The bar has space for the title only on wide screens. */
export const title = style({
  display: 'none',
  '@media': { [from('large')]: { display: 'block' } },
  maxInlineSize: '12rem',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: 500,
  ...textStyle(14),
})

export const seen = style({ display: 'inline-flex' })

/** Its parts are in the link around it. */
export const whole = style({ display: 'contents' })
