import type { CoreV1Api, KubeConfig, V1Pod } from '@kubernetes/client-node'
import type { FastifyBaseLogger } from 'fastify'
import { followObjects } from './kubernetesFollow.ts'
import type { Followed } from './kubernetesFollow.ts'

/** What a pod is for us. */
export type PodState = 'waiting' | 'ready' | 'ended'

export function stateOf({ metadata, status }: V1Pod): PodState {
  const { phase, conditions = [] } = status ?? {}
  if (metadata?.deletionTimestamp || phase === 'Failed' || phase === 'Succeeded') return 'ended'
  return conditions.some(({ type, status: is }) => type === 'Ready' && is === 'True')
    ? 'ready'
    : 'waiting'
}

/** Why a pod is where it is, in a few words of the cluster. */
export function reasonOf({ status }: V1Pod): string {
  const { state } = status?.containerStatuses?.[0] ?? {}
  const { exitCode } = state?.terminated ?? {}
  return [
    status?.reason,
    status?.message,
    state?.waiting?.reason,
    state?.waiting?.message,
    exitCode === undefined ? undefined : `code ${exitCode}`,
  ]
    .filter((part) => part)
    .join(', ')
    .slice(0, 300)
}

/**
 * Whether the cluster has ended a pod: deleted it, or taken its place away. What it ends because
 * the pod took too much disk counts as the pod's own end, as an end by too much memory does.
 */
export function isTakenAway({ metadata, status }: V1Pod): boolean {
  if (metadata?.deletionTimestamp) return true
  const { reason, message = '' } = status ?? {}
  const isOverLimit = reason === 'Evicted' && !message.startsWith('The node ')
  return reason !== undefined && !isOverLimit
}

/** The pods with a label, followed by one watch. */
export const followPods = (
  config: KubeConfig,
  core: CoreV1Api,
  { namespace, labelSelector }: { readonly namespace: string; readonly labelSelector: string },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Followed<V1Pod>> =>
  followObjects(config, {
    path: `/api/v1/namespaces/${namespace}/pods`,
    namespace,
    list: () => core.listNamespacedPod({ namespace, labelSelector }),
    labelSelector,
    log,
  })
