import { nightMapPath } from '@rampart/contract/rules/artwork'
import { NightMap } from '@rampart/ui/NightMap'
import { PageHero } from '@rampart/ui/PageHero'

interface MapHeroProps {
  eyebrow: string
  title: string
  lead: string
}

/** Opens a page that stands for the whole catalogue: the map of the four domains, and the learner's own once it is known. */
export function MapHero(words: MapHeroProps) {
  return (
    <PageHero {...words} artworkPlace="beside" artwork={<NightMap imageUrl={nightMapPath} />} />
  )
}
