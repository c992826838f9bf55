import type { SearchResult } from '@rampart/contract/entities/searchResult'
import { formatDuration } from '@rampart/contract/rules/duration'
import { domainMessages } from '@rampart/ui/domain'
import { useLocale, useMessages } from '@rampart/ui/Language'

/** Tells results of the same name apart. */
export const resultKey = ({ kind, slug, lessonId }: SearchResult): string =>
  `${kind}:${lessonId ?? slug}`

/** What else is to be known of a result besides what it belongs to, in the language around. */
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
