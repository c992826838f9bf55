import { requireOwner } from '../../../lab-kit/authorization.ts'
import { formOf, jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import type { Call, Reply } from '../../../lab-kit/http.ts'
import { jsonErrors } from '../../../lab-kit/jsonErrors.ts'
import { createMission, derive } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { headerChecks } from './checks.ts'
import { readHeaders, scan } from './headers.ts'
import type { Headers } from './headers.ts'
import { createSite, pictureOf, scriptFile, styleSheet } from './site.ts'

serve(({ credentials, seed }) => {
  const site = createSite(derive(seed, 'berth', 8))
  const mission = createMission({ checks: headerChecks(() => headers, site.script) })
  let headers: Headers = {}

  const lost = () => reply.html(site.missing(), 404)
  const file = (type: string, body: string): Reply => ({ status: 200, headers: { 'content-type': type }, body })
  const page = (html: string | undefined) => (html === undefined ? reply.text('A boat, and one to eight seats, please.', 400) : reply.html(html))
  const owned = (answer: (call: Call) => Reply) => (call: Call) => {
    requireOwner(call, credentials['ownerKey'])
    return answer(call)
  }

  return router(
    {
      'GET /': () => page(site.home()),
      'GET /search': (call) => page(site.search(call.query.get('q') ?? '')),
      'POST /book': (call) => {
        const { boat = '', seats = '' } = formOf(call)
        if (site.booked(boat, seats) === undefined) refuse(400, 'A boat, and one to eight seats, please.')
        return reply.text('Booked.', 303, { location: `/booked?${new URLSearchParams({ boat, seats }).toString()}` })
      },
      'GET /booked': ({ query }) => page(site.booked(query.get('boat') ?? '', query.get('seats') ?? '')),
      'GET /style.css': () => file('text/css; charset=utf-8', styleSheet),
      'GET /shop.js': () => file('text/javascript; charset=utf-8', scriptFile),
      'GET /boats/:picture': ({ params }) => {
        const picture = pictureOf((params['picture'] ?? '').replace(/\.svg$/, ''))
        return picture === undefined ? lost() : file('image/svg+xml', picture)
      },
      'GET /favicon.ico': () => reply.nothing(),
      'GET /scan': () => reply.json(scan(headers)),
      ...jsonErrors({
        'GET /owner/headers': owned(() => reply.json(headers)),
        'PUT /owner/headers': owned((call) => {
          const given = readHeaders(jsonOf(call))
          if (typeof given === 'string') return refuse(400, given)
          headers = given
          return reply.json(headers)
        }),
      }),
      ...missionRoutes(mission),
      'GET /*lost': lost,
    },
    (given) => ({ ...given, headers: { ...given.headers, ...headers } }),
  )
})
