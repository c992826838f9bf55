import { NightMap } from '@rampart/ui/NightMap'
import { PageHero } from '@rampart/ui/PageHero'

export function Example() {
  return (
    <PageHero
      title="Explore Courses and Labs"
      lead="Four domains, one map."
      artworkPlace="beside"
      artwork={<NightMap imageUrl="/art/night-map.svg" />}
    />
  )
}
