import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../systemErrors.ts'

/** Removes what was last changed before a time (milliseconds) in a folder, which may be missing. */
export async function removeOld(
  folder: string,
  before: number,
  isMeant: (name: string) => boolean = () => true,
): Promise<void> {
  for (const name of ((await readdir(folder).catch(ignoreMissing)) ?? []).filter(isMeant)) {
    const path = join(folder, name)
    const { mtimeMs = Infinity } = (await stat(path).catch(() => undefined)) ?? {}
    if (mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}
