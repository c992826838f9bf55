import { requireOwner } from '../../../lab-kit/authorization.ts'
import { jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import type { Route } from '../../../lab-kit/http.ts'
import { jsonErrors } from '../../../lab-kit/jsonErrors.ts'
import { createMission } from '../../../lab-kit/mission.ts'
import type { Finding } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { page } from '../../../lab-kit/page.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { createHistory, describeChange, transactionOf } from './changes.ts'
import type { History } from './changes.ts'
import { createChecks } from './checks.ts'
import { clockAt } from './clock.ts'
import { readLimits } from './limits.ts'
import { levels } from './logs.ts'
import { flagValues, isService, pagerAt, services, Shop } from './shop.ts'

/** Seconds over which 'now' is judged. */
const recentSeconds = 5
const mostListed = 50

const home = page(
  'Observatory of the shop',
  `<p>It is a little after three. <em>checkout p99 above 4 s.</em></p>
<ul>
<li><a href="/metrics">/metrics</a><br>what changed, and since when</li>
<li><a href="/logs?service=checkout">/logs?service=checkout</a><br>also <code>&amp;level=warn</code>; services: ${services.join(', ')}, orders-db, changes</li>
<li><a href="/traces?service=checkout&amp;min_ms=3000">/traces?service=checkout&amp;min_ms=3000</a><br>where one request spent its time</li>
<li><a href="/changes">/changes</a><br>what people did before it began</li>
</ul>
<footer>Mitigate first, explain later.</footer>`,
)

const causeOf = ({ culprit }: History, firstTransaction: string): Finding => ({
  id: 'cause',
  name: 'the cause, with all its evidence',
  matches: ({ change = '', service = '', resource = '', startedAt = '', transaction = '' }) =>
    change.trim() === culprit.id &&
    service.trim().toLowerCase() === 'refunds' &&
    /connection|pool/i.test(resource) &&
    transaction.trim().toLowerCase() === firstTransaction &&
    // The minute decides; logs and changes tell seconds as well.
    /^\d\d:\d\d(:\d\d)?$/.test(startedAt.trim()) &&
    startedAt.trim().slice(0, 5) === clockAt(culprit.at).slice(0, 5),
})

serve(({ credentials, seed }) => {
  const start = Date.now()
  const history = createHistory(seed)
  const shop = new Shop(seed, history)
  const seconds: { readonly orders: number; readonly bad: number }[] = []
  const needless: number[] = []

  /** Plays what happened since the last request. */
  function catchUp(): void {
    shop.advance(pagerAt + Math.floor((Date.now() - start) / 1000), ({ orders, slow, failed }) => {
      seconds.push({ orders, bad: slow + failed })
      if (seconds.length > recentSeconds) seconds.shift()
    })
  }

  const recent = () => seconds.reduce((sum, { orders, bad }) => ({ orders: sum.orders + orders, bad: sum.bad + bad }), { orders: 0, bad: 0 })

  const owned =
    (route: Route): Route =>
    (call) => {
      requireOwner(call, credentials['ownerKey'])
      return route(call)
    }

  const mission = createMission({
    findings: [causeOf(history, transactionOf(seed, 0))],
    tellsAlways: true,
    checks: createChecks({ shop, history, seed, needless, recent }),
    rejection: 'Not all of change, service, resource, startedAt and transaction fit the evidence. Which observation speaks against your cause?',
  })

  catchUp()
  const handle = router({
    'GET /': () => reply.html(home),
    'GET /metrics': () => reply.text(shop.metrics.print(shop.pool, shop.limits)),

    'GET /logs': ({ query }) => {
      const level = query.get('level')
      if (level !== null && !levels.some((each) => each === level)) return refuse(400, `level is one of ${levels.join(', ')}.`)
      return reply.text(shop.logs.read(query.get('service'), level))
    },

    ...jsonErrors({
      'GET /traces': ({ query }) => {
        const service = query.get('service')
        const least = Number(query.get('min_ms') ?? 0) || 0
        const found = shop.traces.all.filter((trace) => (service === null || trace.service === service) && trace.duration_ms >= least)
        return reply.json(found.slice(-mostListed).map(({ id, at, service, duration_ms }) => ({ id, at, service, duration_ms })))
      },
      'GET /traces/:id': ({ params }) => reply.json(shop.traces.find(params['id'] ?? '') ?? refuse(404, 'There is no such trace, or no longer.')),
      'GET /changes': () => reply.json(history.changes.map(describeChange)),

      'GET /owner/flags': owned(() => reply.json(shop.flags)),
      'PUT /owner/flags': owned((call) => {
        const wanted = Object.entries(jsonOf(call))
        for (const [name, value] of wanted) {
          const values = Object.hasOwn(flagValues, name) ? flagValues[name] : undefined
          if (!values) return refuse(404, `The flags are ${Object.keys(flagValues).join(', ')}.`)
          if (typeof value !== 'string' || !values.includes(value)) return refuse(400, `${name} can be ${values.join(' or ')}.`)
        }
        for (const [name, value] of wanted) shop.setFlag(name, String(value))
        return reply.json(shop.flags)
      }),
      'GET /owner/limits': owned(() => reply.json(shop.limits)),
      'PUT /owner/limits': owned((call) => {
        const limits = readLimits(jsonOf(call))
        if ('problem' in limits) return refuse(400, limits.problem)
        shop.limits = limits
        return reply.json(limits)
      }),
      'POST /owner/restart': owned(({ query }) => {
        const service = query.get('service')
        if (!isService(service)) return refuse(404, `The services are ${services.join(', ')}.`)
        const isNeedless = service !== 'refunds' || shop.pool.leaked === 0 || shop.isFaulty
        if (isNeedless) needless.push(shop.now)
        if (needless.length > mostListed) needless.shift()
        shop.restart(service)
        return reply.json({ restarted: service }, 202)
      }),
    }),

    ...missionRoutes(mission),
  })

  return (request, response) => {
    catchUp()
    return handle(request, response)
  }
})
