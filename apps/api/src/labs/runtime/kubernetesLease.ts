import { CoordinationV1Api, V1MicroTime } from '@kubernetes/client-node'
import type { KubeConfig, V1Lease } from '@kubernetes/client-node'
import { hasCode } from './kubernetesErrors.ts'

/** Seconds for which a lease is valid without being renewed. */
const duration = 15

interface LeaseOptions {
  readonly namespace: string
  readonly name: string
  /** This process. */
  readonly holder: string
  readonly now: () => number
}

/**
 * Whether this process may tidy up now: one at a time does, and another one once it has been silent
 * for a while.
 */
export function createLease(
  config: KubeConfig,
  { namespace, name, holder, now }: LeaseOptions,
): { readonly holds: () => Promise<boolean>; readonly release: () => Promise<void> } {
  const api = config.makeApiClient(CoordinationV1Api)
  const read = () =>
    api.readNamespacedLease({ name, namespace }).catch((error: unknown) => {
      if (hasCode(error, 404)) return undefined
      throw error
    })
  const mine = (): V1Lease => ({
    metadata: { name },
    spec: {
      holderIdentity: holder,
      leaseDurationSeconds: duration,
      renewTime: new V1MicroTime(now()),
    },
  })

  async function holds(): Promise<boolean> {
    const lease = await read()
    const { holderIdentity, renewTime } = lease?.spec ?? {}
    const isFree =
      !holderIdentity || !renewTime || new Date(renewTime).getTime() + duration * 1_000 < now()
    if (holderIdentity !== holder && !isFree) return false
    try {
      if (lease) {
        const { resourceVersion } = lease.metadata ?? {}
        // If another process was faster, the version differs: 409.
        const body = { ...mine(), metadata: { name, ...(resourceVersion && { resourceVersion }) } }
        await api.replaceNamespacedLease({ name, namespace, body })
      } else await api.createNamespacedLease({ namespace, body: mine() })
      return true
    } catch (error) {
      if (hasCode(error, 409)) return false
      throw error
    }
  }

  return {
    holds,
    release: async () => {
      const lease = await read()
      if (lease?.spec?.holderIdentity !== holder) return
      const spec = { leaseDurationSeconds: duration }
      const { resourceVersion } = lease.metadata ?? {}
      const body = { metadata: { name, ...(resourceVersion && { resourceVersion }) }, spec }
      await api.replaceNamespacedLease({ name, namespace, body }).catch((error: unknown) => {
        if (!hasCode(error, 409)) throw error
      })
    },
  }
}
