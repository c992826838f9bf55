import { search } from '@rampart/contract/calls/search'
import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { searchKinds } from '@rampart/contract/entities/values'
import type { SearchResult } from '@rampart/contract/entities/searchResult'
import type { SearchKind } from '@rampart/contract/entities/values'
import { bootcampTitles } from '@rampart/contract/rules/bootcamps'
import { maxSearchResults } from '@rampart/contract/rules/searchText'
import type { SearchFindings } from '../../adapters/catalogueAdapter.ts'
import type { MemoryCourse } from './courseRecords.ts'
import { lessonsOf } from './courseRecords.ts'
import { sitePageRecords } from './sitePageRecords.ts'
import { checkInput } from './refusals.ts'

const plain = { context: null, lessonId: null, level: null, domain: null, minutes: null }

const fromItem = ({ type, slug, path, title, level, domain, duration }: CatalogueItem) => ({
  ...plain,
  kind: type,
  slug: slug ?? path ?? '',
  title,
  level,
  domain,
  minutes: duration,
})

const fromLessons = (of: MemoryCourse): SearchResult[] =>
  lessonsOf(of).map(({ _id, title }) => ({
    ...plain,
    kind: 'lesson',
    title,
    slug: of.course.slug,
    context: of.course.title,
    lessonId: _id,
    level: of.course.level,
    domain: of.course.domain,
  }))

const bootcamps: SearchResult[] = Object.entries(bootcampTitles).map(([slug, title]) => ({
  ...plain,
  kind: 'bootcamp',
  slug,
  title,
}))

const pages: SearchResult[] = sitePageRecords.map(({ slug, title }) => ({
  ...plain,
  kind: 'page',
  slug,
  title,
}))

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The items whose titles have a word that begins with each of the words; only the API knows
 * inflected and misspelled words.
 */
export function searchRecords(
  items: readonly CatalogueItem[],
  courses: readonly MemoryCourse[],
  typed: string,
  kind: SearchKind | undefined,
): SearchFindings {
  const { q = '' } = checkInput(search.query, { ...(typed && { q: typed }), ...(kind && { kind }) })
  const wanted = wordsOf(q)
  const has = ({ title, context }: SearchResult) => {
    const words = wordsOf(`${title} ${context ?? ''}`)
    return wanted.every((word) => words.some((each) => each.startsWith(word)))
  }
  const all = [...items.map(fromItem), ...courses.flatMap(fromLessons), ...bootcamps, ...pages]
  const found = wanted.length > 0 ? all.filter(has) : []
  const results = kind ? found.filter((result) => result.kind === kind) : found
  const counts = Object.fromEntries(
    searchKinds.map((each) => [each, found.filter((result) => result.kind === each).length]),
  ) as Record<SearchKind, number>
  return { results: results.slice(0, maxSearchResults), counts, corrected: null, isPartial: false }
}
