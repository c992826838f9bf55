import type { LabNotes } from '@rampart/contract/entities/labNotes'
import { maxNoteCopies } from '@rampart/contract/rules/labNotesLimits'
import { mergeNotes } from '@rampart/contract/rules/mergeNotes'
import type { StoredNotes } from '@rampart/contract/rules/mergeNotes'
import type { NotesWrite } from '../../adapters/adapters.ts'
import { refusal } from './refusals.ts'

interface Kept {
  readonly notes: StoredNotes
  readonly copies: LabNotes['copies']
}

const none: Kept = {
  notes: { text: '', version: 0, writer: '', edit: 0, writtenAt: new Date(0) },
  copies: [],
}

/** A learner's notes of labs in memory. */
export function notesServer() {
  const kept = new Map<string, Kept>()
  let count = 0
  const of = (path: string): Kept => kept.get(path) ?? none
  const read = (path: string): LabNotes => {
    const { notes, copies } = of(path)
    const { text, version, writtenAt } = notes
    return { text, version, updatedAt: version > 0 ? writtenAt.toISOString() : null, copies }
  }
  const withCopy = (copies: LabNotes['copies'], text: string): LabNotes['copies'] => {
    if (copies.length >= maxNoteCopies) throw refusal('notes_full')
    const keptAt = new Date().toISOString()
    return [{ _id: `copy-${(count += 1)}`, text, keptAt }, ...copies]
  }
  return {
    read,
    write: (path: string, { age, ...write }: NotesWrite): LabNotes => {
      const { notes, copies } = of(path)
      const isKept = (text: string) => copies.some((copy) => copy.text === text)
      const merge = mergeNotes(notes, { ...write, writtenAt: new Date(Date.now() - age * 1000) })
      if (merge === 'nothing' || (!merge.isSeen && isKept(write.text))) return read(path)
      const lost = merge.copy !== null && !isKept(merge.copy) ? merge.copy : null
      kept.set(path, {
        notes: merge.notes ?? notes,
        copies: lost === null ? copies : withCopy(copies, lost),
      })
      return read(path)
    },
    drop: (path: string, id: string): LabNotes => {
      const { notes, copies } = of(path)
      kept.set(path, { notes, copies: copies.filter(({ _id }) => _id !== id) })
      return read(path)
    },
  }
}
