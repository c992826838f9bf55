import type { CoreV1Api, V1Pod } from '@kubernetes/client-node'
import { unlessGone } from './kubernetesErrors.ts'
import type { Followed } from './kubernetesFollow.ts'
import { targetPod, targetSecret } from './kubernetesObjects.ts'
import type { PodSettings } from './kubernetesObjects.ts'
import { ofSessions, untilGone, untilReady } from './kubernetesSource.ts'
import type { PodSource } from './kubernetesSource.ts'
import { sessionLabel } from './runtime.ts'

interface OwnPodsOptions extends PodSettings {
  readonly namespace: string
  /** Selects what belongs to this site. */
  readonly labelSelector: string
}

/** A pod for each session, made when it starts. */
export function createOwnPods(
  core: CoreV1Api,
  pods: Followed<V1Pod>,
  { namespace, labelSelector, ...settings }: OwnPodsOptions,
): PodSource {
  return {
    create: async (start) => {
      const { metadata: { name = '', uid = '' } = {} } = await core.createNamespacedPod({
        namespace,
        body: targetPod(start, settings),
      })
      return { name, uid }
    },
    serve: async (start, own) => {
      await core.createNamespacedSecret({ namespace, body: targetSecret(start, own, settings) })
      return { ...own, address: await untilReady(pods, own) }
    },
    remove: async ({ name, uid }) => {
      const body = { preconditions: { uid } }
      await core.deleteNamespacedPod({ name, namespace, body }).catch(unlessGone)
      await untilGone(uid, () => core.readNamespacedPod({ name, namespace }))
    },
    list: async () => {
      const selector = `${labelSelector},${sessionLabel}`
      return ofSessions(
        (await core.listNamespacedPod({ namespace, labelSelector: selector })).items,
      )
    },
  }
}
