import type { ColorRole } from './tokens.ts'

/**
 * A foreground on a background that components use together, with the contrast it must reach (WCAG
 * 2.2, 1.4.3 and 1.4.11).
 */
export interface ContrastPair {
  foreground: ColorRole
  background: ColorRole
  /** 4.5 for text, 3 for controls and focus. */
  minimum: 3 | 4.5
}

const pages = ['canvas', 'surface', 'sunken'] as const
const pair = (foreground: ColorRole, background: ColorRole, minimum: 3 | 4.5): ContrastPair => ({
  foreground,
  background,
  minimum,
})

/** Every pair that a component may use; a new combination is declared here first. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pages.flatMap((page) => [
    ...(
      [
        'text',
        'textMuted',
        'textSubtle',
        'accentText',
        'criticalText',
        'successText',
        'cautionText',
        'infoText',
      ] as const
    ).map((role) => pair(role, page, 4.5)),
    ...(['controlBorder', 'accent', 'focus', 'lab', 'critical'] as const).map((role) =>
      pair(role, page, 3),
    ),
  ]),
  pair('onAccent', 'accent', 4.5),
  pair('onAccent', 'accentHover', 4.5),
  pair('onCritical', 'critical', 4.5),
  pair('onCritical', 'criticalHover', 4.5),
  pair('accentText', 'accentSoft', 4.5),
  pair('labText', 'labSoft', 4.5),
  pair('successText', 'successSoft', 4.5),
  pair('cautionText', 'cautionSoft', 4.5),
  pair('criticalText', 'criticalSoft', 4.5),
  pair('infoText', 'infoSoft', 4.5),
  ...(['accentSoft', 'successSoft', 'cautionSoft', 'criticalSoft', 'infoSoft'] as const).map(
    (soft) => pair('text', soft, 4.5),
  ),
  ...(['inverse', 'inverseRaised'] as const).flatMap((ground) => [
    pair('onInverse', ground, 4.5),
    pair('onInverseMuted', ground, 4.5),
    pair('volt', ground, 4.5),
  ]),
  // Labels in a chosen row of a table.
  pair('textMuted', 'accentSoft', 4.5),
  pair('onVolt', 'volt', 4.5),
]
