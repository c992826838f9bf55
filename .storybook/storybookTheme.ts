import { create } from 'storybook/theming/create'
import { colors, family, radius } from '../packages/ui/src/theme/tokens.ts'
import type { ColorRole } from '../packages/ui/src/theme/tokens.ts'

const mark =
  '<svg viewBox="0 0 28 28" width="26" height="26" aria-hidden="true" style="flex:none">' +
  `<path fill="${colors.volt[0]}" stroke="${colors.onVolt[0]}" stroke-width="2" stroke-linejoin="round" d="M4 3h5v4h2.75V3h4.5v4H19V3h5v9l-2 2.5V25H6V14.5L4 12z"/>` +
  `<path fill="${colors.onVolt[0]}" d="M11 25v-5a3 3 0 0 1 6 0v5z"/></svg>`

/** Storybook's own parts in the colors of the product, for its frame and its prose pages. */
export function storybookTheme(base: 'light' | 'dark'): ReturnType<typeof create> {
  const color = (role: ColorRole): string => colors[role][base === 'light' ? 0 : 1]
  return create({
    base,
    brandTitle: `<span style="display:inline-flex;align-items:center;gap:8px;font:700 18px/1 ${family.display.replaceAll("'", '')}">${mark}Rampart</span>`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: color('accent'),
    // Storybook darkens this color in dark and puts white text on it, so it is between the accents
    // of the two themes.
    colorSecondary: base === 'light' ? color('accentText') : '#2f94b8',
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appPreviewBg: color('canvas'),
    appHoverBg: color('accentSoft'),
    appBorderColor: color('hairline'),
    appBorderRadius: Number.parseInt(radius.control, 10),
    fontBase: family.body,
    fontCode: family.mono,
    textColor: color('text'),
    textInverseColor: color('onAccent'),
    textMutedColor: color('textMuted'),
    barBg: color('surface'),
    barTextColor: color('textMuted'),
    barHoverColor: color('accentText'),
    barSelectedColor: color('accentText'),
    buttonBg: color('surface'),
    buttonBorder: color('hairline'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('accentSoft'),
    inputBg: color('surface'),
    inputBorder: color('controlBorder'),
    inputTextColor: color('text'),
    inputBorderRadius: Number.parseInt(radius.control, 10),
  })
}
