import type { Ink } from '../palette.ts'
import type { Random } from '../random.ts'

/** What a motif draws from. It draws on 480 x 270 and keeps its signal inside x 230-400, y 60-210, so that no usual crop loses it. */
export interface Motif {
  random: Random
  ink: Ink
  /** Colour of the one signal: volt, or the line colour where the signal stands elsewhere. */
  signal: string
  /** 1 to 3: a higher level draws more. */
  steps: 1 | 2 | 3
  /** The lower left is taken: keep out of it. */
  hasPrompt: boolean
}

/** A coordinate with at most one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}

/** 'x y', each with at most one decimal. */
export function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`
}

/** A point at `angle` (radians, clockwise from the right) and `radius` from a centre. */
export function around(x: number, y: number, radius: number, angle: number): string {
  return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
}
