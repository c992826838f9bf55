import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import { compareText } from './text.ts'

/** Raise it when the importer makes different rows from the same files; a test fails until then. */
export const importerVersion = 12

/** The entries of the content folder that are imported. */
const imported: ReadonlySet<string> = new Set([
  'instructors.yaml',
  'courses',
  'labs',
  'pages',
  'pictures',
])

/**
 * A hash of the names and bytes of all files that an import reads, of the importer's version, and
 * of the bootcamps, which are built in and which an import adds to the search. Files are read
 * synchronously, a folder at a time: for thousands of small files this takes a fraction of the CPU.
 */
export async function fingerprintOf(dir: string, built: unknown = bootcamps): Promise<string> {
  const hash = createHash('sha256')
    .update(`importer ${importerVersion}`)
    .update(JSON.stringify(built))
  await addFolder(hash, dir, '', (name) => imported.has(name))
  return hash.digest('hex')
}

async function addFolder(
  hash: Hash,
  dir: string,
  path: string,
  isMeant: (name: string) => boolean,
): Promise<void> {
  // A folder that cannot be read breaks a rule: reading the content reports it.
  const entries = await readdir(join(dir, path), { withFileTypes: true }).catch(() => [])
  const meant = entries.filter(({ name }) => isMeant(name))
  for (const entry of meant.toSorted((a, b) => compareText(a.name, b.name))) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) await addFolder(hash, dir, inside, isVisible)
    else addFile(hash, inside, join(dir, inside))
  }
}

const isVisible = (name: string): boolean => !name.startsWith('.')

function addFile(hash: Hash, name: string, path: string): void {
  const bytes = read(path)
  hash.update(`\0${name}\0${bytes?.length}\0`).update(bytes ?? '')
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
