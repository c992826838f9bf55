import { motifs } from '@rampart/artwork/motifs'
import { colors } from '@rampart/artwork/palette'
import { seal } from '@rampart/artwork/seal'
import { around, circle, fullTurn, polyline } from '@rampart/artwork/shapes'
import type { Shape } from '@rampart/artwork/shapes'
import type { Domain, Level } from '@rampart/contract/entities/values'
import type { Drawing } from './drawing.ts'
import { revokedMark } from './revokedMark.ts'
import { setText } from './setText.ts'

/** What a badge shows. */
export interface BadgeFace {
  readonly id: string
  readonly name: string
  readonly title: string
  /** Who issued it. */
  readonly issuer: string
  readonly isRevoked: boolean
  readonly domain: Domain
  readonly level: Level
  readonly seed: string
}

/** In points. A square without a background, for profiles and collections of badges. */
const side = 480

/**
 * The course's seal on a dark shield with the title below. Only the signed record has the holder's
 * name, as badges are shown small.
 */
export async function drawBadge({
  id,
  name,
  title,
  issuer,
  isRevoked,
  domain,
  level,
  seed,
}: BadgeFace): Promise<Drawing> {
  const { ink } = motifs[domain]
  const text = { color: colors.chalk, x: 120, width: 240, align: 'center' } as const
  const [heading, kind] = await Promise.all([
    setText({
      ...text,
      text: title,
      standIn: 'Open Badge',
      face: 'display',
      weight: 700,
      y: 322,
      height: 62,
      size: 25,
      lineHeight: 1.16,
      valign: 'middle',
    }),
    setText({
      ...text,
      text: `${issuer} · ${level}`.toUpperCase(),
      face: 'text',
      weight: 600,
      color: ink.line,
      y: 394,
      height: 14,
      size: 10.5,
      tracking: 0.18,
    }),
  ])
  const shield = (radius: number): string =>
    polyline(
      Array.from({ length: 8 }, (_value, corner) =>
        around({ x: side / 2, y: side / 2 }, radius, ((corner + 0.5) / 8) * fullTurn),
      ),
      true,
    )
  const plate: Shape[] = [
    { path: shield(236), fill: colors.ground, stroke: colors.ground, width: 6, isRound: true },
    { path: shield(228), stroke: ink.line, width: 2.4, isRound: true },
    { path: shield(219), fill: colors.raised, stroke: ink.fill, width: 0.8, isRound: true },
    { path: circle(side / 2, 196, 112), fill: colors.ground, opacity: 0.55 },
  ]
  return {
    width: side,
    height: side,
    label: `Digital badge of ${name}: ${title}, ${id}${isRevoked ? '. Revoked.' : ''}`,
    texts: [],
    shapes: [
      ...plate,
      ...seal({
        domain,
        level,
        seed,
        center: { x: side / 2, y: 192 },
        radius: 122,
        rosette: ink.line,
      }),
      ...heading.shapes,
      ...kind.shapes,
      ...(isRevoked
        ? (await revokedMark({ width: side, height: side, size: 62, veil: shield(239) })).shapes
        : []),
    ],
  }
}
