import { colors } from '@rampart/artwork/palette'
import type { Shape } from '@rampart/artwork/shapes'
import type { Drawing } from './drawing.ts'
import { setText } from './setText.ts'

interface Mark {
  readonly width: number
  readonly height: number
  /** Of its letters, in points. */
  readonly size: number
  /** What the veil covers, as path data. */
  readonly veil: string
}

/** What a drawing gets on top. */
type Added = Pick<Drawing, 'shapes' | 'texts'>

/**
 * 'Revoked' across the middle, on a veil over everything: nobody takes such a picture for a valid
 * one.
 */
export async function revokedMark({ width, height, size, veil }: Mark): Promise<Added> {
  const [boxWidth, boxHeight] = [size * 5.2, size * 1.3]
  const [x, y] = [-boxWidth / 2, -boxHeight / 2]
  const { shapes, placed } = await setText({
    text: 'REVOKED',
    face: 'display',
    weight: 700,
    color: colors.critical,
    x,
    y,
    width: boxWidth,
    height: boxHeight,
    size,
    lineHeight: 1,
    align: 'center',
    valign: 'middle',
    tracking: 0.04,
  })
  const middle = { at: { x: width / 2, y: height / 2 }, turn: -18 }
  const frame = `M${x} ${y}h${boxWidth}v${boxHeight}h${-boxWidth}z`
  // A path that is placed on its own is turned about the middle with the frame.
  const angle = (middle.turn * Math.PI) / 180
  const turned = shapes.map((shape): Shape => {
    const { x: left, y: top } = shape.at ?? { x: 0, y: 0 }
    const at = {
      x: middle.at.x + left * Math.cos(angle) - top * Math.sin(angle),
      y: middle.at.y + left * Math.sin(angle) + top * Math.cos(angle),
    }
    return { ...shape, at, turn: middle.turn }
  })
  return {
    shapes: [
      { path: veil, fill: colors.paper, opacity: 0.55 },
      { path: frame, fill: colors.paper, opacity: 0.85, ...middle },
      { path: frame, stroke: colors.critical, width: size / 14, ...middle },
      ...turned,
    ],
    texts: [{ ...placed, x: placed.x + middle.at.x, y: placed.y + middle.at.y }],
  }
}
