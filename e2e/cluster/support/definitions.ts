import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { V1CustomResourceDefinition } from '@kubernetes/client-node'
import { parseAllDocuments } from 'yaml'
import { kubernetesMinor } from './controlPlane.ts'

/**
 * The folder with definitions of custom resources, as their projects publish them. The tests of
 * these resources run only if it is set.
 */
const folder = process.env['CLUSTER_CRDS'] ?? ''

/**
 * The definitions of the folder; none if there is no folder or the server cannot use them. The
 * conversion between versions is left out, because its webhook does not run here; the stored
 * versions need none. Rules in CEL came with Kubernetes 1.25: an older server drops them.
 */
export const definitions: readonly V1CustomResourceDefinition[] =
  folder === '' || kubernetesMinor < 22 ? [] : readDefinitions()

function readDefinitions(): V1CustomResourceDefinition[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => parseAllDocuments(readFileSync(join(folder, name), 'utf8')))
    .map((document) => document.toJS() as V1CustomResourceDefinition | null)
    .filter((definition) => definition !== null)
    .filter(({ kind }) => kind === 'CustomResourceDefinition')
    .map(({ status: _status, spec: { conversion: _conversion, ...spec }, ...definition }) => ({
      ...definition,
      spec,
    }))
}
