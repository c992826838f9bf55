import { recordAudit } from '../audit/recordAudit.ts'
import type { Database } from '../database/database.ts'
import { countItems } from '../explore/counts.store.ts'
import { fillSearch } from '../search/fillSearch.store.ts'
import { compareRows, findKept, readRows, writeRows } from './content.store.ts'
import type { ContentRows } from './content.store.ts'
import { contentRows } from './contentRows.ts'
import { readState, writeState } from './contentState.store.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readContent } from './read.ts'
import type { Content } from './types.ts'

interface Imported {
  courses: number
  labs: number
  /**
   * What authors should know, a line each; nothing if the content is as it was at the last import.
   */
  warnings: readonly string[]
}

/**
 * Makes the content tables match the content folder. Content that has not changed since the last
 * import costs one query. Otherwise everything is read and computed before the transaction that
 * writes the differences, because a server ends a transaction that is idle. Only one import may run
 * at a time. Throws a ContentError, and changes nothing, if the content breaks a rule. Returns how
 * many courses and labs the content has.
 */
export async function importContent(db: Database, contentDir: string): Promise<Imported> {
  const fingerprint = await fingerprintOf(contentDir)
  const state = await readState(db)
  if (state?.fingerprint === fingerprint)
    return { courses: state.courses, labs: state.labs, warnings: [] }
  const content = await readContent(contentDir)
  const stored = await readRows(db)
  const differences = compareRows(
    stored,
    contentRows(content, stored, await keptOf(db, content, stored)),
  )
  const numbers = { courses: content.courses.length, labs: content.labs.length }
  await db.transaction(async (tx) => {
    await writeRows(tx, differences)
    await fillSearch(tx)
    await writeState(tx, { fingerprint, ...numbers, counts: await countItems(tx) })
    await recordAudit(tx, {
      action: 'content_imported',
      subject: `content:${fingerprint}`,
      details: numbers,
    })
  })
  return { ...numbers, warnings: content.warnings }
}

/**
 * The stored courses and labs that are not in the content and stay, because learners have records
 * of them.
 */
function keptOf(db: Database, content: Content, stored: ContentRows) {
  const slugs = new Set(content.courses.map(({ slug }) => slug))
  const paths = new Set(content.labs.map(({ path }) => path))
  return findKept(
    db,
    stored.courses.filter(({ slug }) => !slugs.has(slug)).map(({ id }) => id),
    stored.labs.filter(({ path }) => !paths.has(path)).map(({ id }) => id),
  )
}
