import fontkit from '@pdf-lib/fontkit'
import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
} from 'pdf-lib'
import { expect, test } from 'vitest'
import { addTextLayer } from './pdfText.ts'

/** The codes that are shown on a page: the first character of its texts has the first one. */
async function shownCodes(text: string): Promise<string | undefined> {
  const page = (await PDFDocument.create()).addPage()
  addTextLayer(page, [{ text, x: 0, y: 0, width: 100, height: 20, size: 20 }])
  const contents = page.node.Contents()
  const stream = contents instanceof PDFArray && contents.lookup(contents.size() - 1)
  if (!(stream instanceof PDFContentStream)) throw new Error('The page shows nothing.')
  return /<([\dA-F]+)> Tj/i.exec(stream.getContentsString())?.[1]
}

test('a reader finds each character in its place: from right to left the last one is first', async () => {
  expect(await shownCodes('abc')).toBe('000100020003')
  expect(await shownCodes('אבג')).toBe('000300020001')
})

test('the font is in the file, as one whose codes are its own must be', async () => {
  const made = await PDFDocument.create()
  addTextLayer(made.addPage(), [{ text: 'אבג 云', x: 0, y: 0, width: 100, height: 20, size: 20 }])
  const pdf = await PDFDocument.load(await made.save())
  const dictionaries = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, found]) => (found instanceof PDFDict ? [found] : []))
  const system = dictionaries
    .find((each) => each.has(PDFName.of('CIDSystemInfo')))
    ?.lookup(PDFName.of('CIDSystemInfo'), PDFDict)
  // Names, not texts: as UTF-16 nobody knows them.
  expect(system?.get(PDFName.of('Registry'))?.toString()).toBe('(Adobe)')
  expect(system?.get(PDFName.of('Ordering'))?.toString()).toBe('(Identity)')
  const name = PDFName.of('FontFile2')
  const file = dictionaries.find((each) => each.has(name))?.lookup(name)
  if (!(file instanceof PDFRawStream)) throw new Error('No font is in the file.')
  const font = fontkit.create(decodePDFRawStream(file).decode())
  // One for each character, and the one for none.
  expect([font.numGlyphs, font.unitsPerEm]).toEqual([6, 1000])
  expect(font.getGlyph(5).advanceWidth).toBe(500)
})
