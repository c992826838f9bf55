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

/** A style: a font with its size, distance of lines, color, and its role for screen readers. */
export interface TextStyle {
  readonly font: PDFFont
  readonly size: number
  readonly leading: number
  readonly color: RGB
  readonly role: TagRole
}

export type TextStyles = Awaited<ReturnType<typeof embedTextStyles>>

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
 * The brochure's styles. Fonts get fixed names and only the glyphs in use; no ligatures, as the
 * library names their characters wrongly when text is copied.
 */
export async function embedTextStyles(pdf: PDFDocument, colors: Colors) {
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
  const style = (
    font: PDFFont,
    size: number,
    leading: number,
    { color = colors.text, role = 'P' }: Partial<Pick<TextStyle, 'color' | 'role'>> = {},
  ): TextStyle => ({ font, size, leading, color, role })
  return {
    cover: style(display, 42, 46, { color: colors.onInverse, role: 'H1' }),
    lead: style(body, 13.5, 21, { color: colors.onInverseMuted }),
    coverLabel: style(mono, 9, 13, { color: colors.volt }),
    coverFact: style(strong, 12, 16, { color: colors.onInverse }),
    brand: style(display, 18, 22, { color: colors.onInverse }),
    label: style(mono, 9, 13, { color: colors.accent }),
    title: style(display, 26, 31, { role: 'H2' }),
    section: style(display, 16, 21, { role: 'H3' }),
    point: style(strong, 11, 15),
    week: style(strong, 11, 15, { role: 'H3' }),
    text: style(body, 10, 15, { color: colors.textMuted }),
    item: style(body, 11, 16.5),
    small: style(body, 8.5, 12, { color: colors.textMuted }),
  }
}

const sets = new WeakMap<PDFFont, ReadonlySet<number>>()

/** The characters of a font, by code point. */
function characters(font: PDFFont): ReadonlySet<number> {
  const known = sets.get(font) ?? new Set(font.getCharacterSet())
  sets.set(font, known)
  return known
}

/** The first character of a text that a style's font lacks. */
const missingIn = (text: string, { font }: TextStyle): string | undefined =>
  [...text].find((character) => !characters(font).has(character.codePointAt(0) ?? 0))

/**
 * Lines that fit the width. Throws for a character that the font lacks: a brochure with boxes in
 * place of letters is useless.
 */
export function wrap(text: string, style: TextStyle, width: number): string[] {
  const missing = missingIn(text, style)
  if (missing !== undefined)
    throw new Error(`The brochure's font has no '${missing}', which '${text}' needs.`)
  const { font, size } = style
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
  style: TextStyle,
  place: Place,
  parent?: TagElement,
): number {
  const part = addElement(page.doc, style.role, { parent })
  let end = place.top
  drawContent(page, part, () => (end = drawText(page, text, style, place)))
  return end
}

/** Draws a text. Returns where it ends. */
function drawText(page: PDFPage, text: string, style: TextStyle, { x, top, width }: Place): number {
  const { font, size, leading, color: tint } = style
  const lines = wrap(text, style, width)
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

/** How a brand's name is drawn: `role` is the role of the style's color. */
interface NameStyle {
  readonly role: ColorRole
  readonly style: TextStyle
}

/**
 * Prepares to draw the name of a brand, which may have letters that the fonts lack: it is drawn in
 * outlines then, as on certificates.
 */
async function nameOf(
  brand: Brand,
  { role, style }: NameStyle,
  place: Place,
): Promise<(page: PDFPage) => void> {
  if (missingIn(brand.name, style) === undefined)
    return (page) => void drawText(page, brand.name, style, place)
  const { shapes } = await setText({
    text: brand.name,
    face: 'display',
    weight: 700,
    color: brandColors(brand)[role][0],
    x: place.x,
    y: place.top,
    width: place.width,
    height: style.leading,
    size: style.size,
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
  { brand, colors, styles }: { brand: Brand; colors: Colors; styles: TextStyles },
): Promise<void> {
  const top = paper.height - paper.margin
  box(page, { x: paper.margin, top, width: measure, height: 0.6, fill: colors.hairline })
  const drawName = await nameOf(
    brand,
    { role: 'textMuted', style: { ...styles.small, font: styles.point.font } },
    { x: paper.margin, top: top + 8, width: measure },
  )
  const width = styles.small.font.widthOfTextAtSize(text, styles.small.size)
  drawDecoration(page, () => {
    drawName(page)
    drawText(page, text, styles.small, {
      x: paper.width - paper.margin - width,
      top: top + 8,
      width: width + 1,
    })
  })
}
