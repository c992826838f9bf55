/**
 * Lower bounds of the layout widths, in px at the browser's default size of text (specification
 * §9).
 */
export const breakpoints = {
  xsmall: 0,
  small: 600,
  medium: 900,
  large: 1200,
  xlarge: 1536,
} as const

/** Name of a layout width. */
export type Breakpoint = keyof typeof breakpoints

/**
 * In units of the browser's text size, 16 px by default: a layout needs more space if a reader has
 * chosen larger text.
 */
const inText = (name: Breakpoint) => `${breakpoints[name] / 16}em`

/** Media query for this width and wider. */
export const from = (name: Breakpoint) => `(min-width: ${inText(name)})`

/** Media query for narrower than this width; the range syntax leaves no gap between the two. */
export const below = (name: Breakpoint) => `(width < ${inText(name)})`
