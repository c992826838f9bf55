import { fileURLToPath } from 'node:url'
import { ContentFiles } from '../../../apps/api/src/content/files.ts'
import { Problems } from '../../../apps/api/src/content/problems.ts'
import { readLab } from '../../../apps/api/src/content/readLab.ts'
import type { Lab } from '../../../apps/api/src/content/types.ts'

/** The checks that a lab's lab.md names, in its order. Throws where the file breaks a rule. */
export async function checksOf(lab: string): Promise<Lab['checks']> {
  const problems = new Problems()
  const read = await readLab(new ContentFiles(fileURLToPath(new URL('../..', import.meta.url)), problems), lab, problems)
  problems.throwIfAny()
  return read?.checks ?? []
}
