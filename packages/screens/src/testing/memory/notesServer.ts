import type { LabNotes } from '@rampart/contract/entities/labNotes'
import { maxNoteCopies } from '@rampart/contract/rules/labNotesLimits'
import type { NotesWrite } from '../../adapters/adapters.ts'
import { refusal } from './refusals.ts'

interface Notes extends LabNotes {
  writer: string
  edit: number
  /** Milliseconds. */
  writtenAt: number
}

/** A learner's notes of labs in memory, by the API's rules. */
export function notesServer(clock: () => number = Date.now) {
  const notes = new Map<string, Notes>()
  let count = 0
  const of = (path: string): Notes =>
    notes.get(path) ?? {
      text: '',
      version: 0,
      updatedAt: null,
      copies: [],
      writer: '',
      edit: 0,
      writtenAt: 0,
    }
  const view = ({ text, version, updatedAt, copies }: Notes): LabNotes => ({
    text,
    version,
    updatedAt,
    copies,
  })
  const withCopy = (found: Notes, copy: string, winner: string): Notes => {
    const isLost = copy.trim() !== '' && !winner.includes(copy.trim())
    if (!isLost || found.copies.some(({ text }) => text === copy)) return found
    if (found.copies.length >= maxNoteCopies) throw refusal('notes_full')
    const keptAt = new Date(clock()).toISOString()
    const copies = [{ _id: `copy-${(count += 1)}`, text: copy, keptAt }, ...found.copies]
    return { ...found, copies }
  }
  return {
    read: (path: string) => view(of(path)),
    write: (path: string, { text, basedOn, writer, edit, age }: NotesWrite): LabNotes => {
      const found = of(path)
      const writtenAt = clock() - age * 1000
      const isOwn = found.writer === writer
      const isKnown = isOwn && edit <= found.edit
      const isSeen = isOwn || basedOn === found.version
      const isKept = !isSeen && found.copies.some((copy) => copy.text === text)
      if (!isKnown && !isKept && text !== found.text) {
        const isOlder = !isSeen && writtenAt < found.writtenAt
        const next = isSeen
          ? found
          : isOlder
            ? withCopy(found, text, found.text)
            : withCopy(found, found.text, text)
        const updatedAt = new Date(writtenAt).toISOString()
        const version = found.version + 1
        notes.set(
          path,
          isOlder ? next : { ...next, text, version, updatedAt, writer, edit, writtenAt },
        )
      }
      return view(of(path))
    },
    drop: (path: string, id: string): LabNotes => {
      const found = of(path)
      notes.set(path, { ...found, copies: found.copies.filter(({ _id }) => _id !== id) })
      return view(of(path))
    },
  }
}
