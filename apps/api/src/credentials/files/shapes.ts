/** One filled or stroked path. Coordinates in points, y down, as in SVG. */
export interface Shape {
  /** SVG path data, absolute or relative. */
  readonly path: string
  readonly fill?: string
  readonly stroke?: string
  /** Points; 1 if left out. */
  readonly width?: number
  /** 0 to 1, of fill and stroke; 1 if left out. */
  readonly opacity?: number
  readonly isRound?: boolean
  /** Lengths of dash and gap, in points. */
  readonly dash?: readonly [number, number]
  /** Where the path's origin lies; 0 0 if left out. */
  readonly at?: Point
  /** Degrees clockwise round the origin. */
  readonly turn?: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A text as it was set, for the text layer of a PDF. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: number
}

/** What a certificate or a badge looks like, apart from any format. It holds paths alone: no font, image or link to load. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly texts: readonly PlacedText[]
  /** What it is, in words. */
  readonly label: string
}

/** A coordinate with at most two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0

/** A circle as path data. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-radius * 2)} 0z`

/** Points joined by straight lines. */
export function polyline(points: readonly Point[], isClosed = false): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${isClosed ? 'z' : ''}`
}

/** A point at an angle (radians, clockwise from the right) and a distance from a centre. */
export const around = ({ x, y }: Point, radius: number, angle: number): Point => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) })

/** Part of a circle, as path data. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [start, end] = [around(centre, radius, from), around(centre, radius, to)]
  return `M${round(start.x)} ${round(start.y)}A${round(radius)} ${round(radius)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${round(end.x)} ${round(end.y)}`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as the content of an XML element or attribute; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 forbids
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '').replace(/[&<>"']/g, (mark) => escapes[mark] ?? '')
}

/** The drawing as an SVG document; `extra` (markup) goes in before the shapes. */
export function toSvg({ width, height, shapes, label }: Drawing, extra = '', attributes = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escapeXml(label)}</title>${extra}${shapes.map(toPath).join('')}</svg>`
  )
}

function toPath({ path, fill = 'none', stroke, width = 1, opacity, isRound, dash, at, turn }: Shape): string {
  const moves = [...(at ? [`translate(${round(at.x)} ${round(at.y)})`] : []), ...(turn === undefined ? [] : [`rotate(${round(turn)})`])].join(' ')
  const line = stroke ? ` stroke="${stroke}" stroke-width="${round(width)}"${isRound ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}` : ''
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''
  const clear = opacity === undefined ? '' : ` opacity="${round(opacity)}"`
  return `<path d="${path}" fill="${fill}"${line}${dashes}${clear}${moves ? ` transform="${moves}"` : ''}/>`
}
