/** The package's own door to the drawings; their code is built into it. */
export type { ArtworkDomain, ArtworkSubject, MapItem } from '@rampart/artwork'
export {
  drawArtwork,
  drawNightMap,
  mapFrame,
  mapMargin,
  mapRegions,
  mapStart,
  motifLines,
  placeItems,
} from '@rampart/artwork'
