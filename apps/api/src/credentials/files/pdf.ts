import {
  AFRelationship,
  LineCapStyle,
  LineJoinStyle,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  degrees,
  drawSvgPath,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setLineJoin,
} from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'
import type { Drawing, Shape } from './shapes.ts'
import { addTextLayer } from './pdfText.ts'

export interface PdfDetails {
  readonly title: string
  readonly subject: string
  readonly keywords: readonly string[]
  /** When the drawn record was last changed: the same record gives the same bytes. */
  readonly date: Date
  /** The signed credential, attached under this name. */
  readonly attachment: { readonly name: string; readonly json: string }
  /** The public page; the QR code and the address lead there. */
  readonly link: { readonly url: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** The drawing as a PDF in outlines, with text that can be selected, and the signed credential attached. */
export async function toPdf(drawing: Drawing, { title, subject, keywords, date, attachment, link }: PdfDetails): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setSubject(subject)
  pdf.setKeywords([...keywords])
  pdf.setAuthor('Rampart')
  pdf.setCreator('Rampart')
  pdf.setProducer('Rampart')
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  pdf.setLanguage('en')
  const page = pdf.addPage([drawing.width, drawing.height])
  for (const shape of drawing.shapes) draw(page, shape)
  addTextLayer(page, drawing.texts)
  addLink(page, link)
  await pdf.attach(Buffer.from(attachment.json), attachment.name, {
    mimeType: 'application/vc',
    description: 'The signed credential (Open Badges 3.0)',
    creationDate: date,
    modificationDate: date,
    afRelationship: AFRelationship.Source,
  })
  return Buffer.from(await pdf.save({ useObjectStreams: true }))
}

function draw(page: PDFPage, { path, fill, stroke, width = 1, opacity, isRound = false, dash, at = { x: 0, y: 0 }, turn = 0 }: Shape): void {
  const graphicsState = opacity === undefined ? undefined : stateOf(page, opacity)
  page.pushOperators(
    pushGraphicsState(),
    setLineJoin(isRound ? LineJoinStyle.Round : LineJoinStyle.Miter),
    ...drawSvgPath(path, {
      x: at.x,
      y: page.getHeight() - at.y,
      rotate: degrees(-turn),
      scale: undefined,
      color: fill && fill !== 'none' ? colorOf(fill) : undefined,
      borderColor: stroke ? colorOf(stroke) : undefined,
      borderWidth: stroke ? width : 0,
      borderLineCap: isRound ? LineCapStyle.Round : LineCapStyle.Butt,
      ...(dash && { borderDashArray: [...dash] }),
      ...(graphicsState && { graphicsState }),
    }),
    popGraphicsState(),
  )
}

/** The page's graphics state of an opacity: one for each value. */
function stateOf(page: PDFPage, opacity: number): string {
  const key = `Opacity${Math.round(opacity * 1000)}`
  const name = PDFName.of(key)
  const { ExtGState } = page.node.normalizedEntries()
  if (!ExtGState.get(name)) ExtGState.set(name, page.doc.context.obj({ Type: 'ExtGState', ca: opacity, CA: opacity }))
  return key
}

function colorOf(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return rgb(red ?? 0, green ?? 0, blue ?? 0)
}

function addLink(page: PDFPage, { url, x, y, width, height }: PdfDetails['link']): void {
  const { context } = page.doc
  const top = page.getHeight() - y
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [x, top - height, x + width, top].map((value) => PDFNumber.of(value)),
    Border: [0, 0, 0],
  })
  annotation.set(PDFName.of('A'), context.obj({ Type: 'Action', S: 'URI', URI: PDFString.of(url) }))
  annotation.set(PDFName.of('Contents'), PDFHexString.fromText('Verify this certificate'))
  page.node.addAnnot(context.register(annotation))
}
