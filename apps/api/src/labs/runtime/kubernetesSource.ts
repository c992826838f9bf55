import { setTimeout as wait } from 'node:timers/promises'
import type { V1Pod } from '@kubernetes/client-node'
import { hasCode } from './kubernetesErrors.ts'
import { until } from './kubernetesFollow.ts'
import type { Followed } from './kubernetesFollow.ts'
import { reasonOf, stateOf } from './kubernetesPods.ts'
import { sessionLabel } from './runtime.ts'
import type { ClusterObject, TargetStart } from './runtime.ts'

/** A pod whose target serves its session. */
export interface ServingPod extends ClusterObject {
  readonly address: string
  /** What it goes with, if it was not made for the session. */
  readonly claim?: ClusterObject
}

/**
 * How sessions get pods. The object of a session, its pod or its claim to one, has its name and is
 * its own.
 */
export interface PodSource {
  /**
   * Makes the object of a session. Rejects with the cluster's refusal: 409 if the session has one
   * already.
   */
  readonly create: (start: TargetStart) => Promise<ClusterObject>
  /** Waits until the target of what was made serves. Rejects if it does not, within `readyTime`. */
  readonly serve: (start: TargetStart, own: ClusterObject) => Promise<ServingPod>
  /** Ends it, and waits until the cluster has nothing of it. */
  readonly remove: (own: ClusterObject) => Promise<void>
  /**
   * What belongs to sessions of this site, made by any process, without what the cluster is ending
   * already.
   */
  readonly list: () => Promise<readonly (ClusterObject & { readonly sessionId: string })[]>
}

/**
 * How long a target may take until it is ready, in milliseconds: a node may have to be added, an
 * image fetched.
 */
export const readyTime = 240_000

/** The names, UIDs and sessions of what is not being ended already in a list of the cluster. */
export const ofSessions = (items: readonly Pick<V1Pod, 'metadata'>[]) =>
  items
    .filter(({ metadata }) => !metadata?.deletionTimestamp)
    .map(({ metadata: { name = '', uid = '', labels } = {} }) => ({
      name,
      uid,
      sessionId: labels?.[sessionLabel] ?? '',
    }))

/** Waits until an object is gone or another one has its name, for half a minute at most. */
export async function untilGone(
  uid: string,
  read: () => Promise<Pick<V1Pod, 'metadata'>>,
): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(100)) {
    const found = await read().catch((error: unknown) => {
      if (hasCode(error, 404)) return undefined
      throw error
    })
    if (found?.metadata?.uid !== uid) return
  }
}

/** Waits until a pod is ready; returns its address. Rejects if it ends before. */
export async function untilReady(pods: Followed<V1Pod>, own: ClusterObject): Promise<string> {
  const pod = await until(pods, own, {
    isSo: (is) => stateOf(is) !== 'waiting',
    reasonOf,
    milliseconds: readyTime,
  })
  const address = pod.status?.podIP
  if (stateOf(pod) === 'ended' || !address)
    throw new Error(`The pod ended before it was ready: ${reasonOf(pod)}`)
  return address
}
