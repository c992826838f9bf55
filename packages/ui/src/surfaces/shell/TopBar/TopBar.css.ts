import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '../../../theme/breakpoints.ts'
import { notPrinted } from '../../../theme/print.ts'
import { canHover, controlTransition } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'
import { barHeight } from './barHeight.ts'

export const bar = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: 0,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
  '@media': notPrinted,
})

/** What the keyboard or a link scrolls to is not hidden under the bar. */
globalStyle('html', { scrollPaddingBlockStart: `calc(${barHeight} + ${vars.space[4]})` })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: barHeight,
})

/**
 * A name of several lines does not touch the edges. The free space is after it, so that parts that
 * come late move nothing.
 */
export const brandPlace = style({ marginInlineEnd: 'auto', paddingBlock: vars.space[2] })

const wideOnly = { display: 'none', '@media': { [from('medium')]: { display: 'flex' } } }

/** Shrinks before links and menu do. */
export const running = style({})

export const wide = style({
  ...wideOnly,
  alignItems: 'center',
  gap: vars.space[4],
  selectors: { [`${running} + &`]: { flex: 'none' } },
})

export const narrow = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': { [from('medium')]: { display: 'none' } },
})

export const links = style({ display: 'flex', gap: vars.space[1] })

/**
 * The mark of the current page is a border, so that forced colors keep it (and show no other); it
 * is on the bar's lower edge.
 */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: barHeight,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.box,
  color: vars.color.text,
  fontWeight: 500,
  ...textStyle(16),
  textDecoration: 'none',
  transition: controlTransition,
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
  selectors: {
    '&[aria-current]': {
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockStart: '2px',
      borderBlockEnd: `2px solid ${vars.color.accent}`,
      color: vars.color.accentText,
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})

/**
 * Sign In, or the account. Before the session is known a script may have marked the root: Sign In
 * is then invisible and as wide as the account's button, so that nothing moves in any language when
 * that button appears.
 */
export const account = recipe({
  base: { display: 'flex', justifyContent: 'flex-end' },
  variants: {
    isKnown: {
      true: {},
      false: {
        selectors: {
          ':root[data-session="signed-in"] &': {
            width: vars.touch.base,
            whiteSpace: 'nowrap',
            visibility: 'hidden',
          },
        },
      },
    },
  },
})

/**
 * The same width in the fallback font, so that the links beside it do not move when the font
 * arrives.
 */
globalStyle(`${account.classNames.base} > a`, { minWidth: 92 })

export const trigger = style({ display: 'inline-flex' })
