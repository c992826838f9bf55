/** Token values of the product theme. */

/** Colors are in a file of their own, as mails, brochures and drawings use them too. */
export { type ColorPair, type ColorRole, themeColors as colors } from '@rampart/artwork/themeColors'

/** Space in multiples of 4 px; `2` is the specification's unit of 8 px. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  12: '48px',
  16: '64px',
  24: '96px',
} as const

/** Corner radius: chips and boxes, controls, cards, sheets and dialogs, pills. */
export const radius = {
  box: '4px',
  control: '8px',
  card: '12px',
  sheet: '20px',
  pill: '999px',
} as const

/**
 * Families with fallback fonts of the same metrics, so that text does not move while fonts load.
 */
export const family = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Grotesque fallback', system-ui, sans-serif",
  body: "'Hanken Grotesk Variable', 'Hanken Grotesk fallback', system-ui, sans-serif",
  mono: "'JetBrains Mono Variable', 'JetBrains Mono fallback', ui-monospace, monospace",
} as const

/** Text sizes in rem of 16 px: 12 14 16 18 20 24 30 38 48. */
export const fontSize = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  20: '1.25rem',
  24: '1.5rem',
  30: '1.875rem',
  38: '2.375rem',
  48: '3rem',
} as const

/** Durations and easing. Overlays close faster than they open. */
export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(0.45, 0, 0.4, 1)',
} as const

/** Smallest size of a touch target. */
export const touch = { base: '44px', phone: '48px' } as const

/**
 * How much space things take: space and touch targets. `compact` is for tools that are used all day
 * with a mouse; its targets are at least 36 px.
 */
export const densities = {
  comfortable: { space, touch },
  compact: {
    space: {
      1: '4px',
      2: '6px',
      3: '8px',
      4: '12px',
      5: '16px',
      6: '20px',
      8: '24px',
      12: '32px',
      16: '48px',
      24: '64px',
    },
    touch: { base: '36px', phone: '44px' },
  },
} as const

/** Name of a density. */
export type Density = keyof typeof densities

/** Widest content and reading column. */
export const width = { content: '1200px', reading: '720px' } as const
