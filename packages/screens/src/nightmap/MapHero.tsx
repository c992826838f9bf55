import { nightMapPath } from '@rampart/contract/rules/nightMap'
import { NightMap } from '@rampart/ui/NightMap'
import { PageHero } from '@rampart/ui/PageHero'
import { Suspense } from 'react'
import { DrawnPicture, useIsDrawn } from '../pages/DrawnPicture.tsx'
import { lazyPart } from '../pages/latePart.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import type { MapLinks } from './marksOf.ts'

const OwnLights = lazyPart(async () => (await import('./OwnMap.tsx')).OwnLights)
const OwnActions = lazyPart(async () => (await import('./OwnMap.tsx')).OwnActions)

/**
 * The width from which `PageHero` shows the artwork beside its words: the largest part of the first
 * screen. Phones do not load what they do not show.
 */
const wide = '(min-width: 45em)'

const mapId = 'hero-map'

interface MapHeroProps {
  eyebrow: string
  title: string
  lead: string
  links: MapLinks
}

/**
 * The top of a page about the whole catalogue: the map of the four domains. For signed-in people
 * their own lights and their links come after the page, because its HTML is the same for everyone.
 */
export function MapHero({ links, ...words }: MapHeroProps) {
  const isDrawn = useIsDrawn(nightMapPath)
  const isSignedIn = useSession() === 'signed-in'
  const own = (Part: typeof OwnLights) =>
    isSignedIn && (
      <Suspense>
        <Part links={links} />
      </Suspense>
    )
  return (
    <>
      {isDrawn ? (
        // The first frame has the words, which come before the map: a browser waits for the start
        // of the map.
        <link rel="expect" href={`#${mapId}`} blocking="render" />
      ) : (
        <link rel="preload" as="image" href={nightMapPath} media={wide} fetchPriority="high" />
      )}
      <PageHero
        {...words}
        artworkPlace="beside"
        artwork={
          <NightMap
            id={mapId}
            imageUrl={nightMapPath}
            image={isDrawn && <DrawnPicture url={nightMapPath} />}
            media={wide}
          >
            {own(OwnLights)}
          </NightMap>
        }
        childrenFor="signed-in"
      >
        <>{own(OwnActions)}</>
      </PageHero>
    </>
  )
}
