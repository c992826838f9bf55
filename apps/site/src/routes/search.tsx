import { searchKinds } from '@rampart/contract/entities/values'
import { searchText } from '@rampart/contract/rules/searchText'
import { paths } from '@rampart/contract/rules/sitePaths'
import { SearchScreen } from '@rampart/screens/search/SearchScreen.tsx'
import { searchQuery } from '@rampart/screens/search/useSearch.ts'
import { searchMessages } from '@rampart/screens/search/search.messages.ts'
import { useMessages } from '@rampart/ui/Language'
import { useNavigate, useSearchParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'

export const load = async ({ adapters: { catalogue }, queries, search }: LoadContext) => {
  const { words, kind } = asked(search)
  if (words === '') return 200
  return loadStatus(() => queries.fetchQuery(searchQuery(catalogue, words, kind)))
}

/** What the address asks for; a kind that nobody knows counts for nothing. */
function asked(search: URLSearchParams) {
  const given = search.get('kind')
  return {
    words: searchText(search.get('q') ?? ''),
    kind: searchKinds.find((kind) => kind === given),
  }
}

export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { title } = useMessages(searchMessages)
  const { words, kind } = asked(search)
  return (
    <>
      <PageHead title={words ? `${words} · ${title}` : title} noIndex />
      <SearchScreen
        words={words}
        kind={kind}
        action={paths.search()}
        searchHref={paths.search}
        onSearch={(next) => navigate(paths.search(next))}
        paths={paths}
        browseHref={paths.explore}
      />
    </>
  )
}
