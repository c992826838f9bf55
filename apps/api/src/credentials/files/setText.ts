import type { Shape } from '@rampart/artwork/shapes'
import { levelsOf, visualRuns } from './bidi.ts'
import type { PlacedText } from './drawing.ts'
import { clustersOf } from './fontClusters.ts'
import type { Cluster } from './fontClusters.ts'
import { fontsFor } from './fonts.ts'
import type { Face } from './fonts.ts'
import { breakLines, unbreakable } from './lineBreaks.ts'
import { outlineOf, shapeRun, widthOf } from './shape.ts'
import type { ShapedRun } from './shape.ts'

/** A text and the box that it must stay in. Lengths in points. */
export interface TextBox {
  readonly text: string
  /**
   * Replaces a text in a script that no installed font has: a picture with boxes for letters would
   * be worth nothing.
   */
  readonly standIn?: string
  readonly face: Face
  readonly weight: number
  readonly color: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The size for short texts; a text that does not fit gets smaller and wraps. */
  readonly size: number
  readonly lineHeight?: number
  readonly align?: 'left' | 'center'
  /** Where the lines are in a box that they don't fill. */
  readonly valign?: 'top' | 'middle' | 'bottom'
  /** Em. */
  readonly tracking?: number
  readonly role?: PlacedText['role']
}

interface SetText {
  readonly shapes: readonly Shape[]
  readonly placed: PlacedText
}

/** How much smaller each try is. */
const step = 0.92
/** Points; nobody can read what is smaller. */
const smallest = 4

/** The text as paths: right to left where its script runs so, shaped, wrapped, within its box. */
export async function setText(box: TextBox): Promise<SetText> {
  const text = drawable(box)
  const line = createLine(text, box)
  const longestPart = Math.max(
    0,
    ...unbreakable(text).map(({ start, end }) => line.width(start, end)),
  )
  for (let size = box.size; ; size *= step) {
    const isLast = size * step < smallest
    const lines = breakLines(text, box.width / size, line.width)
    const lineHeight = (box.lineHeight ?? 1.15) * size
    const height = lines.length * lineHeight
    // Break within a word only if no smaller size would avoid it.
    if (
      !isLast &&
      (height > box.height || (longestPart * size > box.width && size > box.size * 0.45))
    )
      continue
    const free = box.height - height
    const y = box.y + (box.valign === 'middle' ? free / 2 : box.valign === 'bottom' ? free : 0)
    const paths = lines.map(({ start, end }, index) => {
      const left = (box.width - line.width(start, end) * size) * line.share
      return line.outline(start, end, { x: left, y: (index + line.baseline) * lineHeight, size })
    })
    return {
      shapes: paths
        .filter((path) => path !== '')
        .map((path) => ({ path, fill: box.color, at: { x: box.x, y } })),
      placed: { text, x: box.x, y, width: box.width, height, size, role: box.role },
    }
  }
}

/**
 * Emoji, and the characters that join and color them: fonts of one color draw them in pieces, and
 * no name consists of them alone.
 */
const pictographs =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3]\u200D?/gu

/**
 * The part of a text that can be drawn: without control characters, repeated blanks and
 * pictographs. The signed record has all of it.
 */
function drawable({ text, standIn = '', face, weight }: TextBox): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(pictographs, '')
    .replace(/(?![\u200C\u200D])[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const { missing } = fontsFor(clean, face, weight)
  if ([...missing].some((character) => /[\p{L}\p{N}]/u.test(character))) return standIn
  const known = [...clean]
    .filter((character) => !missing.has(character))
    .join('')
    .trim()
  return known === '' ? standIn : known
}

/** A text in its fonts; lengths in em, so that it is shaped once for all sizes. */
function createLine(
  text: string,
  { face, weight, tracking = 0, lineHeight = 1.15, align }: TextBox,
) {
  const { fonts } = fontsFor(text, face, weight)
  const clusters = clustersOf(text, fonts, weight)
  const levels = levelsOf(text)
  const shaped = new Map<string, readonly ShapedRun[]>()

  /** The runs of a part of the text, from left to right. */
  function runs(start: number, end: number): readonly ShapedRun[] {
    const key = `${start} ${end}`
    const known = shaped.get(key)
    if (known) return known
    const found = visualRuns(levels, start, end).flatMap((run) => {
      const parts = inOneFont(clusters.filter(({ at }) => at >= run.start && at < run.end))
      const ordered = run.isRightToLeft ? parts.toReversed() : parts
      return ordered.map((part) => shapeRun(part.text, part.font, run.isRightToLeft))
    })
    shaped.set(key, found)
    return found
  }

  const width = (start: number, end: number): number =>
    runs(start, end).reduce((sum, run) => sum + widthOf(run, tracking), 0)
  const [base] = fonts
  if (!base) throw new Error('A text has at least one font.')
  return {
    width,
    /** Of the room beside a line, how much is on its left. */
    share: align === 'center' ? 0.5 : 0,
    /** Where letters stand in a line, of its height. */
    baseline: 0.5 + base.baseline / lineHeight,
    outline(start: number, end: number, at: { x: number; y: number; size: number }): string {
      let { x } = at
      return runs(start, end)
        .map((run) => {
          const path = outlineOf(run, { x, y: at.y }, { size: at.size, tracking })
          x += widthOf(run, tracking) * at.size
          return path
        })
        .join('')
    },
  }
}

/** Neighbors of one font together, so that they join. */
function inOneFont(clusters: readonly Cluster[]): { text: string; font: Cluster['font'] }[] {
  const parts: { text: string; font: Cluster['font'] }[] = []
  for (const { text, font } of clusters) {
    const last = parts.at(-1)
    if (last?.font === font) last.text += text
    else parts.push({ text, font })
  }
  return parts
}
