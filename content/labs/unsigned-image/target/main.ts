import { isDeepStrictEqual } from 'node:util'
import { requireOwner } from '../../../lab-kit/authorization.ts'
import { jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import { jsonErrors } from '../../../lab-kit/jsonErrors.ts'
import { codeFinding, createMission, derive } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { nameRoutes } from '../../../lab-kit/names.ts'
import { page } from '../../../lab-kit/page.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { admit, readPod } from './admission.ts'
import { createChecks } from './checks.ts'
import { Cluster, ways } from './cluster.ts'
import type { Way } from './cluster.ts'
import { residents } from './manifests.ts'
import { firstPolicy, readPolicy } from './policy.ts'
import type { Policy } from './policy.ts'
import { registryRoutes } from './registryRoutes.ts'
import { World } from './world.ts'

/** Seconds after which the node pulls what was admitted with `schedule=later`. */
const laterSeconds = 8

const home = page(
  'Heron Outfitters',
  `<p>Waders, rods and patience. Our shop runs in a cluster that lets in images of our own registry alone, or so we are told.</p>
<ul>
<li><a href="/policy">/policy</a><br>the admission controller's policy</li>
<li><a href="/nodes/pods">/nodes/pods</a><br>what runs, by digest</li>
<li><a href="/keys">/keys</a><br>public keys</li>
<li><a href="/internet/registries">/internet/registries</a><br>registries that one can reach from here</li>
</ul>
<footer>Ask the controller with <code>POST /admit</code>.</footer>`,
)

serve(({ credentials, seed }) => {
  const world = new World(seed)
  const codeOf = (way: Way) => derive(seed, `code of the ${way}`)
  let policy = firstPolicy
  const due = new Map<string, number>()

  function canaryLine(way: Way | undefined, admittedBy: Policy): string {
    if (!way) return 'You asked for me by name, so nobody was deceived.'
    return isDeepStrictEqual(admittedBy, firstPolicy) ? `mission-code: ${codeOf(way)}` : 'But under a policy of your own that is no finding.'
  }

  const cluster = new Cluster(world, canaryLine)
  for (const pod of residents) cluster.settle(pod, firstPolicy)

  const handle = router({
    'GET /': () => reply.html(home),

    ...jsonErrors({
      'POST /admit': (call) => {
        const pod = readPod(jsonOf(call))
        if ('problem' in pod) return reply.json({ allowed: false, reason: pod.problem }, 400)
        const { allowed, reason, pod: admitted } = admit(policy, world, pod)
        if (!allowed) return reply.json({ allowed, reason })
        cluster.schedule(admitted, policy)
        if (call.query.get('schedule') === 'later') {
          due.set(pod.name, Date.now() + laterSeconds * 1000)
          return reply.json({ allowed, reason, pulledInSeconds: laterSeconds })
        }
        due.delete(pod.name)
        cluster.pull(pod.name)
        return reply.json({ allowed, reason })
      },
      'GET /policy': () => reply.json(policy),
      'PUT /policy': (call) => {
        requireOwner(call, credentials['ownerKey'])
        const read = readPolicy(jsonOf(call))
        if ('problem' in read) return refuse(400, read.problem)
        policy = read
        return reply.json(policy)
      },
      'GET /keys': () => reply.json(world.keys.describe()),
      'GET /internet/registries': () => reply.json([...world.registries].map(([host, registry]) => ({ host, repositories: registry.describe() }))),
      'GET /nodes/pods': () => reply.json(cluster.describe()),
    }),

    'GET /nodes/pods/:name/log': ({ params }) => reply.text(cluster.logOf(params['name'] ?? '') ?? refuse(404, 'There is no such Pod.')),

    ...registryRoutes(world, credentials),
    ...nameRoutes(() => Object.fromEntries([...world.registries.keys()].map((host, index) => [host, { A: [`10.20.0.${10 + index}`] }]))),

    ...missionRoutes(
      createMission({ findings: ways.map((way) => codeFinding(way.replaceAll(' ', '-'), `the code behind the ${way}`, codeOf(way))), checks: createChecks(() => policy, world, seed) }),
    ),
  })

  // The node pulls what is due before each answer.
  return (request, response) => {
    for (const [name, time] of due) {
      if (time > Date.now()) continue
      due.delete(name)
      cluster.pull(name)
    }
    return handle(request, response)
  }
})
