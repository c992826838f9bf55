import { chalk, ground } from '../palette.ts'
import type { Motif } from './motif.ts'
import { at, round } from './motif.ts'

const pitch = 24
/** Of the middle line in both bends. */
const radius = 90
const tangent = Math.tan(Math.PI / 8)

/** The bundle's middle line: level, 45 degrees down between the two corners, level again. */
interface Bend {
  from: { x: number; y: number }
  to: { x: number; y: number }
}

/** DevOps: parallel rails through a double bend, stations, and a train on the lit rail. A higher level adds rails. */
export function rails({ random, ink, signal, steps, hasPrompt }: Motif): string {
  const rows = [3, 4, 6][steps - 1] ?? 3
  const drop = random.between(64, 84)
  const middle = random.between(128, 140)
  const x = random.between(236, 262)
  const bend: Bend = { from: { x, y: middle - drop / 2 }, to: { x: x + drop, y: middle + drop / 2 } }
  const offsets = Array.from({ length: rows }, (_value, index) => (index - (rows - 1) / 2) * pitch)
  const lit = random.whole(1, Math.max(1, rows - 2))
  const dark = offsets.map((offset, index) => (index === lit ? '' : path(bend, offset))).join('')
  const turn = !hasPrompt && random.chance(0.5) ? ' transform="matrix(1 0 0 -1 0 266)"' : ''
  return (
    `<g${turn}><g fill="none"><path d="${dark}" stroke="${ink.fill}" stroke-width="9"/>` +
    `<path d="${dark}" stroke="${ground.deep}" stroke-opacity=".6" stroke-width="1.6"/>` +
    `<path d="${path(bend, offsets[lit] ?? 0)}" stroke="${ink.line}" stroke-width="6"/></g>` +
    stations(random, bend, offsets, lit, ink.line) +
    `${train(bend, offsets[lit] ?? 0, signal)}</g>`
  )
}

/** One rail, `offset` px beside the middle line all the way: corners move with it and arcs share their centres. */
function path({ from, to }: Bend, offset: number): string {
  const shift = -offset * tangent
  const [right, left] = [radius - offset, radius + offset]
  const [reachRight, reachLeft] = [right * tangent, left * tangent]
  const diagonal = Math.SQRT1_2
  const [x1, y1, x2, y2] = [from.x + shift, from.y + offset, to.x + shift, to.y + offset]
  return (
    `M-10 ${round(y1)}H${round(x1 - reachRight)}A${round(right)} ${round(right)} 0 0 1 ${at(x1 + reachRight * diagonal, y1 + reachRight * diagonal)}` +
    `L${at(x2 - reachLeft * diagonal, y2 - reachLeft * diagonal)}A${round(left)} ${round(left)} 0 0 0 ${at(x2 + reachLeft, y2)}H490`
  )
}

/** Stops stand in columns on the level parts; in one column the lit rail and its neighbour share an interchange. */
function stations(random: Motif['random'], { from, to }: Bend, offsets: readonly number[], lit: number, line: string): string {
  const mate = random.chance(0.5) ? lit - 1 : lit + 1
  const columns = [
    { x: to.x + 56, y: to.y, share: 0.55, isInterchange: true },
    { x: to.x + 104, y: to.y, share: 0.4, isInterchange: false },
    { x: from.x - 84, y: from.y, share: 0.45, isInterchange: false },
  ]
  return columns
    .map(({ x, y, share, isInterchange }) =>
      offsets
        .map((offset, index) => {
          const isShared = isInterchange && (index === lit || index === mate)
          if (isShared) return index === lit ? interchange(x, y + offset, y + (offsets[mate] ?? offset)) : ''
          if (index === lit) return stop(x, y + offset, chalk, 6.5)
          return random.chance(share) ? stop(x, y + offset, line, 5) : ''
        })
        .join(''),
    )
    .join('')
}

function stop(x: number, y: number, stroke: string, radius: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${ground.deep}" stroke="${stroke}" stroke-width="2.6"/>`
}

function interchange(x: number, first: number, second: number): string {
  return `<rect x="${round(x - 8)}" y="${round(Math.min(first, second) - 8)}" width="16" height="${round(Math.abs(second - first) + 16)}" rx="8" fill="${ground.deep}" stroke="${chalk}" stroke-width="3"/>`
}

/** On the slope, half-way between the bends. */
function train({ from, to }: Bend, offset: number, signal: string): string {
  const middle = { x: (from.x + to.x) / 2 - offset * Math.SQRT1_2 + 0, y: (from.y + to.y) / 2 + offset * Math.SQRT1_2 }
  return `<rect x="-21" y="-8" width="42" height="16" rx="8" fill="${signal}" stroke="${ground.deep}" stroke-width="3" paint-order="stroke" transform="translate(${at(middle.x, middle.y)}) rotate(45)"/>`
}
