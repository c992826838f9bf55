import { globalStyle, style } from '@vanilla-extract/css'
import { canHover } from '../../theme/states.ts'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

const cannotHover = '(hover: none)'

export const richText = style({ minWidth: 0, maxWidth: '66ch', ...textStyle(16), lineHeight: 1.65 })

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${richText} ${selector}`, rule)

// Space is between blocks only, so that the text meets its parent's edges.
within('> * + *', { marginBlockStart: vars.space[4] })
within(':is(h2, h3, h4)', { fontFamily: vars.family.display, fontWeight: 650, textWrap: 'balance' })
within('h2', { ...textStyle(24) })
within('h3', { ...textStyle(20) })
within('h4', { ...textStyle(18), lineHeight: 1.3 })
within('> * + h2', { marginBlockStart: vars.space[8] })
within('> * + :is(h3, h4)', { marginBlockStart: vars.space[6] })
within('> :is(h2, h3, h4) + *', { marginBlockStart: vars.space[2] })

within(':is(ul, ol)', { paddingInlineStart: '1.5em' })
within('li + li', { marginBlockStart: vars.space[1] })
within('li > :is(ul, ol, pre)', { marginBlockStart: vars.space[1] })
within('li > p + p', { marginBlockStart: vars.space[2] })
within('li::marker', { color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })

within('strong', { fontWeight: 600 })
within('a', {
  borderRadius: vars.radius.box,
  color: vars.color.accentText,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
})
within('a:hover', { '@media': { [canHover]: { textDecorationThickness: '2px' } } })
within('hr', { height: 1, border: 0, background: vars.color.hairline, marginBlock: vars.space[8] })
within('blockquote', {
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
  color: vars.color.text,
})
within('blockquote > * + *', { marginBlockStart: vars.space[2] })

// Code reads from left to right in every language.
within(':is(pre, code)', { direction: 'ltr', unicodeBidi: 'isolate' })
within('code', {
  padding: '0.1em 0.35em',
  borderRadius: vars.radius.box,
  background: vars.color.sunken,
  fontFamily: vars.family.mono,
  fontSize: '0.875em',
  fontWeight: 500,
})
within('pre', {
  overflowX: 'auto',
  // In the colors of the page a scrollbar would be white.
  scrollbarColor: `${vars.color.onInverseMuted} transparent`,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverseMuted,
  ...textStyle(14),
  lineHeight: 1.6,
  tabSize: 2,
})
/** Around a block that has a button; made by `useCodeFrames`. */
export const codeFrame = style({ position: 'relative' })

// Steps with code in them are further apart, so that each block is seen to belong to its step.
const code = `:is(pre, .${codeFrame})`
within(`li > ${code}`, { marginBlockStart: vars.space[2] })
within(`li > ${code} + *`, { marginBlockStart: vars.space[3] })
within(`li:has(> ${code}) + li`, { marginBlockStart: vars.space[4] })

/**
 * Holds the button's room from the first paint, before scripts make the button. Under a pointer it
 * comes over the block's end, with padding to scroll code out from under it; if nothing hovers it
 * is below the code.
 */
export const copyable = style({})
globalStyle(`${copyable} pre`, {
  '@media': {
    [canHover]: { paddingInlineEnd: '7rem' },
    [cannotHover]: { paddingBlockEnd: vars.space[12] },
  },
})
export const copyPlace = style({
  position: 'absolute',
  insetInlineEnd: 0,
  padding: 5,
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  '@media': {
    [canHover]: {
      insetBlockStart: 0,
      opacity: 0,
      transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: { [`${codeFrame}:is(:hover, :focus-within) > &`]: { opacity: 1 } },
    },
    [cannotHover]: { insetBlockEnd: 0, paddingBlock: 0 },
  },
})
globalStyle(`${copyPlace} > button`, { colorScheme: 'dark' })

within('pre code', {
  padding: 0,
  background: 'none',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 400,
  overflowWrap: 'normal',
})
within('pre a', { color: 'inherit' })
within('pre ::selection', { background: vars.color.volt, color: vars.color.onVolt })

within('.table-scroll', {
  overflowX: 'auto',
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
})
// A table that came without a frame scrolls on its own.
within('> table', { display: 'block', width: 'fit-content', maxWidth: '100%', overflowX: 'auto' })
within('table', { width: '100%', borderCollapse: 'collapse', ...textStyle(14) })
within(':is(th, td)', {
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'normal',
})
within('th', { color: vars.color.textMuted, fontWeight: 600, whiteSpace: 'nowrap' })
within('tbody tr:last-child > *', { borderBlockEnd: 0 })
within('caption', { padding: vars.space[2], color: vars.color.textMuted, textAlign: 'start' })
