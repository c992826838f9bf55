/**
 * Height of the sticky bar: what sticks below it, or is scrolled to, keeps clear of it. Grows with
 * the text size.
 */
export const barHeight = '4rem'
