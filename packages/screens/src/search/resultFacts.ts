import type { SearchResult } from '@rampart/contract/entities/searchResult'
import { domainMessages } from '@rampart/ui/domain'
import { useMessages } from '@rampart/ui/Language'
import { searchMessages } from './search.messages.ts'

/** Tells results of the same name apart. */
export const resultKey = ({ kind, slug, lessonId }: SearchResult): string =>
  `${kind}:${lessonId ?? slug}`

/** What else is to be known of a result, in the language around. */
export function useResultFacts(): (result: SearchResult) => string[] {
  const messages = useMessages(searchMessages)
  const names = useMessages(domainMessages)
  return ({ kind, context, domain, level, minutes }) =>
    [
      context,
      kind !== 'lesson' && domain && names.domains[domain],
      kind !== 'lesson' && level && names.levels[level],
      minutes !== null && minutes > 0 && messages.minutes(minutes),
    ].filter((fact): fact is string => typeof fact === 'string')
}
