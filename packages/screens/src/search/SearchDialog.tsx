import { searchKinds } from '@rampart/contract/entities/values'
import { searchText } from '@rampart/contract/rules/searchText'
import { CommandPalette } from '@rampart/ui/CommandPalette'
import type { Command, CommandSection } from '@rampart/ui/CommandPalette'
import { useMessages } from '@rampart/ui/Language'
import type { LazyOverlayProps } from '@rampart/ui/LazyOverlay'
import { useEffect, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { forgetSearches, keepSearch, recentSearches } from './recentSearches.ts'
import { resultKey, useResultFacts } from './resultFacts.ts'
import { searchMessages } from './search.messages.ts'
import { usePlaces } from './usePlaces.ts'
import type { SearchPaths } from './useSearch.ts'
import { useResultHref, useSearch } from './useSearch.ts'

export interface SearchDialogProps extends LazyOverlayProps {
  /** Address of a search's page. */
  searchHref: (words: string) => string
  paths: SearchPaths
}

/** The pause in typing before a search is sent, in milliseconds. */
const rest = 150

/** How many results of a kind it shows; the page shows all. */
const ofEach = 4

/** The search of every page, opened by the bar, `/` or Ctrl+K. An addition to the specification. */
export function SearchDialog({ isOpen, onOpenChange, searchHref, paths }: SearchDialogProps) {
  const messages = useMessages(searchMessages)
  const { drafts } = useAdapters()
  const [typed, setTyped] = useState('')
  const words = useRested(searchText(typed), rest)
  const hasWords = searchText(typed) !== ''
  const { data, error, isFetching, come } = useComeResults(words, hasWords)
  const hrefOf = useResultHref(paths)
  const factsOf = useResultFacts()
  const change = (open: boolean) => {
    if (!open) setTyped('')
    onOpenChange(open)
  }
  const keep = () => keepSearch(drafts, searchText(typed))
  const found: CommandSection[] = searchKinds.map((kind) => ({
    id: kind,
    title: messages.ofKind[kind],
    commands: (come?.data?.results ?? [])
      .filter((result) => result.kind === kind)
      .slice(0, ofEach)
      .map((result): Command => ({
        id: resultKey(result),
        label: result.title,
        lang: result.lang ?? 'en',
        description: [
          ...(result.context === null ? [] : [result.context]),
          ...factsOf(result),
        ].join(' · '),
        href: hrefOf(result),
        onAction: keep,
      })),
  }))
  // The kind of the best result comes first.
  const best = come?.data?.results[0]?.kind
  const places = {
    id: 'places',
    title: messages.places,
    commands: usePlaces(paths, come?.words ?? '').map(({ id, ...place }) => ({
      id: `place:${id}`,
      ...place,
    })),
  }
  // Not 'page', which is a kind of results: the ID of a section must be unique.
  const all = {
    id: 'all-results',
    title: messages.go,
    commands: [
      {
        id: 'all',
        label: messages.allResults(searchText(typed)),
        href: searchHref(searchText(typed)),
        onAction: keep,
      },
    ],
  }
  const sections = hasWords
    ? [places, ...found.toSorted((a, b) => Number(b.id === best) - Number(a.id === best)), all]
    : recentSections(recentSearches(drafts), messages, searchHref, () => forgetSearches(drafts))
  return (
    <CommandPalette
      label={messages.label}
      isOpen={isOpen}
      onOpenChange={change}
      placeholder={messages.placeholder}
      sections={sections.filter(({ commands }) => commands.length > 0)}
      onSearch={setTyped}
      isLoading={hasWords && isFetching}
      status={
        !hasWords || isFetching || words === ''
          ? ''
          : data && !error
            ? messages.found(data.results.length + places.commands.length)
            : messages.failed
      }
      empty={messages.startHelp}
    />
  )
}

function recentSections(
  recent: readonly string[],
  messages: (typeof searchMessages)['english'],
  searchHref: (words: string) => string,
  onForget: () => void,
): CommandSection[] {
  if (recent.length === 0) return []
  return [
    {
      id: 'recent',
      title: messages.recent,
      commands: [
        ...recent.map((words) => ({
          id: `recent:${words}`,
          label: words,
          href: searchHref(words),
        })),
        { id: 'forget', label: messages.forget, onAction: onForget },
      ],
    },
  ]
}

/**
 * The search, and as `come` the words whose results have arrived, with these results. The whole
 * list follows `come`, so that it changes once for each search: the first entry gets the focus at
 * the first change after a letter was typed, and would keep it below better entries that come
 * later.
 */
function useComeResults(words: string, hasWords: boolean) {
  const { data, error, isFetching, isPlaceholderData } = useSearch(words, undefined)
  const [come, setCome] = useState<{ words: string; data: typeof data } | null>(null)
  const hasCome = words !== '' && !isFetching && !isPlaceholderData
  if (!hasWords) {
    if (come) setCome(null)
  } else if (hasCome && (come?.words !== words || come.data !== data)) {
    setCome({ words, data })
  }
  return { data, error, isFetching, come }
}

/** A value once it has not changed for this many milliseconds. */
function useRested(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return rested
}
