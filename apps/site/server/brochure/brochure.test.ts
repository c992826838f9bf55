import { readTags } from '@rampart/artwork/readTags'
import type { ReadTag } from '@rampart/artwork/readTags'
import { PDFArray, PDFDocument, PDFName, decodePDFRawStream } from 'pdf-lib'
import type { PDFRawStream } from 'pdf-lib'
import { expect, it } from 'vitest'
import { readConfig } from '@rampart/api'
import { aws } from '@rampart/contract/bootcamps/aws'
import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import { brochurePdf } from './brochure.ts'

const { brand } = readConfig({})

/** How the cover is drawn. */
async function coverOf(bytes: Uint8Array): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const contents = pdf.getPage(0).node.lookup(PDFName.of('Contents'), PDFArray)
  return Buffer.from(decodePDFRawStream(contents.lookup(0) as PDFRawStream).decode())
}

it.each(bootcamps)(
  'the brochure of $slug is a PDF of two to four pages with a title, the same each time',
  async (bootcamp) => {
    const bytes = await brochurePdf(bootcamp, brand)
    expect(Buffer.from(await brochurePdf(bootcamp, brand)).equals(bytes)).toBe(true)
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(pdf.getTitle()).toBe(`${bootcamp.title}: curriculum`)
    expect(pdf.getAuthor()).toBe(brand.legalName)
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(2)
    expect(pdf.getPageCount()).toBeLessThanOrEqual(4)
  },
  30_000,
)

it('is read in its order: headings, paragraphs and lists; what decorates it and page numbers are not', async () => {
  const { role, parts } = await readTags(await brochurePdf(aws, brand))
  const outline = (tag: ReadTag): unknown =>
    tag.parts.length > 0 ? [tag.role, ...tag.parts.map(outline)] : tag.role
  expect(role).toBe('Document')
  expect(parts.slice(0, 3).map(outline)).toEqual(['P', 'P', 'H1'])
  expect(parts[0]?.text).toBe(brand.name)
  const rolesOf = (wanted: string) => parts.filter((part) => part.role === wanted)
  expect(rolesOf('H2')).toHaveLength(3)
  expect(rolesOf('L').map(outline)).toContainEqual([
    'L',
    ...aws.jobRoles.map(() => ['LI', 'LBody']),
  ])
  // The last page ends with the address, not with its number.
  const all = (tag: ReadTag): ReadTag[] => [tag, ...tag.parts.flatMap(all)]
  expect(all({ role, parts, contents: 0 }).flatMap(({ contents }) => contents)).not.toContain(2)
  expect(parts.at(-1)).toEqual({ role: 'P', contents: 1, parts: [] })
}, 30_000)

it('changes with its entry', async () => {
  const changed = {
    ...aws,
    curriculum: [...aws.curriculum.slice(0, 11), { title: 'Another', text: 'Another week.' }],
  }
  const bytes = await brochurePdf(changed, brand)
  expect(Buffer.from(bytes).equals(await brochurePdf(aws, brand))).toBe(false)
}, 30_000)

it.each(['Łódź Academy', 'أكاديمية الحصن', '要塞学院', 'აკადემია'])(
  'has the name of a brand whose letters its fonts lack: %s',
  async (name) => {
    const bytes = await brochurePdf(aws, { ...brand, name })
    const nameless = await brochurePdf(aws, { ...brand, name: 'ქართული' })
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThanOrEqual(2)
    expect((await readTags(bytes)).parts[0]?.text).toBe(name)
    // The fonts have no Georgian letters: a brand with such a name has its mark alone.
    expect((await coverOf(bytes)).equals(await coverOf(nameless))).toBe(name === 'აკადემია')
  },
  30_000,
)

it('refuses a character that its fonts lack', async () => {
  await expect(brochurePdf({ ...aws, description: 'Из облака' }, brand)).rejects.toThrow(
    "has no 'И'",
  )
})
