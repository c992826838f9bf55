import type { Weave } from './band.ts'
import type { Ink } from './palette.ts'
import { colors } from './palette.ts'
import type { Random } from './random.ts'
import type { Point, Shape } from './shapes.ts'
import { createPen } from './shapes.ts'

/** A higher level draws more. */
export const stepsOf = { beginner: 1, intermediate: 2, expert: 3 } as const

export type ArtworkLevel = keyof typeof stepsOf

interface Face {
  readonly random: Random
  readonly ink: Ink
  /** 1 to 3: a higher level draws more. */
  readonly steps: 1 | 2 | 3
}

/**
 * A card of 480 x 270 px. The signal stays inside x 230-400, y 60-210, so that no usual crop loses
 * it.
 */
export interface CardFace extends Face {
  /** The signal color: volt, or chalk if the signal is elsewhere. */
  readonly signal: string
  /** Whether the prompt is in the lower left: keep out of it. */
  readonly hasPrompt: boolean
}

/** The dark disc of a certificate's seal or a badge. */
export interface SealFace extends Face {
  readonly center: Point
  /** The radius of the disc, in points; a motif must draw inside it. */
  readonly radius: number
}

/** How a domain is drawn. */
export interface Motif {
  readonly ink: Ink
  /** Its picture of a course or lab, without ground, grid and prompt. */
  readonly drawCard: (face: CardFace) => Shape[]
  readonly drawSeal: (face: SealFace) => Shape[]
  /** The border of its certificates, between the fine lines. */
  readonly weaveBorder: (weave: Weave) => Shape[]
}

/** Writes paths of cards: in tenths of a pixel, which keeps them small. */
export const cardPen = createPen(1)

/** A path in the signal color of a seal. */
export const volt = (path: string): Shape => ({
  path,
  fill: colors.volt,
  stroke: colors.onVolt,
  width: 0.8,
})
