import { expect, test } from 'vitest'
import { memoryDrafts } from '../testing/memoryAdapters.ts'
import { forgetSearches, keepSearch, recentSearches } from './recentSearches.ts'

test('the last five searches are kept, each once, the last one first', () => {
  const drafts = memoryDrafts()
  for (const words of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) keepSearch(drafts, words)
  expect(recentSearches(drafts)).toEqual(['f', 'e', 'd', 'a', 'c'])
  forgetSearches(drafts)
  expect(recentSearches(drafts)).toEqual([])
})

test('what is not a list of words is none', () => {
  const drafts = memoryDrafts()
  for (const kept of ['{', '{"a":1}', 'null', '[1, {}, ""]']) {
    drafts.write('searches', kept)
    expect(recentSearches(drafts)).toEqual([])
  }
})
