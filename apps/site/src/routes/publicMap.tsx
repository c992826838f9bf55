import { paths } from '@rampart/contract/rules/sitePaths'
import { mapPageMessages } from '@rampart/screens/nightmap/mapPage.messages.ts'
import { PublicMapScreen } from '@rampart/screens/nightmap/PublicMapScreen.tsx'
import { publicMapQuery, usePublicMap } from '@rampart/screens/nightmap/useMapPage.ts'
import { useMessages } from '@rampart/ui/Language'
import { useParams } from '../navigation/Router.tsx'
import { PageHead } from '../PageHead.tsx'
import type { LoadContext } from '../routing.tsx'
import { loadStatus } from './loadStatus.ts'
import { mapLinks } from './mapLinks.ts'

export const load = ({ adapters: { learning }, queries, params }: LoadContext) =>
  loadStatus(() => queries.fetchQuery(publicMapQuery(learning, params['mapId'] ?? '')))

export function Component() {
  const messages = useMessages(mapPageMessages)
  const { mapId = '' } = useParams()
  const { data: map } = usePublicMap(mapId)
  return (
    <>
      {/* For those who have the link: search engines leave it out. */}
      {map ? (
        <PageHead
          title={map.name === null ? messages.title : messages.titleOf(map.name)}
          description={messages.description}
          path={paths.publicMap(mapId)}
          type="article"
          noIndex
        />
      ) : (
        <PageHead title={map === null ? messages.notFound : messages.title} noIndex />
      )}
      <PublicMapScreen id={mapId} links={mapLinks} exploreHref={paths.explore} />
    </>
  )
}
