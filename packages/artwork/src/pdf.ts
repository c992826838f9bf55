import {
  LineCapStyle,
  LineJoinStyle,
  PDFName,
  degrees,
  drawSvgPath,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setLineJoin,
} from 'pdf-lib'
import type { PDFPage, RGB } from 'pdf-lib'
import type { Shape } from './shapes.ts'

interface Place {
  /** The distance of the drawing's upper left corner from that of the page, in points. */
  readonly x: number
  readonly y: number
  /** Points for each unit of the drawing. */
  readonly scale: number
}

/** Draws shapes on a page as vectors, the last one on top. */
export function drawShapes(
  page: PDFPage,
  shapes: readonly Shape[],
  { x, y, scale }: Place = { x: 0, y: 0, scale: 1 },
): void {
  for (const {
    path,
    fill = 'none',
    stroke,
    width = 1,
    opacity,
    isRound = false,
    dash,
    at = { x: 0, y: 0 },
    turn = 0,
  } of shapes)
    page.pushOperators(
      pushGraphicsState(),
      setLineJoin(isRound ? LineJoinStyle.Round : LineJoinStyle.Miter),
      ...drawSvgPath(path, {
        x: x + at.x * scale,
        y: page.getHeight() - y - at.y * scale,
        rotate: degrees(-turn),
        scale,
        color: fill === 'none' ? undefined : toRgb(fill),
        borderColor: stroke ? toRgb(stroke) : undefined,
        borderWidth: stroke ? width : 0,
        borderLineCap: isRound ? LineCapStyle.Round : LineCapStyle.Butt,
        ...(dash && { borderDashArray: [...dash] }),
        ...(opacity !== undefined && { graphicsState: stateOf(page, opacity) }),
      }),
      popGraphicsState(),
    )
}

/** The name of the page's graphics state for an opacity: one for each value. */
function stateOf(page: PDFPage, opacity: number): string {
  const key = `Opacity${Math.round(opacity * 1000)}`
  const name = PDFName.of(key)
  const { ExtGState } = page.node.normalizedEntries()
  if (!ExtGState.get(name))
    ExtGState.set(name, page.doc.context.obj({ Type: 'ExtGState', ca: opacity, CA: opacity }))
  return key
}

/** A color of six hexadecimal digits. */
export function toRgb(hex: string): RGB {
  const [red, green, blue] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  )
  return rgb(red ?? 0, green ?? 0, blue ?? 0)
}
