import { colors as palette } from './palette.ts'

/** A color in the light and in the dark theme, as CSS colors. */
export type ColorPair = readonly [light: string, dark: string]

/**
 * Colors of the product theme, each a pair [light, dark], by their roles: a role says what a color
 * is for, not its hue. `contrast.test.ts` of the ui package checks which may be on which.
 */
export const themeColors = {
  /** Page ground. */
  canvas: ['#f7fafc', '#0a141a'],
  /** Cards, bars, dialogs. */
  surface: ['#ffffff', '#111e26'],
  /** Sunken areas in light, raised parts in dark. */
  sunken: ['#ecf2f5', '#182831'],
  text: [palette.ink, '#ebf1f4'],
  textMuted: [palette.muted, '#a3b4bc'],
  textSubtle: [palette.subtle, '#899ca4'],
  /** Decorative lines; never the only mark of a control. */
  hairline: ['#d9e1e5', '#283841'],
  /** Edges of controls: a contrast of at least 3:1 on every page surface. */
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
  criticalText: [palette.critical, '#f98b88'],
  criticalSoft: ['#fee9e8', '#532121'],
  critical: [palette.critical, '#f98b88'],
  criticalHover: ['#9c161e', '#fbaaa8'],
  onCritical: ['#ffffff', '#2a0606'],
  infoText: ['#215da5', '#85bcf5'],
  infoSoft: ['#e4f0fd', '#1d344e'],
  /** Heroes and artwork ground: dark in both themes. */
  inverse: ['#0a1e28', palette.ground],
  inverseRaised: [palette.raised, palette.raised],
  inverseHairline: ['#2a4757', '#2a4757'],
  onInverse: ['#ffffff', '#ffffff'],
  onInverseMuted: ['#c4d3da', '#c4d3da'],
  /** The one signal color. On light pages a fill only, with `onVolt` on it. */
  volt: [palette.volt, palette.volt],
  onVolt: [palette.onVolt, palette.onVolt],
  focus: ['#1c6788', '#5ec8e4'],
  /** Layer behind dialogs and drawers. */
  scrim: ['rgb(6 18 25 / 0.56)', 'rgb(2 8 12 / 0.68)'],
  /** Shadow color; in dark the ring separates parts instead. */
  shadowSoft: ['rgb(15 32 42 / 0.06)', 'rgb(0 0 0 / 0.2)'],
  shadowRest: ['rgb(15 32 42 / 0.18)', 'rgb(0 0 0 / 0)'],
  shadowLifted: ['rgb(15 32 42 / 0.24)', 'rgb(0 0 0 / 0.3)'],
  shadowOverlay: ['rgb(15 32 42 / 0.32)', 'rgb(0 0 0 / 0.5)'],
  ring: ['rgb(15 32 42 / 0.07)', '#283841'],
} as const satisfies Record<string, ColorPair>

/** Name of a color role. */
export type ColorRole = keyof typeof themeColors
