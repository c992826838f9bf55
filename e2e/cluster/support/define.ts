import { ApiextensionsV1Api, CustomObjectsApi } from '@kubernetes/client-node'
import type { KubeConfig, V1CustomResourceDefinition } from '@kubernetes/client-node'
import { vi } from 'vitest'

/** Adds definitions to the API server, and waits until it knows them. */
export async function define(
  config: KubeConfig,
  definitions: readonly V1CustomResourceDefinition[],
): Promise<void> {
  const api = config.makeApiClient(ApiextensionsV1Api)
  // The typed client would leave out fields whose names begin with `x-kubernetes-`.
  const objects = config.makeApiClient(CustomObjectsApi)
  const kind = { group: 'apiextensions.k8s.io', version: 'v1', plural: 'customresourcedefinitions' }
  for (const body of definitions) await objects.createClusterCustomObject({ ...kind, body })
  for (const { metadata } of definitions)
    await vi.waitFor(
      async () => {
        const name = metadata?.name ?? ''
        const { status } = await api.readCustomResourceDefinition({ name })
        const isThere = status?.conditions?.some(
          ({ type, status: is }) => type === 'Established' && is === 'True',
        )
        if (isThere !== true) throw new Error(`${name} is not established.`)
      },
      { timeout: 30_000, interval: 100 },
    )
}
