import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { setText } from '@rampart/api'
import { brandColors } from '@rampart/artwork/brandColors'
import { drawShapes, toRgb } from '@rampart/artwork/pdf'
import { addElement, drawContent, drawDecoration } from '@rampart/artwork/pdfTags'
import type { TagElement, TagRole } from '@rampart/artwork/pdfTags'
import type { ColorRole } from '@rampart/artwork/themeColors'
import { PDFDocument } from 'pdf-lib'
import type { PDFFont, PDFPage, RGB } from 'pdf-lib'
import type { Brand } from '@rampart/contract/entities/brand'

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 56 } as const
/** Width of the text. */
export const measure = paper.width - 2 * paper.margin

const roles = [
  'text',
  'textMuted',
  'hairline',
  'accent',
  'accentSoft',
  'inverse',
  'inverseRaised',
  'onInverse',
  'onInverseMuted',
  'volt',
  'onVolt',
] as const satisfies readonly ColorRole[]

export type Colors = Record<(typeof roles)[number], RGB>

/** Colors of the brand's light theme by their roles. */
export function colorsOf(brand: Pick<Brand, 'colors' | 'theme'>): Colors {
  const all = brandColors(brand)
  return Object.fromEntries(roles.map((role) => [role, toRgb(all[role][0])])) as Colors
}

/** A voice: a font with its size, distance of lines, color, and what it is to those who hear it. */
export interface Voice {
  readonly font: PDFFont
  readonly size: number
  readonly leading: number
  readonly color: RGB
  readonly role: TagRole
}

export type Voices = Awaited<ReturnType<typeof embedVoices>>

const { resolve } = createRequire(import.meta.url)
const files = {
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  body: 'hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff',
  strong: 'hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff',
  mono: 'jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff',
}

/** A document with its metadata; nothing in it depends on when or where it is made. */
export async function newDocument(
  title: string,
  subject: string,
  author: string,
  date: Date,
): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.registerFontkit(fontkit)
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setSubject(subject)
  for (const set of ['setAuthor', 'setCreator', 'setProducer'] as const) pdf[set](author)
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  pdf.setLanguage('en')
  return pdf
}

/**
 * The brochure's voices. Fonts get fixed names and only the glyphs in use; no ligatures, as the
 * library names their characters wrongly when text is copied.
 */
export async function embedVoices(pdf: PDFDocument, colors: Colors) {
  const embed = (name: keyof typeof files) =>
    pdf.embedFont(readFileSync(resolve(`@fontsource/${files[name]}`)), {
      subset: true,
      customName: `Brochure-${name}`,
      features: { liga: false },
    })
  const [display, body, strong, mono] = [
    await embed('display'),
    await embed('body'),
    await embed('strong'),
    await embed('mono'),
  ]
  const voice = (
    font: PDFFont,
    size: number,
    leading: number,
    { color = colors.text, role = 'P' }: Partial<Pick<Voice, 'color' | 'role'>> = {},
  ): Voice => ({ font, size, leading, color, role })
  return {
    cover: voice(display, 42, 46, { color: colors.onInverse, role: 'H1' }),
    lead: voice(body, 13.5, 21, { color: colors.onInverseMuted }),
    coverLabel: voice(mono, 9, 13, { color: colors.volt }),
    coverFact: voice(strong, 12, 16, { color: colors.onInverse }),
    brand: voice(display, 18, 22, { color: colors.onInverse }),
    label: voice(mono, 9, 13, { color: colors.accent }),
    title: voice(display, 26, 31, { role: 'H2' }),
    section: voice(display, 16, 21, { role: 'H3' }),
    point: voice(strong, 11, 15),
    week: voice(strong, 11, 15, { role: 'H3' }),
    text: voice(body, 10, 15, { color: colors.textMuted }),
    item: voice(body, 11, 16.5),
    small: voice(body, 8.5, 12, { color: colors.textMuted }),
  }
}

const sets = new WeakMap<PDFFont, ReadonlySet<number>>()

/** The characters of a font, by code point. */
function characters(font: PDFFont): ReadonlySet<number> {
  const known = sets.get(font) ?? new Set(font.getCharacterSet())
  sets.set(font, known)
  return known
}

/** The first character of a text that a voice's font lacks. */
const missingIn = (text: string, { font }: Voice): string | undefined =>
  [...text].find((character) => !characters(font).has(character.codePointAt(0) ?? 0))

/**
 * Lines that fit the width. Throws for a character that the font lacks: a brochure with boxes for
 * letters is worth nothing.
 */
export function wrap(text: string, voice: Voice, width: number): string[] {
  const missing = missingIn(text, voice)
  if (missing !== undefined)
    throw new Error(`The brochure's font has no '${missing}', which '${text}' needs.`)
  const { font, size } = voice
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line === undefined || font.widthOfTextAtSize(longer, size) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

interface Place {
  readonly x: number
  /** Of the first line, measured from the top of the page. */
  readonly top: number
  readonly width: number
}

/**
 * Writes a text as a part of the document, or of a part of it. Returns where it ends on the page.
 */
export function write(
  page: PDFPage,
  text: string,
  voice: Voice,
  place: Place,
  parent?: TagElement,
): number {
  const part = addElement(page.doc, voice.role, { parent })
  let end = place.top
  drawContent(page, part, () => (end = drawText(page, text, voice, place)))
  return end
}

/** Draws a text. Returns where it ends. */
function drawText(page: PDFPage, text: string, voice: Voice, { x, top, width }: Place): number {
  const { font, size, leading, color: tint } = voice
  const lines = wrap(text, voice, width)
  lines.forEach((line, index) => {
    // With the blank at which it was broken: tags have no other between two lines.
    page.drawText(index < lines.length - 1 ? `${line} ` : line, {
      x,
      y: paper.height - top - index * leading - (leading + size * 0.7) / 2,
      size,
      font,
      color: tint,
    })
  })
  return top + lines.length * leading
}

/** How a brand's name is drawn: `role` is the role of the voice's color. */
interface NameStyle {
  readonly role: ColorRole
  readonly voice: Voice
}

/**
 * Prepares to draw the name of a brand, which may have letters that the fonts lack: it is drawn in
 * outlines then, as on certificates.
 */
async function nameOf(
  brand: Brand,
  { role, voice }: NameStyle,
  place: Place,
): Promise<(page: PDFPage) => void> {
  if (missingIn(brand.name, voice) === undefined)
    return (page) => void drawText(page, brand.name, voice, place)
  const { shapes } = await setText({
    text: brand.name,
    face: 'display',
    weight: 700,
    color: brandColors(brand)[role][0],
    x: place.x,
    y: place.top,
    width: place.width,
    height: voice.leading,
    size: voice.size,
    valign: 'middle',
  })
  return (page) => drawShapes(page, shapes)
}

/** Writes the name of a brand as a part of the document. */
export async function writeName(
  page: PDFPage,
  brand: Brand,
  style: NameStyle,
  place: Place,
): Promise<void> {
  const drawName = await nameOf(brand, style, place)
  drawContent(page, addElement(page.doc, 'P', { text: brand.name }), () => drawName(page))
}

/** A part of a page, its top measured from the top of the page. */
export interface Part {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A filled part. */
export function box(page: PDFPage, { x, top, width, height, fill }: Part & { fill: RGB }): void {
  drawDecoration(page, () =>
    page.drawRectangle({ x, y: paper.height - top - height, width, height, color: fill }),
  )
}

/** The line below a page: the name of the brand, and a text. It is not read with each page. */
export async function drawFoot(
  page: PDFPage,
  text: string,
  { brand, colors, voices }: { brand: Brand; colors: Colors; voices: Voices },
): Promise<void> {
  const top = paper.height - paper.margin
  box(page, { x: paper.margin, top, width: measure, height: 0.6, fill: colors.hairline })
  const drawName = await nameOf(
    brand,
    { role: 'textMuted', voice: { ...voices.small, font: voices.point.font } },
    { x: paper.margin, top: top + 8, width: measure },
  )
  const width = voices.small.font.widthOfTextAtSize(text, voices.small.size)
  drawDecoration(page, () => {
    drawName(page)
    drawText(page, text, voices.small, {
      x: paper.width - paper.margin - width,
      top: top + 8,
      width: width + 1,
    })
  })
}
