import { readFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { aws } from '../../src/content/aws.ts'
import { bootcamps } from '../../src/content/bootcamps.ts'
import { brochurePdf } from './brochure.ts'

const kept = (slug: string) => readFileSync(new URL(`../../public/brochures/${slug}.pdf`, import.meta.url))

it.each(bootcamps)('the brochure of $slug is as its entry says; else run "node apps/site/scripts/brochures.ts"', async (bootcamp) => {
  expect(Buffer.from(await brochurePdf(bootcamp)).equals(kept(bootcamp.slug))).toBe(true)
})

it.each(bootcamps)('the brochure of $slug is a PDF of two to four pages with a title', async ({ slug, title }) => {
  const pdf = await PDFDocument.load(kept(slug), { updateMetadata: false })
  expect(pdf.getTitle()).toBe(`${title}: curriculum`)
  expect(pdf.getPageCount()).toBeGreaterThanOrEqual(2)
  expect(pdf.getPageCount()).toBeLessThanOrEqual(4)
})

it('changes with its entry', async () => {
  const changed = { ...aws, curriculum: [...aws.curriculum.slice(0, 11), { title: 'Another', text: 'Another week.' }] }
  expect(Buffer.from(await brochurePdf(changed)).equals(kept('aws'))).toBe(false)
})

it('refuses a character that its fonts lack', async () => {
  await expect(brochurePdf({ ...aws, description: 'Из облака' })).rejects.toThrow("has no 'И'")
})
