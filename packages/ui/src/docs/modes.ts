/**
 * Every story is pictured in light (`.storybook/preview.ts`); these are the parameters of one that
 * is pictured in other modes as well.
 */
const inDark = { dark: { theme: 'dark' } }

/** English from right to left, so that what a play function looks for is still there. */
const fromRight = { mirrored: { theme: 'light', language: 'en-rtl' } }

/**
 * In dark, too: each foundation, and one story of a component or surface, where colors tell
 * something.
 */
export const dark = { chromatic: { modes: inDark } }

/** From right to left, too: one story of a surface that has none in Arabic. */
export const mirrored = { chromatic: { modes: fromRight } }

/** In both. */
export const darkAndMirrored = { chromatic: { modes: { ...inDark, ...fromRight } } }
