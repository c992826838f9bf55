import type { DraftAdapter } from '../adapters/adapters.ts'

const key = 'searches'
const most = 5

/** Earlier searches on this device, the last one first; deleted on logging out. */
export function recentSearches(drafts: DraftAdapter): string[] {
  try {
    const kept: unknown = JSON.parse(drafts.read(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((words) => typeof words === 'string' && words !== '').slice(0, most)
      : []
  } catch {
    return []
  }
}

/** Stores a search as the last one. */
export function keepSearch(drafts: DraftAdapter, words: string): void {
  const others = recentSearches(drafts).filter((other) => other !== words)
  drafts.write(key, JSON.stringify([words, ...others].slice(0, most)))
}

/** Deletes all of them. */
export const forgetSearches = (drafts: DraftAdapter): void => drafts.remove(key)
