import type { SearchResult } from '@rampart/contract/entities/searchResult'
import { formatDuration } from '@rampart/contract/rules/duration'
import { domainMessages } from '@rampart/ui/domain'
import { useLocale, useMessages } from '@rampart/ui/Language'

/** A unique key of a result. */
export const resultKey = ({ kind, slug, lessonId }: SearchResult): string =>
  `${kind}:${lessonId ?? slug}`

/** Other facts of a result, besides what it belongs to, in the page's language. */
export function useResultFacts(): (result: SearchResult) => string[] {
  const locale = useLocale()
  const names = useMessages(domainMessages)
  return ({ kind, domain, level, minutes }) =>
    [
      kind !== 'lesson' && domain && names.domains[domain],
      kind !== 'lesson' && level && names.levels[level],
      minutes !== null && minutes > 0 && formatDuration(minutes, 'short', locale),
    ].filter((fact): fact is string => typeof fact === 'string')
}
