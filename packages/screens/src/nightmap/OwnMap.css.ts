import { style } from '@vanilla-extract/css'
import { vars } from '@rampart/ui/theme'

/** One row on every screen: its height is kept before it appears. */
export const actions = style({ display: 'flex', gap: vars.space[3], maxWidth: '100%' })

export const fixed = style({ flex: 'none' })

export const onward = style({ minWidth: 0, flex: '0 1 auto' })

/**
 * One line, on narrow screens two smaller ones in a button of the same height; all of it is read
 * out.
 */
export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    // Not if the browser's text is twice as large: there is no space for the words in two lines.
    '(width < 600px), (width < 900px) and (width >= 22.5em)': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      // Uses the button's space around the words.
      marginBlock: '-0.375rem',
      marginInline: `calc(-1 * ${vars.space[3]})`,
      fontSize: vars.fontSize[14],
      lineHeight: 1.2,
      whiteSpace: 'normal',
    },
  },
})

/** The map in the dialog, on its own background. */
export const picture = style({
  position: 'relative',
  aspectRatio: '560 / 250',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.inverse,
  // In forced colors the map is left out, and so is its space.
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0 })

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})

/** Summits and flags: beside each other if there is space for both. */
export const lists = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'start',
})
