/** A learner's notes of a lab as they are stored. */
export interface StoredNotes {
  readonly text: string
  readonly version: number
  readonly writer: string
  readonly edit: number
  readonly writtenAt: Date
}

/** A text that a tab wants to be the notes. */
interface NotesWrite {
  readonly text: string
  /** The version that the tab had read before. */
  readonly basedOn: number
  readonly writer: string
  readonly edit: number
  readonly writtenAt: Date
}

/** The result of a write: nothing to do, or what to store. */
type Merge =
  | 'nothing'
  | {
      /** The new notes; null if the stored ones were typed later. */
      readonly notes: StoredNotes | null
      /** The text to keep as a copy; null if nothing would be lost. */
      readonly copy: string | null
      /**
       * Whether the tab knew what was stored. If not, the write may be a repeated one, whose text
       * has become a copy.
       */
      readonly isSeen: boolean
    }

/**
 * Of two texts the one that was typed later is the notes; the other is kept, unless the first one
 * contains all of it.
 */
export function mergeNotes(stored: StoredNotes, write: NotesWrite): Merge {
  const isOwn = stored.writer === write.writer
  if (isOwn && write.edit <= stored.edit) return 'nothing'
  if (write.text === stored.text) return 'nothing'
  const { basedOn, ...values } = write
  const isSeen = isOwn || basedOn === stored.version
  if (!isSeen && write.writtenAt < stored.writtenAt)
    return { notes: null, copy: lostIn(stored.text, write.text), isSeen }
  return {
    notes: { ...values, version: stored.version + 1 },
    copy: isSeen ? null : lostIn(write.text, stored.text),
    isSeen,
  }
}

const lostIn = (kept: string, other: string): string | null =>
  kept.includes(other.trim()) ? null : other
