import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiextensionsV1Api } from '@kubernetes/client-node'
import type { KubeConfig, V1CustomResourceDefinition } from '@kubernetes/client-node'
import { vi } from 'vitest'
import { parseAllDocuments } from 'yaml'

/**
 * The definitions of custom resources in a folder, as their projects publish them. The conversion between versions is left out, as its webhook
 * does not run here; the versions that are stored need none. A server of 1.20 takes an empty text for no default and refuses it; rules in CEL came with
 * 1.25, and one before drops them.
 */
export function readDefinitions(folder: string): V1CustomResourceDefinition[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => parseAllDocuments(readFileSync(join(folder, name), 'utf8')))
    .map((document) => JSON.stringify(document.toJS()))
    .map((json) => JSON.parse(json, withoutEmptyDefault) as V1CustomResourceDefinition | null)
    .filter((definition) => definition?.kind === 'CustomResourceDefinition')
    .map(({ status: _status, spec: { conversion: _conversion, ...spec }, ...definition }) => ({
      ...definition,
      spec,
    }))
}

const withoutEmptyDefault = (key: string, value: unknown) =>
  key === 'default' && value === '' ? undefined : value

/** Makes the API server know them, and waits until it does. */
export async function define(
  config: KubeConfig,
  definitions: readonly V1CustomResourceDefinition[],
): Promise<void> {
  const api = config.makeApiClient(ApiextensionsV1Api)
  for (const body of definitions) await api.createCustomResourceDefinition({ body })
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
