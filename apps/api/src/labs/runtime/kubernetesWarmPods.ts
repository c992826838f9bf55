import type { CoreV1Api, KubeConfig, V1Pod } from '@kubernetes/client-node'
import type { FastifyBaseLogger } from 'fastify'
import { StartError } from '../../startError.ts'
import { reasonOf as lineOf } from './engineErrors.ts'
import type { Claims, SandboxClaim } from './kubernetesClaims.ts'
import { followObjects, until } from './kubernetesFollow.ts'
import type { Followed } from './kubernetesFollow.ts'
import { handOver, readHandoverKey } from './kubernetesHandover.ts'
import type { HandoverKey } from './kubernetesHandover.ts'
import { longest, objectName, sessionLabels } from './kubernetesObjects.ts'
import { ofSessions, readyTime, untilReady } from './kubernetesSource.ts'
import type { PodSource } from './kubernetesSource.ts'
import { sessionLabel } from './runtime.ts'

/** A pool of pods that wait for their lab. */
export interface WarmPool {
  readonly name: string
  /** Signs what its pods are started with: an Ed25519 key, PKCS 8 as DER in base64. */
  readonly key: string
}

interface WarmPodsOptions {
  readonly pool: WarmPool
  readonly namespace: string
  /** The site's public origin. */
  readonly site: string
  /** Selects what belongs to this site. */
  readonly labelSelector: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

const conditionOf = ({ status }: SandboxClaim, type: string) =>
  status?.conditions?.find((condition) => condition.type === type)

const isServed = (claim: SandboxClaim): boolean =>
  conditionOf(claim, 'Ready')?.status === 'True' || conditionOf(claim, 'Finished') !== undefined

const claimReason = (claim: SandboxClaim): string => conditionOf(claim, 'Ready')?.message ?? ''

/**
 * Pods of a pool of kubernetes-sigs/agent-sandbox: they run before their session is there, and a
 * claim takes one. If the pool is empty the cluster makes one, by the same template. Throws
 * `StartError` if the pool is not as it must be.
 */
export async function openWarmPods(
  config: KubeConfig,
  core: CoreV1Api,
  pods: Followed<V1Pod>,
  claims: Claims,
  { pool, namespace, site, labelSelector, log }: WarmPodsOptions,
): Promise<PodSource & { readonly close: () => Promise<void> }> {
  const key = readHandoverKey(pool.key)
  await checkPool(claims, pool.name, key)
  const followed = await followObjects<SandboxClaim>(config, {
    path: claims.path,
    namespace,
    list: () => claims.list(labelSelector),
    labelSelector,
    log,
  })
  return {
    create: ({ sessionId }) =>
      claims.create(objectName(sessionId), sessionLabels(site, sessionId), {
        warmPoolRef: { name: pool.name },
        lifecycle: {
          shutdownTime: new Date(Date.now() + longest * 1_000).toISOString(),
          shutdownPolicy: 'Delete',
        },
      }),
    serve: async (start, claim) => {
      const { status } = await until(followed, claim, {
        isSo: isServed,
        reasonOf: claimReason,
        milliseconds: readyTime,
      })
      const name = status?.sandbox?.name ?? ''
      const { metadata } = await core.readNamespacedPod({ name, namespace })
      const pod = { name, uid: metadata?.uid ?? '' }
      // Where it is followed its end is told, too.
      const serving = { ...pod, address: await untilReady(pods, pod), claim }
      await handOver(serving, key, start)
      return serving
    },
    remove: claims.remove,
    list: async () => ofSessions((await claims.list(`${labelSelector},${sessionLabel}`)).items),
    close: followed.close,
  }
}

/**
 * Shows that pods of the pool take what this site hands over, and that nothing opens the network to
 * them. Throws `StartError`.
 */
async function checkPool(claims: Claims, pool: string, key: HandoverKey): Promise<void> {
  const { spec } = await claims.templateOf(pool).catch((error: unknown) => {
    throw new StartError(`LAB_WARM_POOL: the pool ${pool} cannot be read (${lineOf(error)}).`)
  })
  // Such policies are added to those of the namespace: by default one lets pods out into the
  // internet.
  if (spec.networkPolicyManagement !== 'Unmanaged')
    throw new StartError(
      `LAB_WARM_POOL: the template of the pool ${pool} makes network policies of its own. Its networkPolicyManagement must be Unmanaged.`,
    )
  const known = spec.podTemplate.spec?.containers[0]?.env?.find(
    ({ name }) => name === 'LAB_WARM_POOL_PUBLIC_KEY',
  )?.value
  if (known !== key.publicKey)
    throw new StartError(
      `LAB_WARM_POOL_KEY: the pods of the pool ${pool} wait for another key. The public half of this one is ${key.publicKey}`,
    )
}
