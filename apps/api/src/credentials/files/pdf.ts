import { drawShapes } from '@rampart/artwork/pdf'
import { addAnnotation, addElement, drawDecoration } from '@rampart/artwork/pdfTags'
import { AFRelationship, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'
import type { Drawing } from './drawing.ts'
import { addTextLayer } from './pdfText.ts'

export interface PdfDetails {
  readonly title: string
  readonly subject: string
  /** Author and creator. */
  readonly issuer: string
  readonly keywords: readonly string[]
  /** When the drawn record was last changed: the same record gives the same bytes. */
  readonly date: Date
  /** The signed credential, attached under this name. */
  readonly attachment: { readonly name: string; readonly json: string }
  /** The public page; the QR code and the address lead there. */
  readonly link: {
    readonly url: string
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/**
 * The drawing as a PDF in outlines, with text that can be selected and is read aloud in its order,
 * and the signed credential attached.
 */
export async function toPdf(
  drawing: Drawing,
  { title, subject, issuer, keywords, date, attachment, link }: PdfDetails,
): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setSubject(subject)
  pdf.setKeywords([...keywords])
  pdf.setAuthor(issuer)
  pdf.setCreator(issuer)
  pdf.setProducer(issuer)
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  pdf.setLanguage('en')
  const page = pdf.addPage([drawing.width, drawing.height])
  drawDecoration(page, () => drawShapes(page, drawing.shapes))
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
  addAnnotation(page, addElement(page.doc, 'Link'), annotation)
}
