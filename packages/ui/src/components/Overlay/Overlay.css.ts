import { globalStyle, style } from '@vanilla-extract/css'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { recipe } from '@vanilla-extract/recipes'
import { below, from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** The height that the phone's keyboard leaves free; React Aria updates it. */
const screenHeight = 'var(--visual-viewport-height, 100dvh)'

/**
 * Lower windows, such as at a zoom of 400 percent, have no room for a title and actions that stay.
 */
const highEnough = '(height > 20em)'

export const scrim = recipe({
  base: {
    display: 'grid',
    position: 'fixed',
    zIndex: 100,
    insetInline: 0,
    insetBlockStart: 0,
    height: screenHeight,
    transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&::before': { content: '', position: 'fixed', inset: 0, background: vars.color.scrim },
    },
  },
  variants: {
    placement: {
      center: {
        placeItems: 'end stretch',
        '@media': { [from('small')]: { placeItems: 'center', padding: vars.space[6] } },
      },
      end: { justifyItems: 'end' },
      bottom: { alignItems: 'end' },
    },
  },
})

/** A distance to move over; 0 if motion is reduced. */
const way = (length: string) => `calc(${length} * ${vars.motion.amount})`
const offStage = (transform: string) => ({ '&[data-entering], &[data-exiting]': { transform } })
const roundTop = { borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0` }

export const panel = recipe({
  base: {
    display: 'flex',
    position: 'relative',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    transition: `transform ${vars.motion.slow} cubic-bezier(0.2, 0, 0, 1)`,
    selectors: { '&[data-exiting]': { transitionDuration: vars.motion.base } },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonBorder' } },
  },
  variants: {
    placement: {
      center: {
        width: '100%',
        maxHeight: `calc(${screenHeight} - ${vars.space[6]})`,
        ...roundTop,
        '@media': {
          [from('small')]: {
            maxHeight: `calc(${screenHeight} - ${vars.space[12]})`,
            borderRadius: vars.radius.sheet,
          },
        },
        selectors: offStage(`translateY(${way(vars.space[6])})`),
      },
      end: {
        width: '75vw',
        height: '100%',
        selectors: {
          ...offStage(`translateX(${way('100%')})`),
          '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': {
            transform: `translateX(${way('-100%')})`,
          },
        },
      },
      bottom: {
        height: '70vh',
        maxHeight: '100%',
        ...roundTop,
        selectors: offStage(`translateY(${way('100%')})`),
      },
    },
    size: { small: {}, medium: {} },
  },
  compoundVariants: [
    {
      variants: { placement: 'center', size: 'small' },
      style: { '@media': { [from('small')]: { maxWidth: '400px' } } },
    },
    {
      variants: { placement: 'center', size: 'medium' },
      style: { '@media': { [from('small')]: { maxWidth: '560px' } } },
    },
  ],
})

export type OverlayLook = NonNullable<RecipeVariants<typeof panel>>

/**
 * Takes focus when it opens and scrolls as a whole, so that arrow keys scroll it from the start.
 */
export const content = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // What gets focus is not under the title or two rows of actions.
  '@media': { [highEnough]: { scrollPaddingBlock: '5rem 8rem' } },
})

const gutter = {
  paddingInline: vars.space[5],
  '@media': { [from('small')]: { paddingInline: vars.space[6] } },
}

/** Stays in sight, and is the box that its fade is placed in. */
const bar = {
  ...gutter,
  position: 'relative',
  background: vars.color.surface,
  '@media': { ...gutter['@media'], [highEnough]: { position: 'sticky', insetBlock: 0 } },
} as const

/**
 * Content that scrolls under title or actions fades; over bare ground the fade is not to be seen.
 */
const fade = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  height: vars.space[4],
  pointerEvents: 'none',
} as const

export const head = style({
  ...bar,
  display: 'flex',
  zIndex: 1,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  selectors: {
    '&::after': {
      ...fade,
      insetBlockStart: '100%',
      backgroundImage: `linear-gradient(${vars.color.surface}, transparent)`,
    },
  },
})

/** Lets the first line of the title and the cross share a middle. */
export const titlePlace = style({ minWidth: 0, paddingBlockStart: '7px' })

/** The cross is drawn to the edge of the text column, its target reaches beyond. */
export const closePlace = style({ flex: 'none', marginInlineEnd: `calc(${vars.space[3]} * -1)` })

export const body = style({
  flex: 1,
  paddingBlock: vars.space[4],
  ...gutter,
  selectors: { '&:last-child': { paddingBlockEnd: vars.space[6] } },
})

export const foot = style({
  ...bar,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingBlock: `${vars.space[2]} max(${vars.space[5]}, env(safe-area-inset-bottom))`,
  selectors: {
    '&::before': {
      ...fade,
      insetBlockEnd: '100%',
      backgroundImage: `linear-gradient(transparent, ${vars.color.surface})`,
    },
  },
})

/** On phones, and always in a sheet, actions share the width. */
globalStyle(`${foot} > *`, { '@media': { [below('small')]: { flex: '1 1 auto' } } })
globalStyle(`[data-placement="bottom"] > ${foot} > *`, { flex: '1 1 auto' })

// The root keeps room for a scrollbar, which the veil cannot reach: the root's own ground takes its
// color, the page keeps its.
globalStyle(`:root:has(${scrim.classNames.base})`, {
  background: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim}) ${vars.color.canvas}`,
})
globalStyle(`:root:has(${scrim.classNames.base}) body`, { background: vars.color.canvas })
