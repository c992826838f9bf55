import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../../theme/breakpoints.ts'
import { focusRingOnInverse } from '../../../theme/states.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

const safe = 'env(safe-area-inset-bottom, 0px)'

/**
 * In the page's flow after the content, so that nothing is covered at the end of the page; the
 * background is dark in either theme, as in the panel's head. The volt line shows the solved share.
 */
export const bar = style({
  position: 'sticky',
  zIndex: 14,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  boxSizing: 'border-box',
  minHeight: `calc(3rem + ${safe})`,
  paddingInline: vars.space[4],
  paddingBlockEnd: safe,
  borderBlockStart: `1px solid ${vars.color.inverseHairline}`,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  colorScheme: 'dark',
  textDecoration: 'none',
  ...textStyle(14),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInlineStart: 0,
      width: 'calc(100% * var(--share))',
      borderBlockStart: `3px solid ${vars.color.volt}`,
      transition: `width ${vars.motion.slow} ${vars.motion.ease}`,
    },
    '&:focus-visible': { ...focusRingOnInverse, outlineOffset: '-4px' },
    // Above the strip that reports the connection.
    ':root:has([data-connection]) &': { insetBlockEnd: '3.5rem', paddingBlockEnd: 0 },
  },
  '@media': { [from('medium')]: { display: 'none' } },
})

// An element that takes the focus is scrolled to above the bar (WCAG 2.4.11).
globalStyle(`:root:has(${bar})`, {
  '@media': { [below('medium')]: { scrollPaddingBlockEnd: `calc(4rem + ${safe})` } },
})

export const title = style({ color: vars.color.onInverseMuted, fontFamily: vars.family.mono })

export const count = style({ flex: 1, fontFamily: vars.family.display, fontWeight: 700 })

export const icon = style({ flex: 'none' })
