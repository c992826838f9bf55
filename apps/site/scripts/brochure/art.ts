import { clip, endPath, LineCapStyle, popGraphicsState, pushGraphicsState, rectangle } from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'
import { color, paper } from './sheet.ts'
import type { Part } from './sheet.ts'

/** Where the picture goes: its left upper corner from that of the page, in points, and points to a pixel. */
interface Place {
  x: number
  top: number
  scale: number
}

type Attributes = Readonly<Record<string, string>>

/** Draws the motif of an artwork (`drawArtwork`) in vectors, without its ground, glow and veil; what lies outside the part is cut off. */
export function drawMotif(page: PDFPage, svg: string, { x, top, scale }: Place, part: Part): void {
  page.pushOperators(pushGraphicsState(), rectangle(part.x, paper.height - part.top - part.height, part.width, part.height), clip(), endPath())
  const groups: Attributes[] = []
  for (const [, close, name = '', attributes = ''] of motifOf(svg).matchAll(/<(\/?)(\w+)((?: [\w-]+="[^"]*")*)\/?>/g)) {
    if (name === 'g') {
      if (close) groups.pop()
      else groups.push(parse(attributes))
    } else {
      const all: Attributes = Object.assign({}, ...groups, parse(attributes))
      const shape = name === 'circle' ? circle(all) : all['d']
      if (shape === undefined) throw new Error(`A brochure cannot draw <${name}>.`)
      draw(page, shape, all, { x, top, scale })
    }
  }
  page.pushOperators(popGraphicsState())
}

/** What stands between the ground and the veil. */
const motifOf = (svg: string) => svg.replace(/^.*<\/defs>/, '').replace(/<path fill="url[^>]*>|<\/?svg[^>]*>/g, '')

const parse = (attributes: string): Attributes => Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))

function circle({ cx = '0', cy = '0', r = '0' }: Attributes): string {
  const radius = Number(r)
  return `M${Number(cx) - radius} ${cy}a${r} ${r} 0 1 0 ${radius * 2} 0a${r} ${r} 0 1 0 ${-radius * 2} 0z`
}

function draw(page: PDFPage, shape: string, attributes: Attributes, { x, top, scale }: Place): void {
  const { fill = '#000000', stroke, 'stroke-width': width = '1', 'stroke-dasharray': dashes } = attributes
  page.drawSvgPath(shape, {
    x,
    y: paper.height - top,
    scale,
    ...(fill !== 'none' && { color: color(fill), opacity: Number(attributes['fill-opacity'] ?? 1) }),
    ...(stroke && {
      borderColor: color(stroke),
      borderWidth: Number(width),
      borderOpacity: Number(attributes['stroke-opacity'] ?? 1),
      borderLineCap: attributes['stroke-linecap'] === 'round' ? LineCapStyle.Round : LineCapStyle.Butt,
    }),
    ...(stroke && dashes && { borderDashArray: dashes.split(' ').map(Number) }),
  })
}
