import type { Check } from '../../../lab-kit/mission.ts'
import { admit } from './admission.ts'
import type { Pod } from './admission.ts'
import { Cluster } from './cluster.ts'
import { foreignPods, honestPods, podOf, publishNearMisses } from './manifests.ts'
import type { Policy } from './policy.ts'
import { company, World } from './world.ts'

const web = `${company}/shop/web:1.4`

/** A few of a list's items for a sentence. */
const some = (items: readonly string[]) => (items.length <= 3 ? items.join('; ') : `${items.slice(0, 3).join('; ')}; and ${items.length - 3} more`)

/** A world and a cluster of the mission's own, so that nothing that the learner moved matters. */
function stage(seed: string) {
  const world = new World(seed)
  publishNearMisses(world)
  return { world, cluster: new Cluster(world) }
}

/** Admits and, where allowed, schedules; returns the reason of a refusal. */
function submit(policy: Policy, world: World, cluster: Cluster, pod: Pod): string | undefined {
  const verdict = admit(policy, world, pod)
  if (!verdict.allowed) return verdict.reason
  cluster.schedule(verdict.pod, policy)
  return undefined
}

function nothingForeign(policy: Policy, seed: string): string | undefined {
  const { world, cluster } = stage(seed)
  for (const pod of foreignPods(world)) {
    submit(policy, world, cluster, pod)
    cluster.pull(pod.name)
  }
  return cluster.foreign.length === 0 ? undefined : `these ran: ${some(cluster.foreign)}.`
}

function tagsMoved(policy: Policy, seed: string): string | undefined {
  const { world, cluster } = stage(seed)
  const pods = [podOf('moved', [web]), podOf('moved-first', [web], [web]), podOf('moved-debugging', [web], [], [web])]
  for (const pod of pods) submit(policy, world, cluster, pod)
  world.add({ host: company, repository: 'shop/web', tag: '1.4', content: 'canary' })
  for (const pod of pods) cluster.pull(pod.name)
  return cluster.foreign.length === 0 ? undefined : `after admission a tag was moved, and then these ran: ${some(cluster.foreign)}.`
}

function servicesAway(policy: Policy, seed: string): string | undefined {
  const { world, cluster } = stage(seed)
  const registry = world.registries.get(company)
  const digest = world.resolve({ host: company, repository: 'shop/web', tag: 'canary', digest: undefined })
  const canaries = [podOf('keyless', [`${company}/shop/web:canary`]), podOf('keyless-by-digest', [`${company}/shop/web@${digest}`])]
  const moved = podOf('unresolved', [web])
  world.keys.isDown = true
  for (const pod of canaries) submit(policy, world, cluster, pod)
  world.keys.isDown = false
  if (registry) registry.isDown = true
  submit(policy, world, cluster, moved)
  if (registry) registry.isDown = false
  world.add({ host: company, repository: 'shop/web', tag: '1.4', content: 'canary' })
  for (const pod of [...canaries, moved]) cluster.pull(pod.name)
  return cluster.foreign.length === 0 ? undefined : `these got in meanwhile: ${some(cluster.foreign)}.`
}

function everythingHonest(policy: Policy, seed: string): string | undefined {
  const { world, cluster } = stage(seed)
  const pods = [...honestPods(world, true), ...(policy.tags === 'deny' ? [] : honestPods(world, false))]
  const refused = pods.flatMap((pod) => {
    const reason = submit(policy, world, cluster, pod)
    cluster.pull(pod.name)
    return reason || !cluster.isRunning(pod.name) ? [`${pod.name} (${reason ?? 'could not be pulled'})`] : []
  })
  return refused.length === 0 ? undefined : `refused: ${some(refused)}`
}

/** What is wrong if the shop's next start would not be the release; undefined if it would. */
function shopTagMoved(learners: World, seed: string): string | undefined {
  const shop = { host: company, repository: 'shop/web', tag: '1.4', digest: undefined }
  return learners.resolve(shop) === new World(seed).resolve(shop) ? undefined : 'the tag 1.4 of shop/web does not mean the release any more; put it back.'
}

/** The mission's checks of a policy, and of the tag that one of the attacks moves. */
export const createChecks = (policy: () => Policy, learners: World, seed: string): readonly Check[] => [
  { id: 'nothing-foreign', name: 'Nothing foreign runs', run: () => nothingForeign(policy(), seed) },
  { id: 'moved-tag-harmless', name: 'A tag that moves after admission changes nothing', run: () => tagsMoved(policy(), seed) },
  { id: 'fails-closed', name: 'Nothing foreign gets in while key store or registry are away', run: () => servicesAway(policy(), seed) },
  { id: 'honest-runs', name: 'Everything honest runs', run: () => everythingHonest(policy(), seed) ?? shopTagMoved(learners, seed) },
]
