import { round } from '@rampart/artwork/shapes'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'
import type { FontFile } from './fonts.ts'
import { unpackWoff } from './woff.ts'

interface OpenFont {
  readonly font: Font
  readonly unitsPerEm: number
}

const opened = new WeakMap<FontFile, OpenFont>()

function open(file: FontFile): OpenFont {
  const known = opened.get(file)
  if (known) return known
  const face = new Face(new Blob(unpackWoff(file.data)))
  const font = { font: new Font(face), unitsPerEm: face.upem }
  opened.set(file, font)
  return font
}

/** A glyph by its number, the place of its text, how far it moves the pen, and its offset. */
interface Glyph {
  readonly codepoint: number
  readonly cluster: number
  readonly xAdvance: number
  readonly xOffset: number
  readonly yOffset: number
}

/** A text of one font and one direction, shaped: letters joined, marks in their places. */
export interface ShapedRun {
  readonly font: FontFile
  readonly glyphs: readonly Glyph[]
  readonly unitsPerEm: number
}

export function shapeRun(text: string, font: FontFile, isRightToLeft: boolean): ShapedRun {
  const { font: opened, unitsPerEm } = open(font)
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
  shape(opened, buffer)
  const positions = buffer.getGlyphPositions()
  const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { codepoint, cluster, xAdvance, xOffset, yOffset }
  })
  return { font, glyphs, unitsPerEm }
}

/** How wide a run is, in em; `tracking` (em) follows each cluster. */
export function widthOf({ glyphs, unitsPerEm }: ShapedRun, tracking: number): number {
  const advance = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm
  return advance + tracking * new Set(glyphs.map(({ cluster }) => cluster)).size
}

/** The run's outlines as path data with its pen at a point, at a size; absolute coordinates. */
export function outlineOf(
  { font, glyphs, unitsPerEm }: ShapedRun,
  pen: { readonly x: number; readonly y: number },
  { size, tracking }: { readonly size: number; readonly tracking: number },
): string {
  const scale = size / unitsPerEm
  const paths: string[] = []
  let { x } = pen
  for (const [index, { codepoint, cluster, xAdvance, xOffset, yOffset }] of glyphs.entries()) {
    const [left, base] = [x + xOffset * scale, pen.y - yOffset * scale]
    let isAcross = false
    // Pairs of absolute coordinates, y upwards.
    const path = open(font)
      .font.glyphToPath(codepoint)
      .replace(/-?\d+(?:\.\d+)?/g, (number) => {
        isAcross = !isAcross
        const value = Number(number) * scale
        return String(round(isAcross ? left + value : base - value))
      })
    paths.push(path)
    x += xAdvance * scale
    if (glyphs[index + 1]?.cluster !== cluster) x += tracking * size
  }
  return paths.join('')
}
