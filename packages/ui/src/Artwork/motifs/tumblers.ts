import type { Motif } from './motif.ts'
import { around, round } from './motif.ts'

const full = Math.PI * 2

/** Cybersecurity: the rings of a lock, each broken by gaps, around a keyhole. A higher level adds rings. */
export function tumblers({ random, ink, signal, steps }: Motif): string {
  const [x, y] = [random.between(322, 348), random.between(122, 144)]
  const count = 4 + steps
  const pitch = 26 - steps * 2
  const first = 36
  // The notch opens to the upper left or the lower left, where every crop keeps it.
  const notch = Math.PI + random.between(-0.6, 0.6)
  const notched = 2
  const rings = Array.from({ length: count }, (_value, index) => {
    const radius = first + index * pitch
    if (index % 2 === 1) return thin(x, y, radius, random, ink.line, index)
    return thick(x, y, radius, random, ink.fill, round(1 - index * 0.07), index === notched ? notch : undefined)
  })
  const radius = first + notched * pitch
  return (
    rings.join('') +
    `<path d="${arc(x, y, radius, notch - 0.17, notch + 0.17)}" fill="none" stroke="${signal}" stroke-width="9" stroke-linecap="round"/>` +
    keyhole(x, y, ink)
  )
}

/** A heavy ring in two or three parts; the notched one leaves its gap free for the signal. */
function thick(x: number, y: number, radius: number, random: Motif['random'], fill: string, opacity: number, notch?: number): string {
  const parts = radius < 50 ? 1 : random.whole(2, 3)
  const start = notch ?? random.between(0, full)
  const gap = 21 / radius
  const widths = Array.from({ length: parts }, () => random.between(0.7, 1.3))
  const sum = widths.reduce((total, width) => total + width, 0)
  let angle = start
  const path = widths.map((width, index) => {
    const from = angle + (index === 0 && notch !== undefined ? 0.17 + gap : gap / 2)
    angle += (width / sum) * full
    return arc(x, y, radius, from, angle - (index === parts - 1 && notch !== undefined ? 0.17 + gap : gap / 2))
  })
  return `<path d="${path.join('')}" fill="none" stroke="${fill}" stroke-opacity="${opacity}" stroke-width="11" stroke-linecap="round"/>`
}

/** A fine ring with one gap, and a scale of ticks on part of it. */
function thin(x: number, y: number, radius: number, random: Motif['random'], line: string, index: number): string {
  const start = random.between(0, full)
  const sweep = full - random.between(0.5, 1.5)
  const opacity = round(1 - index * 0.09)
  const ticks = random.between(1.2, 2.6)
  const from = start + random.between(0.1, sweep - ticks - 0.1)
  return (
    `<g fill="none" stroke="${line}" stroke-opacity="${opacity}"><path d="${arc(x, y, radius, start, start + sweep)}" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="${arc(x, y, radius + 6, from, from + ticks)}" stroke-width="4" stroke-dasharray="1.2 6"/></g>`
  )
}

function keyhole(x: number, y: number, { line }: Motif['ink']): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="19" fill="none" stroke="${line}" stroke-width="2.6"/><path d="M${round(x - 3.2)} ${round(y + 1)}a6 6 0 1 1 6.4 0l2.4 9.5h-11.2z" fill="${line}"/>`
}

function arc(x: number, y: number, radius: number, from: number, to: number): string {
  return `M${around(x, y, radius, from)}A${round(radius)} ${round(radius)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${around(x, y, radius, to)}`
}
