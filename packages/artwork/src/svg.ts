import type { Shape } from './shapes.ts'
import { round } from './shapes.ts'

/**
 * The content of a sheet, independent of any format. It has only paths: no font, image or link to
 * load.
 */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  /** A description in words. */
  readonly label: string
}

/** The sheet as an SVG document; `extra` (markup) goes in before the shapes. */
export function toSvg(
  { width, height, shapes, label }: Sheet,
  extra = '',
  attributes = '',
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escapeXml(label)}</title>${extra}${shapes.map(toPath).join('')}</svg>`
  )
}

/** The shape as an SVG element. */
export function toPath({
  path,
  fill = 'none',
  stroke,
  width = 1,
  opacity,
  isRound,
  dash,
  at,
  turn,
}: Shape): string {
  const moves = [
    ...(at ? [`translate(${round(at.x)} ${round(at.y)})`] : []),
    ...(turn === undefined ? [] : [`rotate(${round(turn)})`]),
  ].join(' ')
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${round(width)}"${isRound ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}`
    : ''
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''
  const clear = opacity === undefined ? '' : ` opacity="${round(opacity)}"`
  return `<path d="${path}" fill="${fill}"${line}${dashes}${clear}${moves ? ` transform="${moves}"` : ''}/>`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * A text as the content of an XML element or attribute; characters that XML does not allow are left
 * out.
 */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '')
      .replace(/[&<>"']/g, (mark) => escapes[mark] ?? '')
  )
}
