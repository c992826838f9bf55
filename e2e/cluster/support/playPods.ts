import { makeInformer } from '@kubernetes/client-node'
import type { V1Pod, V1PodStatus } from '@kubernetes/client-node'
import type { ControlPlane } from './controlPlane.ts'

/** What a played node did. */
export interface PlayedPods {
  /** Roles of pods whose command ended, in their order. */
  readonly ended: string[]
  /** From now on commands of this role fail; null lets all succeed. */
  readonly fail: (role: string | null) => void
  readonly stop: () => Promise<void>
}

const role = 'app.kubernetes.io/component'

/**
 * Reports for each pod of a namespace what a kubelet would report if all went well: that it is
 * ready, or that it ended if it is no service. Nothing runs.
 */
export async function playPods(
  { config, core }: ControlPlane,
  namespace: string,
): Promise<PlayedPods> {
  const ended: string[] = []
  const state: { failing: string | null; isStopped: boolean } = { failing: null, isStopped: false }

  function statusOf(pod: V1Pod): V1PodStatus {
    const name = pod.metadata?.labels?.[role] ?? ''
    if (pod.spec?.restartPolicy !== 'Never')
      return { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] }
    const isFailing = state.failing === name
    ended.push(isFailing ? `${name} failed` : name)
    return { phase: isFailing ? 'Failed' : 'Succeeded' }
  }

  const seen = new Set<string>()
  const see = (pod: V1Pod): void => {
    const { name = '', uid = '', deletionTimestamp } = pod.metadata ?? {}
    const act = async () => {
      if (deletionTimestamp)
        await core.deleteNamespacedPod({ name, namespace, gracePeriodSeconds: 0 })
      else if (!seen.has(uid)) {
        seen.add(uid)
        const binding = { metadata: { name }, target: { kind: 'Node', name: 'played' } }
        await core.createNamespacedPodBinding({ name, namespace, body: binding })
        await core.patchNamespacedPodStatus({
          name,
          namespace,
          body: [{ op: 'add', path: '/status', value: statusOf(pod) }],
        })
      }
    }
    act().catch((error: { code?: number }) => {
      // It was removed meanwhile, or the test is over.
      if (error.code !== 404 && !state.isStopped) throw error
    })
  }
  const informer = makeInformer<V1Pod>(config, `/api/v1/namespaces/${namespace}/pods`, () =>
    core.listNamespacedPod({ namespace }),
  )
  informer.on('add', see)
  informer.on('update', see)
  await informer.start()
  return {
    ended,
    fail: (name) => {
      state.failing = name
    },
    stop: () => {
      state.isStopped = true
      return informer.stop()
    },
  }
}
