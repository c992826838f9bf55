import { style, styleVariants } from '@vanilla-extract/css'
import { figureStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import { barHeight } from '../../shell/TopBar/barHeight.ts'
import { lessonBarHeight } from '../LessonTopBar/lessonBarHeight.ts'

/**
 * From this width on there is space for the contents beside the text and the outline. In em, so
 * that larger text needs a wider page.
 */
const hasRoom = '(min-width: 80em)'

/** The width of the text: 66 characters in its own size. */
const measure = 'min(100%, 66ch)'

export const header = style({ width: measure, marginInline: 'auto' })

export const withContents = style({
  '@media': {
    [hasRoom]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 66ch) minmax(0, 13rem)',
      justifyContent: 'center',
      columnGap: vars.space[12],
      width: '100%',
    },
  },
})

/** Title, text and what is after it, all in the text's column. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
})

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const place = style({
  color: vars.color.textMuted,
  ...figureStyle,
  ...textStyle(14),
  wordSpacing: '-0.2em',
})

/** Separated from the text by a line, as it is not part of it. */
export const endPlace = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space[6],
})

/** After the text in the page, but shown beside it; stays visible. */
export const contents = style({
  display: 'none',
  '@media': {
    [hasRoom]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${barHeight} + ${lessonBarHeight} + ${vars.space[6]})`,
      alignSelf: 'start',
    },
  },
})

export const contentsTitle = style({
  marginBlockEnd: vars.space[2],
  paddingInlineStart: vars.space[3],
  color: vars.color.textMuted,
  fontWeight: 600,
  ...textStyle(14),
})

export const contentsList = style({ borderInlineStart: `1px solid ${vars.color.hairline}` })

const link = style({
  display: 'block',
  marginInlineStart: '-1px',
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[2],
  borderInlineStart: '2px solid transparent',
  color: vars.color.textMuted,
  ...textStyle(14),
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accent,
      color: vars.color.text,
      fontWeight: 600,
    },
  },
})

export const contentsLink = styleVariants({ 2: vars.space[3], 3: vars.space[6] }, (indent) => [
  link,
  { paddingInlineStart: indent },
])
