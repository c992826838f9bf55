import { requireOwner } from '../../../lab-kit/authorization.ts'
import { jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import type { Call, Reply } from '../../../lab-kit/http.ts'
import { jsonErrors } from '../../../lab-kit/jsonErrors.ts'
import { createMission } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { page } from '../../../lab-kit/page.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { createChecks } from './drills.ts'
import { Platform } from './platform.ts'
import type { PlatformEvent, ShopStatus } from './platform.ts'
import { firstProbes, readProbes } from './probes.ts'

/** How long a page that hangs is held before the lab gives up for the learner. */
const patience = 2000
const mostHeld = 20

const shopAnswers: Readonly<Record<ShopStatus, string>> = {
  200: 'Sparrow Bakery. Today: rye, spelt and cardamom buns.',
  500: 'Error: the database does not answer.',
  502: 'Bad gateway: the replica refused the connection.',
  503: 'We are back in a moment. Please try again.',
  504: 'Gateway timeout: the replica does not answer.',
}

/** '01:23.4 replica 1: …', minutes and seconds since the session's start. */
const lineOf = ({ at, text }: PlatformEvent) => {
  const minutes = String(Math.floor(at / 60_000)).padStart(2, '0')
  return `${minutes}:${((at % 60_000) / 1000).toFixed(1).padStart(4, '0')} ${text}`
}

const home = page(
  'Sparrow Bakery',
  `<p>The platform's console. Three copies of the shop are at your service.</p>
<ul>
<li><a href="/shop">/shop</a><br>what customers see</li>
<li><a href="/replicas">/replicas</a><br>each copy's state</li>
<li><a href="/events">/events</a><br>what happened, oldest first; <code>?last=1</code>, <code>?replica=1</code></li>
<li><a href="/config/probes">/config/probes</a><br>the checks</li>
</ul>
<footer>Baked each morning from five.</footer>`,
)

serve(({ credentials }) => {
  const start = Date.now()
  const platform = new Platform(firstProbes)
  let held = 0

  async function ask(call: Call, path: '/live' | '/ready'): Promise<Reply> {
    const answer = platform.ask(Number(call.params['id']), path)
    if (answer === undefined) return refuse(404, 'There are replicas 1, 2 and 3.')
    if (answer === 'refused') return reply.text('Connection refused: the replica does not listen yet.', 502)
    if (answer !== 'hangs') return reply.text(answer === 200 ? 'ok' : 'The database does not answer.', answer)
    if (held < mostHeld) {
      held++
      await new Promise((resolve) => setTimeout(resolve, patience))
      held--
    }
    return reply.text(`No answer within ${patience / 1000} seconds; the lab gave up for you.`, 504)
  }

  const handle = router({
    'GET /': () => reply.html(home),

    'GET /shop': () => {
      const status = platform.visit()
      return reply.text(shopAnswers[status], status, status === 503 ? { 'retry-after': '5' } : {})
    },

    'GET /replicas': () => reply.json(platform.describe()),
    'GET /replicas/:id/live': (call) => ask(call, '/live'),
    'GET /replicas/:id/ready': (call) => ask(call, '/ready'),

    'GET /events': ({ query }) => {
      const replica = query.get('replica')
      const events = platform.events.filter((event) => replica === null || String(event.replica) === replica)
      const last = Number.parseInt(query.get('last') ?? '', 10)
      return reply.text(
        events
          .slice(last > 0 ? -last : 0)
          .map(lineOf)
          .join('\n'),
      )
    },

    ...jsonErrors({
      'GET /config/probes': () => reply.json(platform.getProbes()),

      'PUT /config/probes': (call) => {
        requireOwner(call, credentials['ownerKey'])
        const probes = readProbes(jsonOf(call))
        if ('problem' in probes) return refuse(400, probes.problem)
        platform.setProbes(probes)
        return reply.json(probes)
      },
    }),

    'POST /drill/database-pause': () =>
      platform.pauseDatabase() ? reply.text('The database pauses for ten seconds.', 202) : reply.text('The database is pausing already.', 409),

    'POST /drill/stuck-replica': () => {
      const id = platform.hangOne()
      return id === undefined ? reply.text('A replica hangs already, or none is running.', 409) : reply.text(`Replica ${id} hangs from now on.`, 202)
    },

    ...missionRoutes(createMission({ checks: createChecks(() => platform.getProbes()) })),
  })

  // The clock goes on between requests; what happened meanwhile is played before each answer.
  return (request, response) => {
    platform.advance(Date.now() - start)
    return handle(request, response)
  }
})
