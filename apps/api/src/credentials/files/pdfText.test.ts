import { PDFArray, PDFContentStream, PDFDocument } from 'pdf-lib'
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
