import { itemTypes } from '../entities/values.ts'
import type { ItemType } from '../entities/values.ts'
import { domains, levels } from '../entities/values.ts'
import type { Domain, Level } from '../entities/values.ts'
import { signs } from './signs.ts'
import type { Sign } from './signs.ts'

/** The input of generated artwork. Specification §3 (Catalogue item). */
export interface Artwork {
  kind: ItemType
  domain: Domain
  level: Level
  /** The course's slug or the lab's path. */
  slug: string
  /** The sign that shows its topic; no sign if it is left out. */
  sign?: Sign | null
}

/** Whether an address is that of generated artwork. */
export const isArtworkPath = (path: string): boolean => path.startsWith('/art/')

/**
 * The address of generated artwork, for example
 * `/art/course/cloud-engineering/beginner/linux-for-cloud.terminal.svg`.
 */
export function artworkPath({ kind, domain, level, slug, sign }: Artwork): string {
  return `/art/${kind}/${dashed(domain)}/${level}/${slug}${sign ? `.${sign}` : ''}.svg`
}

const pathPattern =
  /^\/art\/([a-z]+)\/([a-z-]+)\/([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([a-z]+))?\.svg$/

/** The inverse of {@link artworkPath}; null for any other path. */
export function parseArtworkPath(path: string): Artwork | null {
  const parts = pathPattern.exec(path)
  const kind = itemTypes.find((entry) => entry === parts?.[1])
  const domain = domains.find((entry) => dashed(entry) === parts?.[2])
  const level = levels.find((entry) => entry === parts?.[3])
  const slug = parts?.[4]
  const sign = signs.find((entry) => entry === parts?.[5])
  if (!kind || !domain || !level || !slug || (parts?.[5] && !sign)) return null
  return { kind, domain, level, slug, ...(sign && { sign }) }
}

function dashed(domain: Domain): string {
  return domain.replaceAll(' ', '-')
}
