import type { Shape } from '@rampart/artwork/shapes'
import satori from 'satori'
import type { PlacedText } from './drawing.ts'
import { fontsFor } from './fonts.ts'
import type { Face } from './fonts.ts'

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
  for (let size = box.size; ; size *= step) {
    const isLast = size * step < smallest
    const { paths, wordWidth, height } = await lay(text, box, size)
    // Break within a word only if no smaller size would spare it.
    if (!isLast && (height > box.height || (wordWidth > box.width && size > box.size * 0.45)))
      continue
    const free = box.height - height
    const y = box.y + (box.valign === 'middle' ? free / 2 : box.valign === 'bottom' ? free : 0)
    return {
      shapes: paths.map((path) => ({ path, fill: box.color, at: { x: box.x, y } })),
      placed: { text, x: box.x, y, width: box.width, height, size },
    }
  }
}

/**
 * Emoji and what joins and colors them: fonts of one color draw them in pieces, and no name is told
 * by them alone.
 */
const pictographs =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3]\u200D?/gu

/**
 * What can be drawn of a text: controls gone, blanks single, pictographs left out. The signed
 * record has all of it.
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

const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)

interface Laid {
  readonly paths: readonly string[]
  /** Of the longest word. */
  readonly wordWidth: number
  readonly height: number
}

async function lay(text: string, box: TextBox, size: number): Promise<Laid> {
  const options = { fonts: satoriFonts(text, box) }
  const style = {
    fontSize: size,
    fontFamily: options.fonts.map(({ name }) => `"${name}"`).join(', '),
    lineHeight: box.lineHeight ?? 1.15,
    letterSpacing: `${box.tracking ?? 0}em`,
    color: box.color,
  }
  const longest = text.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  const word = await satori(
    {
      type: 'div',
      props: { style: { ...style, whiteSpace: 'nowrap' }, children: longest },
    } as never,
    { ...options, height: size * 2 },
  )
  const setLines = async (width: number) => {
    const lines = {
      ...style,
      width,
      display: 'block',
      textAlign: box.align ?? 'left',
      direction: isRightToLeft(text) ? 'rtl' : 'ltr',
      overflowWrap: 'anywhere',
      wordBreak: 'break-word',
    }
    const svg = await satori({ type: 'div', props: { style: lines, children: text } } as never, {
      ...options,
      width,
    })
    return { paths: pathsOf(svg), height: sizeOf(svg, 'height') }
  }
  const first = await setLines(box.width)
  // A word that is broken within may be a letter too wide.
  const excess = Math.max(...first.paths.map(rightEnd)) - box.width
  return {
    ...(excess > 0.5 ? await setLines(box.width - excess - 1) : first),
    wordWidth: sizeOf(word, 'width'),
  }
}

/** Where a path ends on the right; its commands take pairs of absolute coordinates alone. */
function rightEnd(path: string): number {
  const across = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].filter((_number, index) => index % 2 === 0)
  return across.reduce((end, [value]) => Math.max(end, Number(value)), 0)
}

function satoriFonts(text: string, { face, weight }: TextBox) {
  return fontsFor(text, face, weight).fonts.map(({ name, data }, at) => ({
    name: `${at}-${name.replace(/^.*\//, '')}`,
    data,
    weight: 400 as const,
    style: 'normal' as const,
  }))
}

const sizeOf = (svg: string, name: 'width' | 'height'): number =>
  Number(new RegExp(`^<svg [^>]*?\\b${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 0)

/** Text alone comes out as paths alone. */
const pathsOf = (svg: string): string[] =>
  [...svg.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, path = '']) => path.trim())
