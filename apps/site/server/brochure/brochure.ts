import { drawMotif } from '@rampart/artwork'
import { drawShapes } from '@rampart/artwork/pdf'
import { addElement, drawDecoration } from '@rampart/artwork/pdfTags'
import type { Brand } from '@rampart/contract/entities/brand'
import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { parseArtworkPath } from '@rampart/contract/rules/artwork'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { clip, endPath, popGraphicsState, pushGraphicsState, rectangle } from 'pdf-lib'
import type { PDFDocument, PDFPage } from 'pdf-lib'
import {
  box,
  colorsOf,
  drawFoot,
  embedTextStyles,
  measure,
  newDocument,
  paper,
  wrap,
  write,
  writeName,
} from './sheet.ts'
import type { Colors, TextStyle, TextStyles } from './sheet.ts'

const { margin } = paper
const gap = 24
const column = (measure - gap) / 2

/** The brochure of a bootcamp as a PDF; the same entry gives the same bytes. */
export async function brochurePdf(bootcamp: Bootcamp, brand: Brand): Promise<Uint8Array> {
  const pdf = await newDocument(
    `${bootcamp.title}: curriculum`,
    bootcamp.description,
    brand.legalName,
    new Date(`${bootcamp.startDate}T00:00:00Z`),
  )
  const colors = colorsOf(brand)
  const look: Look = { brand, colors, styles: await embedTextStyles(pdf, colors) }
  await drawCover(pdf.addPage([paper.width, paper.height]), bootcamp, look)
  drawCurriculum(pdf, bootcamp, look)
  drawOutcomes(pdf, bootcamp, look)
  drawRequirements(pdf, bootcamp, look)
  const pages = pdf.getPages()
  for (const [index, page] of pages.slice(1).entries())
    await drawFoot(page, `${bootcamp.title} · ${index + 2} / ${pages.length}`, look)
  return pdf.save({ useObjectStreams: true })
}

/** What every part is drawn with. */
interface Look {
  readonly brand: Brand
  readonly colors: Colors
  readonly styles: TextStyles
}

/** The part of the cover that shows the picture, as a map is cut out of a larger one. */
const band = { x: 0, top: 464, width: paper.width, height: paper.height - 464 }

const datesOf = ({ startDate, endDate }: Bootcamp) => ({
  first: formatLongDate(startDate),
  last: formatLongDate(endDate),
})

async function drawCover(page: PDFPage, bootcamp: Bootcamp, look: Look): Promise<void> {
  const { brand, colors, styles } = look
  const { first, last } = datesOf(bootcamp)
  const subject = parseArtworkPath(bootcamp.image)
  box(page, { x: 0, top: 0, width: paper.width, height: paper.height, fill: colors.inverse })
  box(page, { ...band, fill: colors.inverseRaised })
  if (subject) {
    const { x, top, width, height } = band
    drawDecoration(page, () => {
      page.pushOperators(
        pushGraphicsState(),
        rectangle(x, paper.height - top - height, width, height),
        clip(),
        endPath(),
      )
      drawShapes(page, drawMotif(subject), { x: -205, y: top - 6, scale: 1.72 })
      page.pushOperators(popGraphicsState())
    })
  }
  box(page, { x: 0, top: paper.height - 6, width: paper.width, height: 6, fill: colors.volt })
  drawMark(page, look)
  await writeName(
    page,
    brand,
    { role: 'onInverse', style: styles.brand },
    { x: margin + 32, top: margin - 11, width: measure - 32 },
  )
  const text = { x: margin, width: measure * 0.86 }
  let top = write(page, 'Curriculum', styles.coverLabel, { ...text, top: 132 })
  top = write(page, bootcamp.title, styles.cover, { ...text, top: top + 6 })
  top = write(page, bootcamp.description, styles.lead, { ...text, top: top + 14 }) + 26
  const facts = [
    ['Length', bootcamp.duration],
    ['Level', bootcamp.level],
    ['First day', first],
    ['Last day', last],
  ] as const
  facts.forEach(([label, value], index) => {
    const place = {
      x: margin + (index % 2) * (column * 0.9),
      width: column * 0.9 - gap,
      top: top + Math.floor(index / 2) * 46,
    }
    write(page, value, styles.coverFact, {
      ...place,
      top: write(page, label, styles.coverLabel, place),
    })
  })
}

/** The mark of the brand, 22 points high. */
function drawMark(page: PDFPage, { brand: { mark }, colors }: Look): void {
  const place = { x: margin - 3, y: paper.height - margin + 14, scale: 0.95 }
  drawDecoration(page, () => {
    page.drawSvgPath(mark.body, { ...place, color: colors.volt })
    if (mark.detail) page.drawSvgPath(mark.detail, { ...place, color: colors.onVolt })
  })
}

function newPage(
  pdf: PDFDocument,
  { colors, styles }: Look,
  label: string,
  title: string,
): { page: PDFPage; top: number } {
  const page = pdf.addPage([paper.width, paper.height])
  box(page, { x: margin, top: margin - 4, width: 32, height: 4, fill: colors.accent })
  const place = { x: margin, width: measure }
  const top = write(page, title, styles.title, {
    ...place,
    top: write(page, label, styles.label, { ...place, top: margin + 12 }) + 2,
  })
  return { page, top: top + 20 }
}

function drawCurriculum(pdf: PDFDocument, { curriculum, duration }: Bootcamp, look: Look): void {
  const { colors, styles } = look
  const title = 'Week by week'
  const indent = 64
  let { page, top } = newPage(pdf, look, 'Curriculum', title)
  // More room if the weeks are few, so that the last is not alone on a page.
  const space = curriculum.length > 10 ? 6 : 14
  curriculum.forEach((week, index) => {
    const width = measure - indent
    const height =
      styles.week.leading + wrap(week.text, styles.text, width).length * styles.text.leading
    if (top + height > paper.height - margin - 24)
      ({ page, top } = newPage(pdf, look, 'Curriculum', `${title}, continued`))
    if (index > 0)
      box(page, {
        x: margin,
        top: top - space / 2,
        width: measure,
        height: 0.6,
        fill: colors.hairline,
      })
    write(
      page,
      `Week ${index + 1}`,
      { ...styles.label, leading: styles.week.leading },
      { x: margin, top, width: indent },
    )
    top = write(page, week.title, styles.week, { x: margin + indent, top, width })
    top = write(page, week.text, styles.text, { x: margin + indent, top, width }) + space
  })
  write(
    page,
    `${duration}, one theme a week. Each ends with a task that a reviewer reads.`,
    styles.small,
    { x: margin, top: top + 4, width: measure },
  )
}

function drawOutcomes(
  pdf: PDFDocument,
  { highlights, jobRoles, certifications }: Bootcamp,
  look: Look,
): void {
  const { colors, styles } = look
  const { page, top } = newPage(pdf, look, 'Career Outcomes', 'Where it leads')
  const left = drawList(page, 'Job roles', jobRoles, look, { x: margin, top, width: column })
  const right = drawList(page, 'Certifications it prepares for', certifications, look, {
    x: margin + column + gap,
    top,
    width: column,
  })
  let row = Math.max(left, right) + 30
  row = write(page, 'How you learn', styles.section, { x: margin, top: row, width: measure }) + 10
  for (let index = 0; index < highlights.length; index += 2) {
    const ends = highlights.slice(index, index + 2).map(({ title, text }, side) => {
      const place = { x: margin + side * (column + gap), width: column }
      box(page, { ...place, top: row, height: 2, fill: colors.accentSoft })
      return write(
        page,
        text,
        { ...styles.item, color: colors.textMuted },
        { ...place, top: write(page, title, styles.point, { ...place, top: row + 9 }) + 1 },
      )
    })
    row = Math.max(...ends) + 24
  }
}

function drawRequirements(pdf: PDFDocument, bootcamp: Bootcamp, look: Look): void {
  const { first, last } = datesOf(bootcamp)
  const { page, top } = newPage(pdf, look, 'Requirements', 'What you need')
  const left = drawList(page, 'Prerequisites', bootcamp.prerequisites, look, {
    x: margin,
    top,
    width: column,
  })
  const right = drawList(page, 'Technical requirements', bootcamp.technicalRequirements, look, {
    x: margin + column + gap,
    top,
    width: column,
  })
  const below = Math.max(left, right) + 30
  drawList(
    page,
    'Dates',
    [`First day: ${first}`, `Last day: ${last}`, `${bootcamp.duration}, live every Saturday`],
    look,
    {
      x: margin,
      top: below,
      width: column,
    },
  )
  const steps = [
    "While applications are open, press 'Apply Now' on the bootcamp's page, or write to the address below.",
    'Say in a few lines what you do now, and what you want to do after the bootcamp.',
    'You hear from us within two weeks. Participants then get their access links by e-mail; no account is needed.',
  ]
  const end = drawList(page, 'How to apply', steps, look, {
    x: margin + column + gap,
    top: below,
    width: column,
  })
  write(page, look.brand.bootcampsEmail, look.styles.point, {
    x: margin + column + gap + 14,
    top: end + 2,
    width: column,
  })
}

/** A heading with points below it. Returns where it ends. */
function drawList(
  page: PDFPage,
  title: string,
  items: readonly string[],
  { colors, styles }: Look,
  { x, top, width }: { x: number; top: number; width: number },
): number {
  const style: TextStyle = { ...styles.item, color: colors.text, role: 'LBody' }
  const first = write(page, title, styles.section, { x, top, width }) + 8
  const list = addElement(page.doc, 'L')
  return items.reduce((row, item) => {
    box(page, { x, top: row + 6.5, width: 4, height: 4, fill: colors.accent })
    const place = { x: x + 14, top: row, width: width - 14 }
    return write(page, item, style, place, addElement(page.doc, 'LI', { parent: list })) + 7
  }, first)
}
