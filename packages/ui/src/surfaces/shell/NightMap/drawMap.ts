/** The package's own entry for the map; its code is built into it. */
export type { MapMark, ProvenMark } from '@rampart/artwork/map'
export {
  domainLines,
  drawMapPicture,
  drawNightMap,
  lightMap,
  mapFrame,
  mapMargin,
  mapRegions,
  mapStart,
} from '@rampart/artwork/map'
