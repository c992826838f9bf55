/**
 * Height of the sticky bar: parts that stick below it, or are scrolled to, leave this space. Grows
 * with the text size.
 */
export const barHeight = '4rem'
