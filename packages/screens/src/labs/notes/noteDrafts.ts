import type { DraftAdapter } from '../../adapters/adapters.ts'

/** Typed text that the server has not confirmed yet. */
export interface NoteDraft {
  readonly text: string
  readonly basedOn: number
  readonly writer: string
  readonly edit: number
  /** Milliseconds since 1970, by this device's clock. */
  readonly typedAt: number
}

const keyOf = (path: string) => `lab-notes:${path}`

/**
 * The drafts of a lab's notes that are stored in this browser, one of each tab, the oldest first.
 */
export function readNoteDrafts(drafts: DraftAdapter, path: string): NoteDraft[] {
  try {
    const kept: unknown = JSON.parse(drafts.read(keyOf(path)) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter(isDraft).toSorted((left, right) => left.typedAt - right.typedAt)
      : []
  } catch {
    return []
  }
}

/** Stores a draft in place of the tab's earlier one. */
export function keepNoteDraft(drafts: DraftAdapter, path: string, draft: NoteDraft): void {
  const others = readNoteDrafts(drafts, path).filter(({ writer }) => writer !== draft.writer)
  drafts.write(keyOf(path), JSON.stringify([...others, draft]))
}

/** Deletes a draft that has arrived, unless the tab has written a later one. */
export function dropNoteDraft(
  drafts: DraftAdapter,
  path: string,
  arrived: Pick<NoteDraft, 'writer' | 'edit'>,
): void {
  const all = readNoteDrafts(drafts, path)
  const left = all.filter(({ writer, edit }) => writer !== arrived.writer || edit > arrived.edit)
  if (left.length === 0) drafts.remove(keyOf(path))
  else if (left.length < all.length) drafts.write(keyOf(path), JSON.stringify(left))
}

function isDraft(value: unknown): value is NoteDraft {
  const { text, basedOn, writer, edit, typedAt } = (value ?? {}) as Record<string, unknown>
  return (
    typeof text === 'string' &&
    typeof writer === 'string' &&
    [basedOn, edit, typedAt].every((number) => Number.isSafeInteger(number))
  )
}
