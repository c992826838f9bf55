import type { Domain } from '@rampart/contract/entities/values'

/** Colours of what is printed; the same as of the site's artwork (docs/design.md). */
export const colors = {
  paper: '#fcfdfd',
  ink: '#0f202a',
  muted: '#475a63',
  subtle: '#5b6e76',
  hairline: '#c8d4da',
  ground: '#0c212c',
  raised: '#173243',
  chalk: '#f4f8fa',
  volt: '#cbf347',
  onVolt: '#19260b',
  critical: '#bc2028',
} as const

/** The domain's colours: `line` and `fill` stand on the dark ground, `deep` on paper. */
export interface Ink {
  readonly line: string
  readonly fill: string
  readonly deep: string
}

export const inks: Readonly<Record<Domain, Ink>> = {
  'cloud engineering': { line: '#67c9ed', fill: '#185771', deep: '#1c6788' },
  cybersecurity: { line: '#f08cbd', fill: '#7a3258', deep: '#9a3a6c' },
  devops: { line: '#e7c454', fill: '#665310', deep: '#826a14' },
  devsecops: { line: '#62d7ab', fill: '#1d5d46', deep: '#1f7558' },
}
