import type { dropLabNotesCopy, getLabNotes, saveLabNotes } from '@rampart/contract/calls/labNotes'
import type { CallBody } from '@rampart/contract/calls/call'
import type { LabNotes } from '@rampart/contract/entities/labNotes'
import { mergeNotes } from '@rampart/contract/rules/mergeNotes'
import type { Database } from '../../database/database.ts'
import type { Refuse } from '../../http/apiError.ts'
import { isUuid } from '../../http/isUuid.ts'
import { findLabByPath } from '../labs.store.ts'
import {
  deleteCopy,
  findNotes,
  insertCopy,
  listCopies,
  lockNotes,
  lookForCopy,
  updateNotes,
} from './notes.store.ts'
import type { NotesOf } from './notes.store.ts'

interface NotesContext {
  readonly db: Database
  readonly now: () => Date
}

/** Whose notes of which lab, by its name. */
interface OwnNotes {
  readonly userId: string
  readonly labPath: string
}

/** The learner's notes of a lab. */
export async function readNotes(
  { db }: NotesContext,
  own: OwnNotes,
  refuse: Refuse<(typeof getLabNotes)['errors'][number]>,
): Promise<LabNotes> {
  return viewOf(db, await placeOf(db, own, refuse))
}

/**
 * Writes the learner's notes of a lab. What would be lost of another tab's or device's text is kept
 * as a copy.
 */
export async function saveNotes(
  { db, now }: NotesContext,
  own: OwnNotes,
  { text, basedOn, writer, edit, age }: CallBody<typeof saveLabNotes>,
  refuse: Refuse<(typeof saveLabNotes)['errors'][number]>,
): Promise<LabNotes> {
  const of = await placeOf(db, own, refuse)
  const keptAt = now()
  const writtenAt = new Date(keptAt.getTime() - age * 1000)
  await db.transaction(async (tx) => {
    const merge = mergeNotes(await lockNotes(tx, of), { text, basedOn, writer, edit, writtenAt })
    if (merge === 'nothing') return
    if (!merge.isSeen && (await lookForCopy(tx, of, text)).isKept) return
    if (merge.copy !== null) {
      const { isKept, hasRoom } = await lookForCopy(tx, of, merge.copy)
      if (!isKept && !hasRoom) throw refuse('notes_full')
      if (!isKept) await insertCopy(tx, of, { text: merge.copy, keptAt })
    }
    if (merge.notes) await updateNotes(tx, of, merge.notes)
  })
  return viewOf(db, of)
}

/** Drops a copy beside the learner's notes of a lab. */
export async function dropCopy(
  { db }: NotesContext,
  { copyId, ...own }: OwnNotes & { readonly copyId: string },
  refuse: Refuse<(typeof dropLabNotesCopy)['errors'][number]>,
): Promise<LabNotes> {
  const of = await placeOf(db, own, refuse)
  if (isUuid(copyId)) await deleteCopy(db, of, copyId)
  return viewOf(db, of)
}

async function placeOf(
  db: Database,
  { userId, labPath }: OwnNotes,
  refuse: Refuse<'lab_not_found'>,
): Promise<NotesOf> {
  const lab = await findLabByPath(db, labPath)
  if (!lab) throw refuse('lab_not_found')
  return { userId, labId: lab.id }
}

async function viewOf(db: Database, of: NotesOf): Promise<LabNotes> {
  const [notes, copies] = [await findNotes(db, of), await listCopies(db, of)]
  const isWritten = notes !== undefined && notes.version > 0
  return {
    text: notes?.text ?? '',
    version: notes?.version ?? 0,
    updatedAt: isWritten ? notes.writtenAt.toISOString() : null,
    copies: copies.map(({ id, text, keptAt }) => ({
      _id: id,
      text,
      keptAt: keptAt.toISOString(),
    })),
  }
}
