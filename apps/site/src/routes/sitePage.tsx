import type { SitePageSlug } from '@rampart/contract/rules/sitePages'
import { paths } from '@rampart/contract/rules/sitePaths'
import { sitePageMessages } from '@rampart/screens/sitePage/sitePage.messages.ts'
import { SitePageScreen } from '@rampart/screens/sitePage/SitePageScreen.tsx'
import { sitePageQuery, useSitePage } from '@rampart/screens/sitePage/useSitePage.ts'
import { useMessages } from '@rampart/ui/Language'
import { PageHead } from '../PageHead.tsx'
import type { RouteModule } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'

/** A page of the operator's words. */
export function sitePageRoute(slug: SitePageSlug): RouteModule {
  function Component() {
    const { data: page } = useSitePage(slug)
    const { notFound, loading } = useMessages(sitePageMessages)
    return (
      <>
        {page ? (
          <PageHead title={page.title} description={page.description} path={paths.page(slug)} />
        ) : (
          <PageHead title={page === null ? notFound : loading} noIndex />
        )}
        <SitePageScreen slug={slug} homeHref={paths.explore} />
      </>
    )
  }
  return {
    Component,
    load: ({ adapters, queries }) =>
      loadStatus(() => queries.fetchQuery(sitePageQuery(adapters.catalogue, slug))),
  }
}
