import type { ArtworkDomain } from './motifs.ts'
import { motifs } from './motifs.ts'

/**
 * The map of all domains, apart from the pictures of single courses and labs: few pages need both.
 */
export { drawNightMap } from './nightMap.ts'
export { lightMap } from './nightMapLights.ts'
export type { MapMark } from './nightMapLights.ts'
export { drawMapPicture } from './nightMapPicture.ts'
export type { ProvenMark } from './nightMapPicture.ts'
export { mapFrame, mapMargin, mapRegions, mapStart } from './nightMapPlaces.ts'

/** The color of each domain's lines. */
export const domainLines = Object.fromEntries(
  Object.entries(motifs).map(([domain, { ink }]) => [domain, ink.line]),
) as Readonly<Record<ArtworkDomain, string>>
