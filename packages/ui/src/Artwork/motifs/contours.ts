import type { Field } from './isolines.ts'
import { isolines, smoothPath } from './isolines.ts'
import type { Motif } from './motif.ts'
import { at, round } from './motif.ts'

const cell = 9
const margin = 18
const columns = Math.ceil((480 + 2 * margin) / cell) + 1
const rows = Math.ceil((270 + 2 * margin) / cell) + 1

/** Cloud engineering: a mountain in contour lines, a trail and the summit. A higher level adds rings and side peaks. */
export function contours({ random, ink, signal, steps }: Motif): string {
  const summit = { x: random.between(318, 352), y: random.between(112, 142) }
  const rings = 4 + steps * 3
  const facing = random.between(0, 6.3)
  const peaks = Array.from({ length: steps }, (_value, index) => sidePeak(random, summit, facing + index * 2.1))
  const field = survey(ripples(random, summit), peaks)
  const lines = Array.from({ length: rings }, (_value, index) =>
    isolines(field, -(index + 1.1))
      .map(smoothPath)
      .join(''),
  )
  const tint = (ring: number, opacity: number) => `<path d="${lines[ring]}" fill="${ink.fill}" fill-opacity="${opacity}"/>`
  const stroke = (path: string, ring: number) =>
    `<path d="${path}" stroke-opacity="${round(1 - (ring / rings) * 0.75)}"${ring % 4 === 3 ? ' stroke-width="2.4"' : ''}/>`
  return (
    `<g fill-rule="evenodd">${tint(Math.ceil(rings * 0.62), 0.3)}${tint(Math.ceil(rings * 0.36), 0.5)}${tint(1, 0.8)}</g>` +
    `<g fill="none" stroke="${ink.line}" stroke-width="1.2">${lines.map(stroke).join('')}</g>` +
    trail(random, summit, ink.line) +
    `<path d="${peaks.map((peak) => cross(peak, summit)).join('')}" stroke="${ink.line}" stroke-width="1.8" stroke-linecap="round"/>` +
    `<g fill="${signal}"><circle cx="${round(summit.x)}" cy="${round(summit.y)}" r="13" fill-opacity=".22"/><circle cx="${round(summit.x)}" cy="${round(summit.y)}" r="6.5"/></g>`
  )
}

interface Place {
  x: number
  y: number
}

interface Peak extends Place {
  height: number
  reach: number
}

function sidePeak(random: Motif['random'], summit: Place, angle: number): Peak {
  const [turned, away] = [angle + random.between(-0.4, 0.4), random.between(96, 124)]
  return {
    x: summit.x + Math.cos(turned) * away * 1.2,
    y: summit.y + Math.sin(turned) * away * 0.75,
    height: random.between(2.4, 3.6),
    reach: random.between(32, 46),
  }
}

/** Marks the top of a side peak: the slope of the mountain draws it nearer to the summit. */
function cross({ x, y, height, reach }: Peak, summit: Place): string {
  const share = reach ** 2 / (37 * height) / Math.hypot(summit.x - x, summit.y - y)
  return `M${at(x + (summit.x - x) * share - 4, y + (summit.y - y) * share - 4)}l8 8m0-8l-8 8`
}

/** Height 0 at the summit, -1 a ring lower; the slope waves more the farther it is. */
function ripples(random: Motif['random'], { x, y }: Place) {
  const [turn, second, third] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)]
  return (atX: number, atY: number) => {
    const [across, down] = [(atX - x) / 1.3, (atY - y) / 0.85]
    const angle = Math.atan2(down, across)
    const wave = 1 + 0.17 * Math.sin(2 * angle + turn) + 0.1 * Math.sin(3 * angle + second) + 0.05 * Math.sin(5 * angle + third)
    return -Math.hypot(across, down) / (18.5 * wave)
  }
}

function survey(slope: (x: number, y: number) => number, peaks: readonly Peak[]): Field {
  const heights = Array.from({ length: columns * rows }, (_value, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return -99
    const [x, y] = [column * cell - margin, row * cell - margin]
    return peaks.reduce(
      (height, peak) => height + peak.height * Math.exp(-(((x - peak.x) / peak.reach) ** 2) - ((y - peak.y) / peak.reach / 0.8) ** 2),
      slope(x, y),
    )
  })
  return { columns, rows, heights, origin: -margin, cell }
}

function trail(random: Motif['random'], { x, y }: Place, line: string): string {
  const start = at(x - random.between(150, 190), 284)
  return `<path d="M${start}C${at(x - 150, 200)} ${at(x - 30, 262)} ${at(x - random.between(60, 90), y + 55)}S${at(x - 55, y + 12)} ${at(x - 18, y + 4)}" fill="none" stroke="${line}" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 7"/>`
}
