/** Notes as they are stored. */
export interface StoredNotes {
  readonly text: string
  readonly version: number
  readonly writer: string
  readonly edit: number
  readonly writtenAt: Date
}

/** A text that a tab wants to be the notes. */
export interface NotesWrite {
  readonly text: string
  /** The version that the tab had read before. */
  readonly basedOn: number
  readonly writer: string
  readonly edit: number
  readonly writtenAt: Date
}

/** What a write comes to: nothing, or what follows. */
export type Merge =
  | 'nothing'
  | {
      /** Null if what is stored was typed later. */
      readonly notes: StoredNotes | null
      /** What would be lost otherwise. */
      readonly copy: string | null
      /**
       * The tab knew what was stored. Else the write may be one that arrived before, and whose text
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
  other.trim() === '' || kept.includes(other.trim()) ? null : other
