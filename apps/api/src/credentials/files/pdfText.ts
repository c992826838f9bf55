import { addElement, drawContent } from '@rampart/artwork/pdfTags'
import {
  beginText,
  endText,
  PDFHexString,
  PDFName,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from 'pdf-lib'
import type { PDFPage, PDFRef } from 'pdf-lib'
import { visualOrder } from './bidi.ts'
import type { PlacedText } from './drawing.ts'
import { emptyFont } from './emptyFont.ts'

/**
 * Lays texts over their outlines, invisible: they can be selected, searched and read aloud in any
 * script. The font's glyphs are empty, as in scanned pages with recognized text; each code stands
 * for one character, which its table names.
 */
export function addTextLayer(page: PDFPage, texts: readonly PlacedText[]): void {
  const shown = texts.filter(({ text }) => text !== '')
  const codes = new Map(
    [...new Set(shown.flatMap(({ text }) => [...text]))].map((character, index) => [
      character,
      index + 1,
    ]),
  )
  if (codes.size === 0) return
  const font = page.node.newFontDictionary('TextLayer', glyphlessFont(page, codes))
  for (const { text, x, y, width, height, size, role = 'P' } of shown) {
    // Programs that select text expect right-to-left text in the order in which it is seen, and
    // turn it around. Programs that read aloud follow the tags, which have the text itself.
    const characters = visualOrder(text)
    const encoded = characters.map((character) => hex(codes.get(character) ?? 0)).join('')
    // Each code is half a size wide: squeezed so that one line fills its box.
    const squeeze = Math.min((100 * width) / (characters.length * size * 0.5), 100)
    drawContent(page, addElement(page.doc, role, { text }), () =>
      page.pushOperators(
        pushGraphicsState(),
        beginText(),
        setTextRenderingMode(TextRenderingMode.Invisible),
        setFontAndSize(font, size),
        setCharacterSqueeze(squeeze),
        setTextMatrix(1, 0, 0, 1, x, page.getHeight() - y - Math.min(height, size)),
        showText(PDFHexString.of(encoded)),
        endText(),
        popGraphicsState(),
      ),
    )
  }
}

const hex = (value: number): string => value.toString(16).padStart(4, '0')

function glyphlessFont(page: PDFPage, codes: ReadonlyMap<string, number>): PDFRef {
  const { context } = page.doc
  const name = 'TextLayer'
  const file = emptyFont(codes.size + 1)
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [0, 0, 500, 1000],
      ItalicAngle: 0,
      Ascent: 1000,
      Descent: 0,
      CapHeight: 1000,
      StemV: 80,
      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
    }),
  )
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    FontDescriptor: descriptor,
    DW: 500,
    CIDToGIDMap: 'Identity',
  })
  const system = context.obj({ Supplement: 0 })
  system.set(PDFName.of('Registry'), PDFString.of('Adobe'))
  system.set(PDFName.of('Ordering'), PDFString.of('Identity'))
  descendant.set(PDFName.of('CIDSystemInfo'), system)
  const table = context.register(context.flateStream(unicodeTable(codes)))
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: table,
    }),
  )
}

/** Which character each code stands for, in blocks of at most 100 as the format demands. */
function unicodeTable(codes: ReadonlyMap<string, number>): string {
  const lines = [...codes].map(
    ([character, code]) =>
      `<${hex(code)}> <${Buffer.from(character, 'utf16le').swap16().toString('hex')}>`,
  )
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_value, index) =>
    lines.slice(index * 100, index * 100 + 100),
  )
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
