import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { readConfig } from '@rampart/api'
import { aws } from '@rampart/contract/bootcamps/aws'
import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import { brochurePdf } from './brochure.ts'

const { brand } = readConfig({})

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
    // There is no font of Georgian: its brand has its mark alone.
    expect(Buffer.from(bytes).equals(nameless)).toBe(name === 'აკადემია')
  },
  30_000,
)

it('refuses a character that its fonts lack', async () => {
  await expect(brochurePdf({ ...aws, description: 'Из облака' }, brand)).rejects.toThrow(
    "has no 'И'",
  )
})
