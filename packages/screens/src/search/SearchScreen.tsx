import type { SearchResult } from '@rampart/contract/entities/searchResult'
import { searchKinds } from '@rampart/contract/entities/values'
import type { SearchKind } from '@rampart/contract/entities/values'
import { maxSearchLength, searchText } from '@rampart/contract/rules/searchText'
import { Button } from '@rampart/ui/Button'
import { EmptyState } from '@rampart/ui/EmptyState'
import { ErrorState } from '@rampart/ui/ErrorState'
import { Heading } from '@rampart/ui/Heading'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { LinkTabs } from '@rampart/ui/LinkTabs'
import { PageContainer } from '@rampart/ui/PageContainer'
import { SearchField } from '@rampart/ui/SearchField'
import { SearchResultList } from '@rampart/ui/SearchResultList'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { useState } from 'react'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { useProblems } from '../problems/useProblems.ts'
import { resultKey, useResultFacts } from './resultFacts.ts'
import { searchForm, status } from './SearchScreen.css.ts'
import { searchMessages } from './search.messages.ts'
import type { SearchPaths } from './useSearch.ts'
import { useResultHref, useSearch } from './useSearch.ts'

export interface SearchScreenProps {
  /** The words in the address. */
  words: string
  kind?: SearchKind | undefined
  /** Address of the search's page; a form without scripts opens it too. */
  action: string
  /** Address of a search. */
  searchHref: (words: string, kind?: SearchKind) => string
  onSearch: (words: string) => void
  paths: SearchPaths
  /** Address of the catalogue. */
  browseHref: string
}

/**
 * The page of a search: its words and kind are in the address. An addition to the specification.
 */
export function SearchScreen({
  words: given,
  kind,
  action,
  searchHref,
  onSearch,
  paths,
  browseHref,
}: SearchScreenProps) {
  const messages = useMessages(searchMessages)
  const words = searchText(given)
  return (
    <PageContainer space="section">
      <Stack gap={6}>
        <Heading level={1} size={30}>
          {messages.title}
        </Heading>
        <SearchForm words={words} action={action} onSearch={onSearch} />
        <Results {...{ words, kind, searchHref, paths, browseHref }} />
      </Stack>
    </PageContainer>
  )
}

/** A form that the browser sends: it works before scripts have come. */
function SearchForm({
  words,
  action,
  onSearch,
}: Pick<SearchScreenProps, 'words' | 'action' | 'onSearch'>) {
  const messages = useMessages(searchMessages)
  const [typed, setTyped] = useState(words)
  // The address has other words; the field stays, and so does the focus.
  const [shown, setShown] = useState(words)
  if (words !== shown) {
    setShown(words)
    setTyped(words)
  }
  return (
    <form
      role="search"
      action={action}
      className={searchForm}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(searchText(typed))
      }}
    >
      <SearchField
        label={messages.label}
        isLabelHidden
        name="q"
        maxLength={maxSearchLength}
        value={typed}
        onChange={setTyped}
        placeholder={messages.placeholder}
      />
      <Button type="submit">{messages.submit}</Button>
    </form>
  )
}

type ResultsProps = Pick<
  SearchScreenProps,
  'words' | 'kind' | 'searchHref' | 'paths' | 'browseHref'
>

function Results({ words, kind, searchHref, paths, browseHref }: ResultsProps) {
  const messages = useMessages(searchMessages)
  const textOf = useProblems()
  const query = useSearch(words, kind)
  // The results for other words or another kind stay until the new ones are here.
  const { data, isPlaceholderData: isBusy } = query
  const { error, ...retry } = useLoadFailure(query)
  const found = words === '' || error ? undefined : data
  const total = found ? Object.values(found.counts).reduce((sum, count) => sum + count, 0) : 0
  const count = kind && found ? found.counts[kind] : total
  return (
    <Stack gap={5}>
      {found && total > 0 && (
        <LinkTabs
          label={messages.kinds}
          currentHref={searchHref(words, kind)}
          tabs={[
            { href: searchHref(words), label: messages.tab(messages.all, total) },
            ...searchKinds
              .filter((each) => found.counts[each] > 0 || each === kind)
              .map((each) => ({
                href: searchHref(words, each),
                label: messages.tab(messages.ofKind[each], found.counts[each]),
              })),
          ]}
        />
      )}
      {/* Present before the first search: a live region that appears together with its text is
          often not read out. */}
      <div role="status" className={status}>
        {found && (
          <Text tone="muted">
            {isBusy ? messages.loading : messages.found(count)}
            {!isBusy &&
              found.corrected !== null &&
              count > 0 &&
              ` · ${messages.corrected(found.corrected)}`}
            {!isBusy && found.isPartial && count > 0 && ` · ${messages.partial}`}
          </Text>
        )}
      </div>
      {words === '' ? (
        <EmptyState title={messages.start} drawing="hexagons">
          {messages.startHelp}
        </EmptyState>
      ) : error ? (
        <ErrorState title={textOf(error) ?? messages.failed} headingLevel={2} {...retry} />
      ) : !found ? (
        <ResultsSkeleton />
      ) : found.results.length > 0 ? (
        <FoundList results={found.results} paths={paths} />
      ) : (
        !isBusy && (
          <EmptyState
            title={messages.none(words)}
            drawing="hexagons"
            action={<LinkButton href={browseHref}>{messages.browse}</LinkButton>}
          >
            {messages.noneHelp}
          </EmptyState>
        )
      )}
    </Stack>
  )
}

function FoundList({ results, paths }: { results: readonly SearchResult[]; paths: SearchPaths }) {
  const hrefOf = useResultHref(paths)
  const factsOf = useResultFacts()
  return (
    <SearchResultList
      results={results.map((result) => ({
        id: resultKey(result),
        kind: result.kind,
        title: result.title,
        lang: result.lang,
        context: result.context ?? undefined,
        href: hrefOf(result),
        facts: factsOf(result),
      }))}
    />
  )
}

const sample = [1, 2, 3].map((id) => ({
  id: String(id),
  kind: 'course' as const,
  title: 'A title of usual length',
  href: '/',
  facts: ['Cloud engineering'],
}))

function ResultsSkeleton() {
  const { loading } = useMessages(searchMessages)
  return (
    <SkeletonRegion isLoading label={loading}>
      <Skeleton isLoading>
        <SearchResultList results={sample} />
      </Skeleton>
    </SkeletonRegion>
  )
}
