import { mkdir, writeFile } from 'node:fs/promises'
import { bootcamps } from '../src/content/bootcamps.ts'
import { brochurePdf } from './brochure/brochure.ts'

/** Writes the brochures of the bootcamps: `node apps/site/scripts/brochures.ts`, after each change of an entry or of the brand. */
const folder = new URL('../public/brochures/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const bootcamp of bootcamps) await writeFile(new URL(`${bootcamp.slug}.pdf`, folder), await brochurePdf(bootcamp))
