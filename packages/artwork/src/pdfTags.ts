import { PDFHexString, PDFName, PDFNumber, PDFOperator, PDFOperatorNames } from 'pdf-lib'
import type { PDFArray, PDFDict, PDFDocument, PDFPage, PDFRef } from 'pdf-lib'

/** The kind of a part of a document, as PDF names it (ISO 32000-1, 14.8.4). */
export type TagRole = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Link'

/** A part of a document: programs that read a PDF aloud go through them in their order. */
export interface TagElement {
  readonly role: TagRole | 'Document'
  readonly ref: PDFRef
  /** The contents of the part: marked drawings, and other elements. */
  readonly kids: PDFArray
}

interface Tags {
  /** The element that contains all others. */
  readonly document: TagElement
  /** Leads from the number of a page or an annotation back to its elements. */
  readonly parents: PDFArray
  /** The elements of a page's marked drawings, by their numbers. */
  readonly ofPages: Map<PDFPage, PDFArray>
}

const allTags = new WeakMap<PDFDocument, Tags>()

/** The tags of a document, which are added to it if it has none. */
function tagsOf(pdf: PDFDocument): Tags {
  const known = allTags.get(pdf)
  if (known) return known
  const { context, catalog } = pdf
  const tree = context.obj({ Type: 'StructTreeRoot' })
  const treeRef = context.register(tree)
  const parents = context.obj([])
  const document = newElement(pdf, 'Document', treeRef)
  tree.set(PDFName.of('K'), document.ref)
  tree.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: parents })))
  catalog.set(PDFName.of('StructTreeRoot'), treeRef)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  const tags: Tags = { document, parents, ofPages: new Map() }
  allTags.set(pdf, tags)
  return tags
}

function newElement(
  { context }: PDFDocument,
  role: TagElement['role'],
  parent: PDFRef,
  text?: string,
): TagElement {
  const kids = context.obj([])
  const entry = context.obj({ Type: 'StructElem', S: role, P: parent, K: kids })
  if (text !== undefined) entry.set(PDFName.of('ActualText'), PDFHexString.fromText(text))
  return { role, ref: context.register(entry), kids }
}

/**
 * Adds a part at the end of the document, or of another part; a text is read aloud instead of what
 * is drawn.
 */
export function addElement(
  pdf: PDFDocument,
  role: TagRole,
  { parent = tagsOf(pdf).document, text }: { parent?: TagElement | undefined; text?: string } = {},
): TagElement {
  const element = newElement(pdf, role, parent.ref, text)
  parent.kids.push(element.ref)
  return element
}

/** The number of an entry that leads to elements. */
function addParent({ parents }: Tags, value: PDFArray | PDFRef): PDFNumber {
  const number = PDFNumber.of(parents.size() / 2)
  parents.push(number)
  parents.push(value)
  return number
}

function elementsOf(page: PDFPage): PDFArray {
  const tags = tagsOf(page.doc)
  const known = tags.ofPages.get(page)
  if (known) return known
  const elements = page.doc.context.obj([])
  tags.ofPages.set(page, elements)
  page.node.set(PDFName.of('StructParents'), addParent(tags, elements))
  // Links follow each other in the order of their parts.
  page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  return elements
}

/** Assigns what `draw` draws on the page to the part. */
export function drawContent(
  page: PDFPage,
  { role, ref, kids }: TagElement,
  draw: () => void,
): void {
  const elements = elementsOf(page)
  const number = elements.size()
  elements.push(ref)
  kids.push(page.doc.context.obj({ Type: 'MCR', Pg: page.ref, MCID: number }))
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
      PDFName.of(role),
      `<</MCID ${number}>>`,
    ]),
  )
  draw()
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
}

/** Marks what `draw` draws on the page as decoration, which is not read aloud. */
export function drawDecoration(page: PDFPage, draw: () => void): void {
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]))
  draw()
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
}

/** Adds an annotation to the page and assigns it to the part. */
export function addAnnotation(page: PDFPage, { ref, kids }: TagElement, annotation: PDFDict): void {
  const { context } = page.doc
  annotation.set(PDFName.of('StructParent'), addParent(tagsOf(page.doc), ref))
  const annotationRef = context.register(annotation)
  kids.push(context.obj({ Type: 'OBJR', Pg: page.ref, Obj: annotationRef }))
  page.node.addAnnot(annotationRef)
}
