import { contours } from './motifs/contours.ts'
import { hexagons } from './motifs/hexagons.ts'
import type { Motif } from './motifs/motif.ts'
import { rails } from './motifs/rails.ts'
import { tumblers } from './motifs/tumblers.ts'
import { chalk, ground, inks, volt } from './palette.ts'
import { hash, seededRandom } from './random.ts'

/** Subject area; each has its own motif. */
export type ArtworkDomain = keyof typeof inks

export interface ArtworkSubject {
  /** Seed of the drawing: another slug, another drawing. */
  slug: string
  domain: ArtworkDomain
  /** A higher level draws more. */
  level: 'beginner' | 'intermediate' | 'expert'
  /** `lab` stands on a grid with a prompt, whose cursor is then the signal. */
  kind: 'course' | 'lab'
}

const motifs: Record<ArtworkDomain, (motif: Motif) => string> = { 'cloud engineering': contours, cybersecurity: tumblers, devops: rails, devsecops: hexagons }
const steps = { beginner: 1, intermediate: 2, expert: 3 } as const

/** The picture of a course or lab as an SVG document, 480 x 270. The same subject gives the same bytes everywhere. */
export function drawArtwork({ slug, domain, level, kind }: ArtworkSubject): string {
  const seed = `${kind}/${domain}/${level}/${slug}`
  const id = `art-${hash(seed).toString(36)}`
  const ink = inks[domain]
  const drawing = motifs[domain]({ random: seededRandom(seed), ink, signal: kind === 'lab' ? chalk : volt, steps: steps[level], hasPrompt: kind === 'lab' })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270"><defs>` +
    `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${ground.deep}"/><stop offset="1" stop-color="${ground.raised}"/></linearGradient>` +
    `<radialGradient id="${id}-glow" cx=".7" cy=".48" r=".5"><stop stop-color="${ink.line}" stop-opacity=".16"/><stop offset="1" stop-color="${ink.line}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}-veil"><stop stop-color="${ground.deep}" stop-opacity=".9"/><stop offset=".42" stop-color="${ground.deep}" stop-opacity="0"/></linearGradient></defs>` +
    `<path fill="url(#${id})" d="M0 0h480v270H0z"/><path fill="url(#${id}-glow)" d="M0 0h480v270H0z"/>` +
    `${kind === 'lab' ? grid() : ''}${drawing}<path fill="url(#${id}-veil)" d="M0 0h480v270H0z"/>${kind === 'lab' ? prompt() : ''}</svg>`
  )
}

/** Squares of 24 px. */
function grid(): string {
  const lines = [
    ...Array.from({ length: 19 }, (_value, index) => `M${(index + 1) * 24} 0v270`),
    ...Array.from({ length: 11 }, (_value, index) => `M0 ${(index + 1) * 24}h480`),
  ]
  return `<path d="${lines.join('')}" stroke="${chalk}" stroke-opacity=".07"/>`
}

/** A prompt and its cursor, each in a square of the grid. */
function prompt(): string {
  return `<path d="M30 193l12 11-12 11" fill="none" stroke="${chalk}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M53 191h14v26H53z" fill="${volt}"/>`
}
