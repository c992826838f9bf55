import { vi } from 'vitest'
import type { ControlPlane } from './controlPlane.ts'

/** Lets a namespace have at most this number of pods. Resolves once the API server enforces it. */
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
