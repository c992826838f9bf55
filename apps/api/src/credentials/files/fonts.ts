import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fontkit from '@pdf-lib/fontkit'

const { resolve } = createRequire(import.meta.url)

/** The kind of a text: headings, running text, or IDs. */
export type Face = 'display' | 'text' | 'mono'

/**
 * Where a face's glyphs come from, in the order in which they are tried: the brand's own, then Noto
 * for other scripts. Han is drawn in the Japanese forms if kana are beside it, else in the
 * simplified Chinese ones.
 */
const families: Readonly<Record<Face, readonly string[]>> = {
  display: ['bricolage-grotesque'],
  text: ['hanken-grotesk'],
  mono: ['jetbrains-mono'],
}
const scripts = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-tamil',
  'noto-sans-thai',
]
const han = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']

export interface FontFile {
  readonly name: string
  readonly data: Buffer
  /** From the middle of a line down to where its letters stand, in em. */
  readonly baseline: number
  has(codePoint: number): boolean
}

/** A part of a package: the characters that it says to hold, and its file. */
interface Part {
  readonly family: string
  readonly subset: string
  readonly folder: string
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

const partsOf = remember((family: string): readonly Part[] => {
  let list: string
  try {
    list = resolve(`@fontsource/${family}/unicode.json`)
  } catch {
    // Fonts of large scripts may be left out of an installation; their texts then read as `setText`
    // says.
    return []
  }
  const subsets = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  return Object.entries(subsets).map(([subset, ranges]) => ({
    family,
    subset: subset.replace(/[[\]]/g, ''),
    folder: join(dirname(list), 'files'),
    ranges: ranges.split(',').map(parseRange),
  }))
})

/** 'U+4e00-4eff' or 'U+41'. */
function parseRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const openFile = remember((path: string): FontFile | null => {
  let data: Buffer
  try {
    data = readFileSync(path)
  } catch {
    return null
  }
  const font = fontkit.create(data)
  const has = (codePoint: number): boolean => {
    try {
      return font.hasGlyphForCodePoint(codePoint)
    } catch {
      // Some subsets hold nothing but variation sequences, whose table the library cannot read.
      return false
    }
  }
  const baseline = (font.ascent + font.descent) / 2 / font.unitsPerEm
  return { name: path, data, baseline, has }
})

/** The package's file of a weight, else of the regular one: symbols have no bold. */
function open({ family, subset, folder }: Part, weight: number): FontFile | null {
  const file = (value: number) => openFile(join(folder, `${family}-${subset}-${value}-normal.woff`))
  return file(weight) ?? file(400)
}

/** The fonts that a text needs, first choice first, and the characters that none of them has. */
export function fontsFor(
  text: string,
  face: Face,
  weight: number,
): { readonly fonts: readonly FontFile[]; readonly missing: ReadonlySet<string> } {
  const hasKana = /[\u3040-\u30FF]/.test(text)
  const hasHangul = /\p{Script=Hangul}/u.test(text)
  const east = hasKana ? ['noto-sans-jp', ...han] : hasHangul ? ['noto-sans-kr', ...han] : han
  const fonts = new Set<FontFile>()
  const missing = new Set<string>()
  // The brand's Latin comes first for every text: line heights are then alike in all scripts.
  const order = [...families[face], ...scripts, ...east].flatMap(partsOf)
  const first = order.find(({ subset }) => subset === 'latin')
  const base = first && open(first, weight)
  if (!base) throw new Error(`The font package @fontsource/${families[face][0]} is not installed.`)
  fonts.add(base)
  for (const character of new Set(text)) {
    if (isInvisible(character)) continue
    const font = fontOf(character, order, weight)
    if (font) fonts.add(font)
    else missing.add(character)
  }
  return { fonts: [...fonts], missing }
}

/** Noto's fonts for a text, which place more marks at letters than the brand's do. */
export function fontsWithMarks(text: string, weight: number): readonly FontFile[] {
  const parts = partsOf('noto-sans')
  const fonts = [...new Set(text)].map((character) => fontOf(character, parts, weight))
  return [...new Set(fonts)].filter((font) => font !== null)
}

function fontOf(character: string, order: readonly Part[], weight: number): FontFile | null {
  const codePoint = character.codePointAt(0) ?? 0
  for (const part of order) {
    if (!part.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue
    const font = open(part, weight)
    if (font?.has(codePoint)) return font
  }
  return null
}

/** Joiners and variation selectors shape their neighbors and have no glyph of their own. */
export const isInvisible = (character: string): boolean =>
  /\s|\u200C|\u200D|\p{Variation_Selector}/u.test(character)

/** A function that computes each result once. */
function remember<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as T
    const value = work(key)
    known.set(key, value)
    return value
  }
}
