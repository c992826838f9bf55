import { itemTypes } from '../entities/values.ts'
import type { ItemType } from '../entities/values.ts'
import { domains, levels } from '../entities/values.ts'
import type { Domain, Level } from '../entities/values.ts'

/** The input of generated artwork. Specification §3 (Catalogue item). */
export interface Artwork {
  kind: ItemType
  domain: Domain
  level: Level
  /** The course's slug or the lab's path. */
  slug: string
}

/** The address of generated artwork, for example `/art/course/cloud-engineering/beginner/linux-for-cloud.svg`. */
export function artworkPath({ kind, domain, level, slug }: Artwork): string {
  return `/art/${kind}/${dashed(domain)}/${level}/${slug}.svg`
}

/** The inverse of {@link artworkPath}; null for any other path. */
export function parseArtworkPath(path: string): Artwork | null {
  const parts = /^\/art\/([a-z]+)\/([a-z-]+)\/([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/.exec(path)
  const kind = itemTypes.find((entry) => entry === parts?.[1])
  const domain = domains.find((entry) => dashed(entry) === parts?.[2])
  const level = levels.find((entry) => entry === parts?.[3])
  const slug = parts?.[4]
  return kind && domain && level && slug ? { kind, domain, level, slug } : null
}

function dashed(domain: Domain): string {
  return domain.replaceAll(' ', '-')
}
