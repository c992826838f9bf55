import { nightMapPath } from '@rampart/contract/rules/nightMap'
import { drawNightMap } from '@rampart/ui/nightMapDrawing'
import { apiBase } from '@rampart/contract/calls/call'
import { parseArtworkPath } from '@rampart/contract/rules/artwork'
import { profile } from '@rampart/screens/testing/fixtures.ts'
import { demoSite } from '@rampart/screens/testing/memory/demoSite.ts'
import { handleRequest } from '@rampart/screens/testing/memory/memoryServer.ts'
import { drawPicture } from '@rampart/ui/artworkPicture'
import { http, HttpResponse } from 'msw'
import { credentialHandlers } from './credentialHandlers.ts'

/** Where Dana's map is public. */
export const publishedMap = 'map-1'.padEnd(24, 'x')

/** Dana has made her map public, under her name. */
function begin() {
  const site = demoSite()
  const dana = site.adapters({ learner: () => site.dana, bootcamp: () => undefined })
  void dana.learning.setMapPage({ isPublic: true, showsName: true })
  return site
}

let site = begin()

/**
 * The tokens of Dana, who has begun courses and labs, and of Pat's access link. They are the same
 * on each site of the fixtures.
 */
export const { dana: danaToken, pat: patToken } = site

/** The site in memory behind the API of the current story: its data, and what a story changes. */
export const storySite = () => site

/** A new one, for the next story. */
export const resetStorySite = () => void (site = begin())

/** Dana has not enrolled in anything yet. */
export const unenrol = () => void site.courses.forget(site.danaId)

/** Dana's account asks for a code of her authenticator app, and has one recovery code left. */
export function requireCode(): void {
  const dana = site.people.byEmail(profile.email)
  if (dana)
    dana.factors = {
      isBegun: true,
      totpSince: '2026-11-20T09:00:00.000Z',
      passkeySince: null,
      recoveryCodes: ['0123456789ABCDEF'],
    }
}

const svg = { 'content-type': 'image/svg+xml' }

/** The API as stories find it; a story replaces the calls that it is about. */
export const handlers = [
  // Pictures, as the site's server draws them.
  http.get(nightMapPath, () => new HttpResponse(drawNightMap(), { headers: svg })),
  http.get('/art/*', ({ request }) => {
    const subject = parseArtworkPath(new URL(request.url).pathname)
    return subject
      ? new HttpResponse(drawPicture(subject), { headers: svg })
      : new HttpResponse(null, { status: 404 })
  }),
  ...credentialHandlers,
  http.all(`${apiBase}/*`, ({ request }) => handleRequest(site, request)),
]
