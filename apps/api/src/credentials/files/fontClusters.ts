import type { FontFile } from './fonts.ts'
import { fontsWithMarks, isInvisible } from './fonts.ts'
import { shapeRun } from './shape.ts'

/** A letter with its marks, and the font that draws all of it. */
export interface Cluster {
  /** Where it begins in the text. */
  readonly at: number
  readonly text: string
  readonly font: FontFile
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters whose marks take no room beside them. */
const marked = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{Mn}/u

/**
 * The text's letters, each with the first of the fonts that has it and its marks. If the brand's
 * font leaves a mark beside its letter, as in ‘Ọ̀’, all of the text is in Noto.
 */
export function clustersOf(text: string, fonts: readonly FontFile[], weight: number): Cluster[] {
  const parts = [...graphemes.segment(text)]
  const isMisplaced = parts.some(({ segment }) => {
    const font = marked.test(segment) && fonts.find((other) => hasAll(other, segment))
    return font && !placesMarks(font, segment)
  })
  const order = isMisplaced ? [...fontsWithMarks(text, weight), ...fonts] : fonts
  const clusters: Cluster[] = []
  for (const { segment, index } of parts) {
    const before = clusters.at(-1)?.font
    // A blank belongs to the word before it.
    const isBlank = before?.has(0x20) && /^\s+$/.test(segment)
    const font = isBlank ? before : fontOf(segment, order)
    // Marks that the font of their letter lacks are left out: it would draw boxes for them.
    const drawn = [...segment].filter((character) => font && hasAll(font, character)).join('')
    if (font) clusters.push({ at: index, text: drawn, font })
  }
  return clusters
}

/** The first font with all of it, else with its letter. */
function fontOf(segment: string, fonts: readonly FontFile[]): FontFile | undefined {
  const [letter = ''] = segment
  return (
    fonts.find((font) => hasAll(font, segment)) ??
    fonts.find((font) => hasAll(font, letter)) ??
    fonts[0]
  )
}

const hasAll = (font: FontFile, segment: string): boolean =>
  [...segment].every(
    (character) => isInvisible(character) || font.has(character.codePointAt(0) ?? 0),
  )

/** Whether the font attaches the marks to the letter: without a place they follow it. */
const placesMarks = (font: FontFile, segment: string): boolean =>
  shapeRun(segment, font, false)
    .glyphs.slice(1)
    .every(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)
