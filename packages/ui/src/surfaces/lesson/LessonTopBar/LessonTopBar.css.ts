import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../../theme/breakpoints.ts'
import { notPrinted } from '../../../theme/print.ts'
import { canHover, controlTransition, mirrored } from '../../../theme/states.ts'
import { atPagesStart, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import { barHeight } from '../../shell/TopBar/barHeight.ts'
import { lessonBarHeight } from './lessonBarHeight.ts'

/** Stays visible on wide screens; on narrow ones two bars would take too much of the height. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: lessonBarHeight,
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[1]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
  '@media': {
    ...notPrinted,
    [from('small')]: { paddingInline: `${vars.space[3]} ${vars.space[6]}` },
    [from('medium')]: {
      position: 'sticky',
      zIndex: 10,
      insetBlockStart: barHeight,
      paddingInlineStart: vars.space[5],
    },
  },
})

/** What the keyboard or a link scrolls to is not hidden under the two bars. */
globalStyle(`html:has(${bar})`, {
  '@media': {
    [from('medium')]: {
      scrollPaddingBlockStart: `calc(${barHeight} + ${lessonBarHeight} + ${vars.space[4]})`,
    },
  },
})

export const back = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: vars.touch.base,
  height: vars.touch.base,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  transition: controlTransition,
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
    /* There the breadcrumbs are one link back to the course, with an arrow of their own. */
    [below('small')]: { selectors: { '&[data-only-wide]': { display: 'none' } } },
  },
})

/** The arrow points back in either direction of writing. */
export const arrow = style(mirrored)

/** At most two lines. */
export const title = style({
  display: '-webkit-box',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: 600,
  ...textStyle(16),
  lineHeight: 1.3,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  ...atPagesStart,
})

export const actionPlace = style({ flex: 'none' })

export const trail = style({
  flex: 1,
  minWidth: 0,
  '@media': { [below('small')]: { paddingInlineStart: vars.space[3] } },
})
