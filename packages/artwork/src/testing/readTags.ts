import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib'

/** A part of a PDF as programs for reading aloud find it. */
export interface ReadTag {
  readonly role: string
  /** The text that is read instead of what is drawn. */
  readonly text?: string
  /** The marked drawings and the annotations that belong to it. */
  readonly contents: number
  readonly parts: readonly ReadTag[]
}

/** The tags of a PDF. Throws if it has none, or if a drawing does not lead back to its part. */
export async function readTags(bytes: Uint8Array): Promise<ReadTag> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const marks = pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict)
  if (String(marks.get(PDFName.of('Marked'))) !== 'true') throw new Error('It is not tagged.')
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const parents = tree
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray)
  const entries = new Map(
    Array.from({ length: parents.size() / 2 }, (_, index) => [
      String(parents.get(2 * index)),
      { own: parents.get(2 * index + 1), value: parents.lookup(2 * index + 1) },
    ]),
  )

  /** The element that a drawing or an annotation leads to. */
  function ownerOf(kid: PDFDict): unknown {
    const isDrawing = String(kid.get(PDFName.of('Type'))) === '/MCR'
    const from = kid.lookup(PDFName.of(isDrawing ? 'Pg' : 'Obj'), PDFDict)
    const key = from.get(PDFName.of(isDrawing ? 'StructParents' : 'StructParent'))
    const entry = entries.get(String(key))
    return isDrawing && entry?.value instanceof PDFArray
      ? entry.value.get(Number(String(kid.get(PDFName.of('MCID')))))
      : entry?.own
  }

  function read(own: unknown, element: PDFDict): ReadTag {
    const kids = element.lookup(PDFName.of('K'), PDFArray)
    const places = Array.from({ length: kids.size() }, (_, place) => place)
    const isPart = (place: number) => kids.lookup(place, PDFDict).has(PDFName.of('S'))
    const contents = places.filter((place) => !isPart(place))
    for (const place of contents)
      if (ownerOf(kids.lookup(place, PDFDict)) !== own)
        throw new Error('A drawing leads to another part.')
    const text = element.get(PDFName.of('ActualText'))
    return {
      role: element.lookup(PDFName.of('S'), PDFName).decodeText(),
      ...(text instanceof PDFHexString && { text: text.decodeText() }),
      contents: contents.length,
      parts: places
        .filter(isPart)
        .map((place) => read(kids.get(place), kids.lookup(place, PDFDict))),
    }
  }

  const top = PDFName.of('K')
  return read(tree.get(top), tree.lookup(top, PDFDict))
}
