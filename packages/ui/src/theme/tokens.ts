/**
 * Token values of the product theme: the one file to change for another brand.
 * Every color is a pair [light, dark]; figures behind them are checked by `contrast.test.ts`.
 */

/** A color in the light and in the dark theme, as CSS colors. */
export type ColorPair = readonly [light: string, dark: string]

/** Roles, not hues: components name what a color is for. */
export const colors = {
  /** Page ground. */
  canvas: ['#f7fafc', '#0a141a'],
  /** Cards, bars, dialogs. */
  surface: ['#ffffff', '#111e26'],
  /** Wells in light, raised parts in dark. */
  sunken: ['#ecf2f5', '#182831'],
  text: ['#0f202a', '#ebf1f4'],
  textMuted: ['#475a63', '#a3b4bc'],
  textSubtle: ['#5b6e76', '#899ca4'],
  /** Decorative lines; never the only sign of a control. */
  hairline: ['#d9e1e5', '#283841'],
  /** Edges of controls: at least 3:1 on every page surface. */
  controlBorder: ['#7c8c93', '#647882'],
  accent: ['#1c6788', '#5ec8e4'],
  accentHover: ['#135471', '#85d7ec'],
  onAccent: ['#ffffff', '#03171e'],
  accentText: ['#145e7e', '#6ccfe9'],
  accentSoft: ['#dcf1f9', '#0e3544'],
  lab: ['#7840b6', '#c09cf6'],
  labText: ['#6a33a5', '#ccacf8'],
  labSoft: ['#f2eafd', '#392953'],
  successText: ['#166e3a', '#69d98d'],
  successSoft: ['#d9f7e2', '#193b26'],
  cautionText: ['#8f520d', '#f7bc57'],
  cautionSoft: ['#fceed6', '#473012'],
  criticalText: ['#bc2028', '#f98b88'],
  criticalSoft: ['#fee9e8', '#532121'],
  critical: ['#bc2028', '#f98b88'],
  criticalHover: ['#9c161e', '#fbaaa8'],
  onCritical: ['#ffffff', '#2a0606'],
  infoText: ['#215da5', '#85bcf5'],
  infoSoft: ['#e4f0fd', '#1d344e'],
  /** Heroes and artwork ground: dark in both themes. */
  inverse: ['#0a1e28', '#0c212c'],
  inverseRaised: ['#173243', '#173243'],
  inverseHairline: ['#2a4757', '#2a4757'],
  onInverse: ['#ffffff', '#ffffff'],
  onInverseMuted: ['#c4d3da', '#c4d3da'],
  /** The one signal color. On light pages a fill only, with `onVolt` on it. */
  volt: ['#cbf347', '#cbf347'],
  onVolt: ['#19260b', '#19260b'],
  focus: ['#1c6788', '#5ec8e4'],
  /** Veil behind dialogs and drawers. */
  scrim: ['rgb(6 18 25 / 0.56)', 'rgb(2 8 12 / 0.68)'],
  /** Shadow ink; in dark the ring does the work instead. */
  shadowSoft: ['rgb(15 32 42 / 0.06)', 'rgb(0 0 0 / 0.2)'],
  shadowRest: ['rgb(15 32 42 / 0.18)', 'rgb(0 0 0 / 0)'],
  shadowLifted: ['rgb(15 32 42 / 0.24)', 'rgb(0 0 0 / 0.3)'],
  shadowOverlay: ['rgb(15 32 42 / 0.32)', 'rgb(0 0 0 / 0.5)'],
  ring: ['rgb(15 32 42 / 0.07)', '#283841'],
} as const satisfies Record<string, ColorPair>

/** Name of a color role. */
export type ColorRole = keyof typeof colors

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

/** Families with their metric-matched stand-ins, so that text keeps its place while fonts load. */
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
 * How much room things take: space and touch targets. `compact` is for tools used all day with a
 * mouse; its targets are no less than 36 px.
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

/** Widest content, reading column and filter panel. */
export const width = { content: '1200px', reading: '720px', filter: '232px' } as const
