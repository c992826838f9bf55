/** Lower bounds of the layout widths, in px (specification §9). */
export const breakpoints = {
  xsmall: 0,
  small: 600,
  medium: 900,
  large: 1200,
  xlarge: 1536,
} as const

/** Name of a layout width. */
export type Breakpoint = keyof typeof breakpoints

/** Media query for this width and wider. */
export const from = (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`

/** Media query for narrower than this width; the range syntax leaves no gap between the two. */
export const below = (name: Breakpoint) => `(width < ${breakpoints[name]}px)`
