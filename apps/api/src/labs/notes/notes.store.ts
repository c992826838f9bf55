import { and, count, desc, eq } from 'drizzle-orm'
import { maxNoteCopies } from '@rampart/contract/rules/labNotesLimits'
import type { StoredNotes } from '@rampart/contract/rules/mergeNotes'
import type { Database } from '../../database/database.ts'
import { labNoteCopies, labNotes } from './notes.tables.ts'

/** Whose notes of which lab. */
export interface NotesOf {
  readonly userId: string
  readonly labId: string
}

const are = (table: typeof labNotes | typeof labNoteCopies, { userId, labId }: NotesOf) =>
  and(eq(table.userId, userId), eq(table.labId, labId))

const columns = {
  text: labNotes.text,
  version: labNotes.version,
  writer: labNotes.writer,
  edit: labNotes.edit,
  writtenAt: labNotes.writtenAt,
}

/** Undefined if nothing was written yet. */
export async function findNotes(db: Database, of: NotesOf): Promise<StoredNotes | undefined> {
  const [row] = await db.select(columns).from(labNotes).where(are(labNotes, of)).limit(1)
  return row
}

/** The notes, locked; made empty first if there are none. */
export async function lockNotes(tx: Database, of: NotesOf): Promise<StoredNotes> {
  const empty = { text: '', version: 0, writer: '', edit: 0, writtenAt: new Date(0) }
  await tx
    .insert(labNotes)
    .values({ ...of, ...empty })
    .onConflictDoNothing()
  const [row] = await tx
    .select(columns)
    .from(labNotes)
    .where(are(labNotes, of))
    .for('update')
    .limit(1)
  return row ?? empty
}

/** Writes locked notes. */
export async function updateNotes(tx: Database, of: NotesOf, notes: StoredNotes): Promise<void> {
  await tx.update(labNotes).set(notes).where(are(labNotes, of))
}

/** The copies beside the notes, newest first. */
export const listCopies = (db: Database, of: NotesOf) =>
  db
    .select({ id: labNoteCopies.id, text: labNoteCopies.text, keptAt: labNoteCopies.keptAt })
    .from(labNoteCopies)
    .where(are(labNoteCopies, of))
    .orderBy(desc(labNoteCopies.keptAt), desc(labNoteCopies.id))
    .limit(maxNoteCopies)

/** Whether this text is kept beside locked notes already, and whether there is room for another. */
export async function lookForCopy(tx: Database, of: NotesOf, text: string) {
  const [same] = await tx
    .select({ id: labNoteCopies.id })
    .from(labNoteCopies)
    .where(and(are(labNoteCopies, of), eq(labNoteCopies.text, text)))
    .limit(1)
  const [all] = await tx
    .select({ count: count() })
    .from(labNoteCopies)
    .where(are(labNoteCopies, of))
    .limit(1)
  return { isKept: same !== undefined, hasRoom: (all?.count ?? 0) < maxNoteCopies }
}

/** Keeps a text beside locked notes. */
export async function insertCopy(
  tx: Database,
  of: NotesOf,
  copy: { text: string; keptAt: Date },
): Promise<void> {
  await tx.insert(labNoteCopies).values({ ...of, ...copy })
}

/** Drops a copy; none is no failure. */
export async function deleteCopy(db: Database, of: NotesOf, id: string): Promise<void> {
  await db.delete(labNoteCopies).where(and(are(labNoteCopies, of), eq(labNoteCopies.id, id)))
}
