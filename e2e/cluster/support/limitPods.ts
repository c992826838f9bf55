import { vi } from 'vitest'
import type { ControlPlane } from './controlPlane.ts'

/** Lets a namespace have no more than this number of pods. Ends once the API server counts. */
export async function limitPods(
  { core }: ControlPlane,
  namespace: string,
  pods: number,
): Promise<void> {
  const hard = { pods: String(pods) }
  await core.createNamespacedResourceQuota({
    namespace,
    body: { metadata: { name: 'labs' }, spec: { hard } },
  })
  await vi.waitFor(
    async () => {
      const { status } = await core.readNamespacedResourceQuota({ name: 'labs', namespace })
      if (status?.hard?.['pods'] !== hard.pods) throw new Error('The quota does not count yet.')
    },
    { timeout: 20_000, interval: 100 },
  )
}
