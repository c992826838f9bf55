import { getMapPage, setMapPage, viewMap } from '@rampart/contract/calls/mapPage'
import type { MapPageAdapter } from '@rampart/screens/adapters/mapPageAdapter.ts'
import type { MakeCall } from './request.ts'

export const mapPageCalls = (request: MakeCall): MapPageAdapter => ({
  mapPage: async () => (await request(getMapPage)).data,
  setMapPage: async (body) => (await request(setMapPage, { body })).data,
  publicMap: async (mapId) => (await request(viewMap, { params: { mapId } })).data,
})
