import { setTimeout as wait } from 'node:timers/promises'
import { CustomObjectsApi } from '@kubernetes/client-node'
import type { KubernetesObject, V1OwnerReference, V1Pod } from '@kubernetes/client-node'
import type {
  SandboxClaim,
  SandboxTemplate,
} from '../../../apps/api/src/labs/runtime/kubernetesClaims.ts'
import { stateOf } from '../../../apps/api/src/labs/runtime/kubernetesPods.ts'
import type { ControlPlane } from './controlPlane.ts'

interface Sandbox extends KubernetesObject {
  readonly spec: Pick<SandboxTemplate['spec'], 'podTemplate'>
}
interface WarmPool extends KubernetesObject {
  readonly spec: {
    readonly replicas: number
    readonly sandboxTemplateRef: { readonly name: string }
  }
}

const extensions = { group: 'extensions.agents.x-k8s.io', version: 'v1beta1' }
const sandboxes = { group: 'agents.x-k8s.io', version: 'v1beta1', plural: 'sandboxes' }

const ownerOf = (object: KubernetesObject) => object.metadata?.ownerReferences?.[0]?.uid
const isWanted = ({ metadata }: KubernetesObject) => !metadata?.deletionTimestamp

/**
 * The owner reference of an object that belongs to another one: the owner's end waits for it and
 * ends it.
 */
const belongingTo = (
  kind: string,
  api: typeof extensions | typeof sandboxes,
  of: KubernetesObject,
) =>
  [
    {
      apiVersion: `${api.group}/${api.version}`,
      kind,
      name: of.metadata?.name ?? '',
      uid: of.metadata?.uid ?? '',
      controller: true,
      blockOwnerDeletion: true,
    },
  ] satisfies V1OwnerReference[]

/**
 * Does in a namespace what the controllers of agent-sandbox are documented to do, as far as labs
 * need it: pools are kept full, a claim takes over a sandbox of its pool or gets one of its own, a
 * sandbox has a pod of its name, and a claim reports the state of its pod. The cluster's own
 * garbage collector ends what belongs to a claim.
 */
export function playSandboxes(
  { config, core }: ControlPlane,
  namespace: string,
): { readonly stop: () => Promise<void> } {
  const objects = config.makeApiClient(CustomObjectsApi)
  const state = { isStopped: false }
  const listed = async <T>(kind: { group: string; version: string; plural: string }) =>
    ((await objects.listNamespacedCustomObject({ ...kind, namespace })) as { items: T[] }).items

  const createSandbox = (
    metadata: KubernetesObject['metadata'],
    { spec: { podTemplate } }: SandboxTemplate,
  ) =>
    objects.createNamespacedCustomObject({
      ...sandboxes,
      namespace,
      body: {
        apiVersion: `${sandboxes.group}/${sandboxes.version}`,
        kind: 'Sandbox',
        metadata,
        spec: { podTemplate },
      },
    })

  async function createPod(sandbox: Sandbox): Promise<void> {
    const { spec, metadata } = sandbox.spec.podTemplate
    const name = sandbox.metadata?.name ?? ''
    const ownerReferences = belongingTo('Sandbox', sandboxes, sandbox)
    const { labels } = metadata ?? {}
    const body = { metadata: { name, ...(labels && { labels }), ownerReferences }, spec }
    await core.createNamespacedPod({ namespace, body: body as V1Pod })
  }

  async function takeOver(claim: SandboxClaim, sandbox: Sandbox): Promise<void> {
    const ownerReferences = belongingTo('SandboxClaim', extensions, claim)
    const body = { ...sandbox, metadata: { ...sandbox.metadata, ownerReferences } }
    const name = sandbox.metadata?.name ?? ''
    await objects.replaceNamespacedCustomObject({ ...sandboxes, namespace, name, body })
  }

  async function say(claim: SandboxClaim, name: string, pod: V1Pod | undefined): Promise<void> {
    const is = pod && stateOf(pod)
    const condition = (type: string, isSo: boolean, reason: string) => ({
      type,
      status: isSo ? 'True' : 'False',
      reason,
      message: '',
      lastTransitionTime: new Date().toISOString(),
    })
    const conditions = [
      is === 'ready'
        ? condition('Ready', true, 'DependenciesReady')
        : condition('Ready', false, 'DependenciesNotReady'),
      ...(is === 'ended' ? [condition('Finished', true, 'PodFailed')] : []),
    ]
    const seen = claim.status?.conditions?.map(({ type, status }) => `${type} ${status}`).join()
    if (seen === conditions.map(({ type, status }) => `${type} ${status}`).join()) return
    const { podIP } = pod?.status ?? {}
    const sandbox = { name, ...(podIP !== undefined && { podIPs: [podIP] }) }
    await objects.replaceNamespacedCustomObjectStatus({
      ...extensions,
      plural: 'sandboxclaims',
      namespace,
      name: claim.metadata?.name ?? '',
      body: { ...claim, status: { sandbox, conditions } },
    })
  }

  async function step(): Promise<void> {
    const [pools, templates, claims, boxes, pods] = await Promise.all([
      listed<WarmPool>({ ...extensions, plural: 'sandboxwarmpools' }),
      listed<SandboxTemplate>({ ...extensions, plural: 'sandboxtemplates' }),
      listed<SandboxClaim>({ ...extensions, plural: 'sandboxclaims' }),
      listed<Sandbox>(sandboxes),
      core.listNamespacedPod({ namespace }).then(({ items }) => items),
    ])
    const podOf = ({ metadata }: Sandbox) =>
      pods.find((pod) => ownerOf(pod) === metadata?.uid && isWanted(pod))
    const of = (owner: KubernetesObject) =>
      boxes.filter((box) => ownerOf(box) === owner.metadata?.uid && isWanted(box))
    const templateOf = ({ spec }: WarmPool) =>
      templates.find(({ metadata }) => metadata?.name === spec.sandboxTemplateRef.name)
    const taken = new Set<Sandbox>()
    for (const claim of claims.filter(isWanted)) {
      const [own] = of(claim)
      if (own) {
        await say(claim, own.metadata?.name ?? '', podOf(own))
        continue
      }
      const pool = pools.find(({ metadata }) => metadata?.name === claim.spec.warmPoolRef.name)
      const template = pool && templateOf(pool)
      if (!pool || !template) continue
      const free = of(pool).find((box) => {
        const pod = podOf(box)
        return !taken.has(box) && pod && stateOf(pod) === 'ready'
      })
      if (free) await takeOver(claim, free)
      else
        await createSandbox(
          {
            name: claim.metadata?.name ?? '',
            ownerReferences: belongingTo('SandboxClaim', extensions, claim),
          },
          template,
        )
      if (free) taken.add(free)
    }
    for (const pool of pools) {
      const template = templateOf(pool)
      if (!template) continue
      for (let left = pool.spec.replicas - of(pool).length; left > 0; left -= 1)
        await createSandbox(
          {
            generateName: `${pool.metadata?.name ?? ''}-`,
            ownerReferences: belongingTo('SandboxWarmPool', extensions, pool),
          },
          template,
        )
    }
    for (const box of boxes.filter(isWanted)) if (!podOf(box)) await createPod(box)
  }

  async function run(): Promise<void> {
    while (!state.isStopped) {
      await step().catch((error: { code?: number }) => {
        // Something changed meanwhile, or the quota is used up: the next round deals with it.
        if (![403, 404, 409].includes(error.code ?? 0)) throw error
      })
      await wait(50)
    }
  }
  const running = run()
  return {
    stop: () => {
      state.isStopped = true
      return running
    },
  }
}
