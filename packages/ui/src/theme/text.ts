import type { StyleRule } from '@vanilla-extract/css'
import { fontSize } from './tokens.ts'
import { vars } from './vars.css.ts'

const lineHeight = {
  12: 1.5,
  14: 1.5,
  16: 1.5,
  18: 1.5,
  20: 1.3,
  24: 1.25,
  30: 1.2,
  38: 1.1,
  48: 1.1,
} as const
const tracking = { 24: '-0.01em', 30: '-0.01em', 38: '-0.02em', 48: '-0.02em' } as const

/** Step of the text scale, in px at the browser's default size. */
export type TextSize = keyof typeof fontSize

/** Size, line height and letter spacing of one step, to spread into a style. */
export const textStyle = (size: TextSize) => ({
  fontSize: vars.fontSize[size],
  lineHeight: lineHeight[size],
  ...(size in tracking ? { letterSpacing: tracking[size as keyof typeof tracking] } : {}),
})

/**
 * A paragraph beside something more prominent: muted, and without a single word on its last line.
 */
export const proseStyle = (size: TextSize, color: 'textMuted' | 'onInverseMuted' = 'textMuted') =>
  ({ color: vars.color[color], ...textStyle(size), textWrap: 'pretty' }) as const

/**
 * For words whose direction may differ from the page's and that may be cut: they are cut at their
 * own end, and begin where the page's words begin.
 */
export const atPagesStart = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule

/** An icon of `size` px in the middle of the first line beside it, in text of any size. */
export const inFirstLine = (size: number) =>
  ({ flex: 'none', marginBlockStart: `calc(0.5lh - ${size / 2}px)` }) as const

/** Numbers and times in columns, or that change in place. */
export const figureStyle = {
  fontFamily: vars.family.mono,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
} as const
