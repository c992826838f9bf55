import type { MapPageAdapter } from '@rampart/screens/adapters/mapPageAdapter.ts'
import type { MakeCall } from './request.ts'

/** Public pages of maps. Few visitors need them: the calls are loaded with the first one. */
export function mapPageAdapter(request: MakeCall): MapPageAdapter {
  const calls = async () => (await import('./mapPageCalls.ts')).mapPageCalls(request)
  return {
    mapPage: async () => (await calls()).mapPage(),
    setMapPage: async (wanted) => (await calls()).setMapPage(wanted),
    publicMap: async (id) => (await calls()).publicMap(id),
  }
}
