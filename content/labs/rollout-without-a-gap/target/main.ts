import { requireOwner } from '../../../lab-kit/authorization.ts'
import { jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import type { Call, Reply, Route } from '../../../lab-kit/http.ts'
import { createMission } from '../../../lab-kit/mission.ts'
import type { Check } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { page } from '../../../lab-kit/page.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { errorBudget, Fleet, NotNow } from './fleet.ts'
import { versions } from './instance.ts'
import type { Instance, Version } from './instance.ts'

const home = page(
  'Pigeon Post',
  `<p>Every parcel, every doorstep, any weather. Our tracking service runs on four instances and never sleeps.</p>
<p>See how they are at <a href="/status">/status</a>.</p>
<footer>Release engineers: the budget is ${errorBudget} failed requests.</footer>`,
)

const isVersion = (value: unknown): value is Version => versions.some((version) => version === value)

const createChecks = (fleet: Fleet): readonly Check[] => [
  {
    id: 'fleet-on-version-2', name: 'All four instances run version 2 and take traffic',
    run() {
      const open = fleet.status.instances.flatMap(({ id, version, state, attached }) => {
        if (version === 'v1') return [`instance ${id} runs v1`]
        if (state !== 'ready') return [`instance ${id} is not ready`]
        return attached ? [] : [`instance ${id} is not attached`]
      })
      return open.length === 0 ? undefined : `${open.join(', ')}.`
    },
  },
  { id: 'schema-contracted', name: 'The schema is contracted', run: () => (fleet.isContracted ? undefined : `it is ${fleet.status.schema.state}.`) },
  {
    id: 'budget-kept', name: `At most ${errorBudget} requests failed`,
    run: () => (fleet.failed <= errorBudget ? undefined : `${fleet.failed} failed. POST /reset, and look at their kinds before you go on.`),
  },
]

serve(({ credentials, seed }) => {
  const start = Date.now()
  const fleet = new Fleet(seed)

  /** A route that changes something: for the owner, answered with the state that follows. */
  const operation =
    (work: (call: Call) => void): Route =>
    (call): Reply => {
      requireOwner(call, credentials['ownerKey'])
      try {
        work(call)
      } catch (problem) {
        if (problem instanceof NotNow) return reply.text(problem.message, 409)
        throw problem
      }
      return reply.json({ ok: true })
    }

  const instanceOf = ({ params }: Call): Instance => fleet.find(Number(params['id'])) ?? refuse(404, 'There are instances 1, 2, 3 and 4.')

  const handle = router({
    'GET /': () => reply.html(home),
    'GET /status': () => reply.json(fleet.status),

    'POST /instances/:id/drain': operation((call) => {
      instanceOf(call).isAttached = false
    }),
    'POST /instances/:id/attach': operation((call) => {
      instanceOf(call).isAttached = true
    }),
    'POST /instances/:id/deploy': operation((call) => {
      const instance = instanceOf(call)
      const { version } = jsonOf(call)
      fleet.deploy(instance, isVersion(version) ? version : refuse(400, `version must be one of ${versions.join(', ')}.`))
    }),
    'POST /migrations/expand': operation(() => fleet.expand()),
    'POST /migrations/contract': operation(() => fleet.contract()),
    'POST /reset': operation(() => fleet.reset()),

    ...missionRoutes(createMission({ checks: createChecks(fleet) })),
  })

  // Traffic flows between requests too; what happened meanwhile is played before each answer.
  return (request, response) => {
    fleet.advance(Date.now() - start)
    return handle(request, response)
  }
})
