import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from 'pdf-lib'

/** The texts of a PDF: its properties, and the texts of its pages as someone copies them. */
export async function pdfTexts(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const properties = [
    pdf.getTitle(),
    pdf.getSubject(),
    pdf.getAuthor(),
    pdf.getCreator(),
    pdf.getProducer(),
    pdf.getKeywords(),
  ]
  const pages = pdf.getPages().map(({ node }) => {
    const { Font: fonts } = node.normalizedEntries()
    const contents = node.Contents()
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
    const content = streams.map((stream) => textOf(pdf.context.lookup(stream))).join('\n')
    const characters = (font: string) => {
      const toUnicode = fonts.lookup(PDFName.of(font), PDFDict).lookup(PDFName.of('ToUnicode'))
      return new Map(
        [...textOf(toUnicode).matchAll(/<([\dA-F]{4})> ?<([\dA-F]+)>/gi)].map(
          ([, code = '', units = '']) => [
            code.toLowerCase(),
            Buffer.from(units, 'hex').swap16().toString('utf16le'),
          ],
        ),
      )
    }
    let known = new Map<string, string>()
    return [...content.matchAll(/\/(\S+) [\d.]+ Tf|<([\dA-F]*)> Tj/gi)]
      .map(([, font, codes]) => {
        if (font) known = characters(font)
        const text = (codes?.match(/.{4}/g) ?? []).map((code) => known.get(code.toLowerCase()))
        return codes === undefined ? '' : `${text.join('')}\n`
      })
      .join('')
  })
  return [...properties, ...pages].join('\n')
}

const textOf = (stream: unknown): string =>
  stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    : ''
