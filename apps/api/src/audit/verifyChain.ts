import { createHash } from 'node:crypto'

/**
 * An entry as it is stored: its place, and the other fields that its hash covers, in their order.
 */
export interface StoredLink {
  /** Null in a row that the database did not link. */
  readonly sequence: number | null
  readonly previous: string | null
  readonly hash: string | null
  readonly fields: readonly (string | null)[]
}

/** The first entry that is not as it was written. */
export interface BrokenLink {
  readonly sequence: number | null
  /**
   * `missing`: entries before it are gone. `misplaced`: there is one too many. `unlinked`: it does
   * not follow the one before. `altered`: its fields do not fit its hash.
   */
  readonly problem: 'missing' | 'misplaced' | 'unlinked' | 'altered'
}

/**
 * The result of checking a chain: how many entries are right, with the hash of the last; or where
 * the chain breaks.
 */
export type ChainReport =
  | { readonly entries: number; readonly head: string; readonly hasHead: boolean }
  | { readonly broken: BrokenLink }

/** The hash that the first entry names as the one before it. */
export const noEntry = '0'.repeat(64)

const written = (field: string | null): string =>
  field === null ? '-' : `${Buffer.byteLength(field)}:${field}`

/**
 * The hash of an entry after the one with the hash `previous`. The database computes the same
 * (`audit_text` of the migrations).
 */
export const hashOf = (previous: string, fields: readonly (string | null)[]): string =>
  createHash('sha256')
    .update(['rampart-audit-1', previous, ...fields].map(written).join())
    .digest('hex')

/**
 * Checks a chain from its first entry on. If entries were removed at the end, the rest is still
 * right in itself; `head`, a hash that was noted before, shows this, because the chain must still
 * have it.
 */
export async function verifyChain(
  chain: AsyncIterable<StoredLink>,
  head: string = noEntry,
): Promise<ChainReport> {
  let previous = noEntry
  let entries = 0
  let hasHead = head === noEntry
  for await (const link of chain) {
    const { sequence, fields } = link
    if (sequence !== entries + 1)
      return { broken: { sequence, problem: (sequence ?? 0) > entries ? 'missing' : 'misplaced' } }
    if (link.previous !== previous) return { broken: { sequence, problem: 'unlinked' } }
    if (link.hash !== hashOf(previous, fields)) return { broken: { sequence, problem: 'altered' } }
    previous = link.hash
    hasHead ||= previous === head
    entries = sequence
  }
  return { entries, head: previous, hasHead }
}
