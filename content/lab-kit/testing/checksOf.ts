import { fileURLToPath } from 'node:url'
import { ContentFiles } from '../../../apps/api/src/content/files.ts'
import { Problems } from '../../../apps/api/src/content/problems.ts'
import { readLab } from '../../../apps/api/src/content/readLab.ts'
import type { Lab } from '../../../apps/api/src/content/types.ts'

/** A lab as its lab.md describes it. Throws where the file breaks a rule. */
export async function labOf(lab: string): Promise<Lab> {
  const problems = new Problems()
  const read = await readLab(new ContentFiles(fileURLToPath(new URL('../..', import.meta.url)), problems), lab, problems)
  problems.throwIfAny()
  if (!read) throw new Error(`There is no lab ${lab}.`)
  return read
}

/** The checks that a lab's lab.md names, in its order. Throws where the file breaks a rule. */
export const checksOf = async (lab: string): Promise<Lab['checks']> => (await labOf(lab)).checks
