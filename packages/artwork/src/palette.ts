/** Colors of all drawings; one set for both themes, as pictures do not change with the theme. */
export const colors = {
  /** The dark ground of cards, seals and badges. */
  ground: '#0c212c',
  raised: '#173243',
  /** The one signal color; a drawing shows it once. */
  volt: '#cbf347',
  onVolt: '#19260b',
  /** Marks that are not the signal: station rings, the prompt. */
  chalk: '#f4f8fa',
  paper: '#fcfdfd',
  ink: '#0f202a',
  muted: '#475a63',
  subtle: '#5b6e76',
  hairline: '#c8d4da',
  critical: '#bc2028',
} as const

/**
 * Colors of a domain: on the dark ground `line`, with a contrast of at least 5.8:1, and the darker
 * `fill`; on paper `deep`.
 */
export interface Ink {
  readonly line: string
  readonly fill: string
  readonly deep: string
}
