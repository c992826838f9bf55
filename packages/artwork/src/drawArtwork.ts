import { stepsOf } from './motif.ts'
import { motifs } from './motifs.ts'
import type { ArtworkDomain } from './motifs.ts'
import { colors } from './palette.ts'
import { hash, seededRandom } from './random.ts'
import type { Shape } from './shapes.ts'
import { toPath } from './svg.ts'

export type { ArtworkDomain } from './motifs.ts'

export interface ArtworkSubject {
  /** Seed of the drawing: each slug has another drawing. */
  slug: string
  domain: ArtworkDomain
  /** A higher level draws more. */
  level: 'beginner' | 'intermediate' | 'expert'
  /** `lab` is on a grid with a prompt, whose cursor then has the signal color. */
  kind: 'course' | 'lab'
}

const seedOf = ({ slug, domain, level, kind }: ArtworkSubject) =>
  `${kind}/${domain}/${level}/${slug}`

/**
 * The picture of a course or lab as an SVG document, 480 x 270. The same subject gives the same
 * bytes everywhere.
 */
export function drawArtwork(subject: ArtworkSubject): string {
  const id = `art-${hash(seedOf(subject)).toString(36)}`
  const { line } = motifs[subject.domain].ink
  const { ground, raised } = colors
  const isLab = subject.kind === 'lab'
  const whole = (gradient: string) => `<path fill="url(#${gradient})" d="M0 0h480v270H0z"/>`
  const draw = (shapes: readonly Shape[]) => shapes.map(toPath).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270"><defs>` +
    `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${raised}"/></linearGradient>` +
    `<radialGradient id="${id}-glow" cx=".7" cy=".48" r=".5"><stop stop-color="${line}" stop-opacity=".16"/><stop offset="1" stop-color="${line}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}-veil"><stop stop-color="${ground}" stop-opacity=".9"/><stop offset=".42" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>` +
    `${whole(id)}${whole(`${id}-glow`)}${isLab ? draw([grid]) : ''}${draw(drawMotif(subject))}` +
    `${whole(`${id}-veil`)}${isLab ? draw(prompt) : ''}</svg>`
  )
}

/** The motif of the picture alone, without ground, grid, veil and prompt. */
export function drawMotif(subject: ArtworkSubject): Shape[] {
  const { domain, level, kind } = subject
  const { ink, drawCard } = motifs[domain]
  return drawCard({
    random: seededRandom(seedOf(subject)),
    ink,
    signal: kind === 'lab' ? colors.chalk : colors.volt,
    steps: stepsOf[level],
    hasPrompt: kind === 'lab',
  })
}

/** Squares of 24 px. */
const grid: Shape = {
  path: [
    ...Array.from({ length: 19 }, (_value, index) => `M${(index + 1) * 24} 0v270`),
    ...Array.from({ length: 11 }, (_value, index) => `M0 ${(index + 1) * 24}h480`),
  ].join(''),
  stroke: colors.chalk,
  opacity: 0.07,
}

/** A prompt and its cursor, each in a square of the grid. */
const prompt: readonly Shape[] = [
  { path: 'M30 193l12 11-12 11', stroke: colors.chalk, width: 4.5, isRound: true },
  { path: 'M53 191h14v26H53z', fill: colors.volt },
]
