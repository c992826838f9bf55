import { basicOf, bearerOf, requireOwner, sameSecret } from '../../../lab-kit/authorization.ts'
import { jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import type { Call, Reply, Route } from '../../../lab-kit/http.ts'
import { jsonErrors } from '../../../lab-kit/jsonErrors.ts'
import { codeFinding, createMission, derive } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { page } from '../../../lab-kit/page.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { CiServer } from './ciServer.ts'
import { pipelineChecks } from './checks.ts'
import { isEvent, isShort, readPipeline } from './pipeline.ts'
import { Registry } from './registry.ts'

/** The most tokens of a session. */
const mostTokens = 50

const privatePackage = { name: 'shop-payments', visibility: 'private', versions: ['0.9.1'], notes: '/registry/packages/shop-payments/notes' }

const trialRefusal = 'This token is of a run that the maintainer started. It may publish the shop, and reads nothing private.'

const home = page(
  'Magpie',
  `<p>We build our shop in the open: the code is public, and so are the build logs.</p>
<ul>
<li><code>GET /projects/shop/runs</code> and <code>GET /runs/&lt;id&gt;/log</code>, for every reader of the CI server</li>
<li><code>GET /registry/whoami</code> and <code>GET /registry/packages</code>, for holders of a token</li>
</ul>
<footer>Secrets in logs are replaced by <code>***</code>. You can rely on it. We do.</footer>`,
  'h1 { color: light-dark(#24304f, #b4c2ea) }\n',
)

serve(({ credentials, seed }) => {
  const code = derive(seed, 'mission code')
  const registry = new Registry(seed)
  const ci = new CiServer(seed, registry)
  const mission = createMission({ findings: [codeFinding('code', 'the code in the notes of the private package', code)], checks: pipelineChecks(ci) })

  const forReaders =
    (route: Route): Route =>
    (call) => {
      const { user, password } = basicOf(call) ?? { user: '', password: '' }
      const isReader = sameSecret(user, credentials['username'] ?? '') && sameSecret(password, credentials['password'] ?? '')
      return isReader ? route(call) : refuse(401, 'Readers of the CI server sign in with user name and password.', { 'www-authenticate': 'Basic realm="ci"' })
    }
  const forOwner =
    (route: Route): Route =>
    (call) => {
      requireOwner(call, credentials['ownerKey'])
      return route(call)
    }
  const forToken =
    (route: Route): Route =>
    (call) =>
      registry.accepts(bearerOf(call)) ? route(call) : refuse(401, 'The registry wants a valid token: Authorization: Bearer …')

  /** Whoever cleans up first has nothing left to find, so these calls wait. */
  const afterCode = () =>
    mission.hasFound('code') ||
    refuse(409, 'First hand in the code of step 6: without the old token and its logs you could not find it any more. Outside of a lab you would not wait.')

  const runOf = ({ params }: Call) => ci.runs.find(({ id }) => String(id) === params['id']) ?? refuse(404, 'There is no such run.')

  function log(call: Call): Reply {
    const run = runOf(call)
    return run.isLogRemoved ? refuse(410, 'The log of this run was removed.') : reply.text(run.log)
  }

  function start(call: Call): Reply {
    const { event, branch = event === 'push' ? 'main' : 'a-fork' } = jsonOf(call)
    if (!isEvent(event)) return refuse(400, 'event has to be push or pull_request_from_fork.')
    if (!isShort(branch)) return refuse(400, 'branch has to be a short text.')
    if (!ci.pipeline.on.includes(event)) return refuse(409, `The pipeline does not run on ${event}.`)
    if (!ci.hasRoom) return refuse(429, 'That were enough runs for one session.')
    const { id, status, steps } = ci.start({ event, branch })
    return reply.json({ id, event, branch, status, steps: steps.map(({ name, status: outcome }) => ({ name, status: outcome })) }, 201)
  }

  function rotate({ params }: Call): Reply {
    if (params['name'] !== 'DEPLOY_TOKEN') return refuse(404, 'The only secret is DEPLOY_TOKEN.')
    afterCode()
    if (registry.tokens.length >= mostTokens) return refuse(429, 'That were enough tokens for one session.')
    registry.rotate()
    return reply.json({ secret: 'DEPLOY_TOKEN', rotated: true, oldToken: 'no longer valid' })
  }

  function removeVersion({ params }: Call): Reply {
    const { version = '' } = params
    const outcome = registry.remove(version)
    if (outcome === 'unknown') return refuse(404, 'The registry has no such version.')
    return outcome === 'removed' ? reply.nothing() : refuse(409, 'The CI server built that version, and customers use it.')
  }

  return router({
    'GET /': () => reply.html(home),
    'GET /runs/:id/log': forReaders(log),
    'GET /registry/packages/shop-payments/notes': forToken((call) =>
      registry.isTrial(bearerOf(call))
        ? refuse(403, trialRefusal)
        : reply.text(`shop-payments 0.9.1, private. Not for customers.\nRefund keys change on Mondays.\nmission-code: ${code}`),
    ),
    ...jsonErrors({
      'GET /projects/shop/runs': forReaders(() =>
        reply.json(ci.runs.map(({ id, at, event, branch, status }) => ({ id, at, event, branch, status })).toReversed()),
      ),
      'POST /projects/shop/runs': forOwner(start),
      'GET /projects/shop/pipeline': forOwner(() => reply.json(ci.pipeline)),
      'PUT /projects/shop/pipeline': forOwner((call) => {
        const given = readPipeline(jsonOf(call))
        if (typeof given === 'string') return refuse(400, given)
        ci.pipeline = given
        return reply.json(ci.pipeline)
      }),
      'DELETE /runs/:id/log': forOwner((call) => {
        const run = runOf(call)
        afterCode()
        run.isLogRemoved = true
        return reply.nothing()
      }),
      'POST /secrets/:name/rotate': forOwner(rotate),
      'GET /registry/whoami': forToken((call) =>
        reply.json(
          registry.isTrial(bearerOf(call))
            ? { user: 'ci-trial', permissions: ['publish'], packages: ['shop'] }
            : { user: 'ci', permissions: ['read', 'publish'], packages: ['shop', 'shop-payments'] },
        ),
      ),
      'GET /registry/packages': forToken((call) =>
        reply.json([
          { name: 'shop', visibility: 'public', versions: registry.versions },
          ...(registry.isTrial(bearerOf(call)) ? [] : [privatePackage]),
        ]),
      ),
      'DELETE /registry/packages/shop/:version': forOwner(removeVersion),
      'GET /registry/audit': forOwner(() => reply.json(registry.audit)),
    }),
    ...missionRoutes(mission),
  })
})
