import { style } from '@vanilla-extract/css'
import { below, from } from '../../../theme/breakpoints.ts'
import { notPrinted } from '../../../theme/print.ts'
import { vars } from '../../../theme/vars.css.ts'
import { lessonBarHeight } from '../LessonTopBar/lessonBarHeight.ts'
import { barHeight } from '../../shell/TopBar/barHeight.ts'

/** The lesson is first, also in reading order; the outline is after it. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'minmax(0, 1fr) min(clamp(18rem, 26vw, 23rem), 40%)' },
  },
})

export const lesson = style({ minWidth: 0 })

/** The most prominent part of the page: what the lesson is about, on a dark background. */
export const stagePlace = style({
  background: vars.color.inverse,
  // Its content takes the colors of the dark theme in either theme, as the background is dark.
  colorScheme: 'dark',
  '@media': {
    ...notPrinted,
    [from('small')]: { padding: vars.space[4] },
    [from('medium')]: { padding: vars.space[6] },
  },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  // From 900 px on its edges are level with the video's.
  maxWidth: `calc(56rem + 2 * ${vars.space[6]})`,
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  paddingInline: vars.space[4],
  '@media': {
    [from('small')]: { paddingInline: vars.space[6] },
    [from('medium')]: {
      gap: vars.space[8],
      marginInline: 'auto',
      paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
    },
  },
})

/** Permanent from 900 px on, along the whole page. */
export const aside = style({
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
  '@media': { ...notPrinted, [below('medium')]: { display: 'none' } },
})

/** Stays visible and scrolls on its own. */
export const scroller = style({
  position: 'sticky',
  insetBlockStart: `calc(${barHeight} + ${lessonBarHeight})`,
  maxHeight: `calc(100dvh - ${barHeight} - ${lessonBarHeight})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
})

export const toggle = style({
  display: 'inline-flex',
  '@media': { [from('medium')]: { display: 'none' } },
})

/** Modules reach the drawer's edges, as they bring their own. */
export const drawerBody = style({ marginInline: `calc(-1 * ${vars.space[4]})` })
