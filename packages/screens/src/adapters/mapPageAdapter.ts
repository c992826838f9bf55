import type { MapPage, PublicMap } from '@rampart/contract/entities/publicMap'

/** The public pages of learners' maps. */
export interface MapPageAdapter {
  /** The public page of the learner's map; null if it has none. */
  mapPage(): Promise<MapPage | null>
  /**
   * Makes the learner's map public or takes it back; said before, it is a success too. Returns what
   * `mapPage` returns then.
   */
  setMapPage(wanted: Pick<MapPage, 'showsName'> & { isPublic: boolean }): Promise<MapPage | null>
  /** A map that its learner made public. Anyone may ask. */
  publicMap(id: string): Promise<PublicMap>
}
