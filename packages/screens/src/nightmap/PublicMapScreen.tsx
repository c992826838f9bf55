import { nightMapPath } from '@rampart/contract/rules/nightMap'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MapLights } from '@rampart/ui/MapLights'
import { MessagePage } from '@rampart/ui/MessagePage'
import { NightMap } from '@rampart/ui/NightMap'
import { PageContainer } from '@rampart/ui/PageContainer'
import { PageHero } from '@rampart/ui/PageHero'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { onDark } from '../pages/onDark.css.ts'
import { QueryGate } from '../pages/QueryGate.tsx'
import { mapPageMessages } from './mapPage.messages.ts'
import { MarkList } from './MarkList.tsx'
import { publicMarksOf } from './marksOf.ts'
import type { MapLinks } from './marksOf.ts'
import { nightMapMessages } from './nightMap.messages.ts'
import { lists, picture } from './OwnMap.css.ts'
import { usePublicMap } from './useMapPage.ts'

export interface PublicMapScreenProps {
  /** The map's id in its address. */
  id: string
  links: Pick<MapLinks, 'course' | 'lab' | 'credential'>
  exploreHref: string
}

/**
 * A learner's map for anyone who has its link: the lights, and their proofs. An addition to the
 * specification.
 */
export function PublicMapScreen({ id, links, exploreHref }: PublicMapScreenProps) {
  const messages = useMessages(mapPageMessages)
  const words = useMessages(nightMapMessages)
  const explore = <LinkButton href={exploreHref}>{messages.explore}</LinkButton>
  return (
    <QueryGate
      query={usePublicMap(id)}
      skeleton={
        <SkeletonRegion isLoading label={messages.loading}>
          <Skeleton isLoading>
            <PageHero
              title={<span className={onDark}>{messages.title}</span>}
              lead={<span className={onDark}>{words.lead}</span>}
            />
          </Skeleton>
        </SkeletonRegion>
      }
      failure={() => ({ title: messages.failed })}
      absent={
        <MessagePage title={messages.notFound} text={messages.notFoundHelp} action={explore} />
      }
    >
      {(map) => {
        const marks = publicMarksOf(map, links)
        const of = (kind: 'course' | 'lab') => marks.filter((mark) => mark.kind === kind)
        return (
          <>
            <PageHero
              title={map.name === null ? messages.title : messages.titleOf(map.name)}
              lead={words.lead}
            />
            <PageContainer space="section">
              <Stack gap={8}>
                <div className={picture}>
                  <NightMap imageUrl={nightMapPath}>
                    <MapLights marks={marks} />
                  </NightMap>
                </div>
                {marks.length === 0 && <Text>{words.empty}</Text>}
                <div className={lists}>
                  <MarkList title={words.summits} marks={of('course')} headingLevel={2} />
                  <MarkList title={words.flags} marks={of('lab')} headingLevel={2} />
                </div>
                <div>{explore}</div>
              </Stack>
            </PageContainer>
          </>
        )
      }}
    </QueryGate>
  )
}
