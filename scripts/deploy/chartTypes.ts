import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from './chart.ts'

const repository = join(import.meta.dirname, '../..')

/** The package with the types of a group. CloudNativePG has none. */
const packageOf = (group: string) =>
  group === 'gateway.networking.k8s.io'
    ? '@kubernetes-models/gateway-api'
    : group === 'monitoring.coreos.com'
      ? '@kubernetes-models/prometheus-operator'
      : 'kubernetes-models'

/**
 * Checks documents by the types of their kinds, with the compiler: unlike a schema of the API it refuses fields that do not exist. Returns its
 * complaints, empty where there are none. Kinds in `untyped` are left out.
 */
export function typeProblems(manifests: readonly Manifest[], untyped: readonly string[]): string {
  const lines = manifests
    .filter(({ kind }) => !untyped.includes(kind))
    .flatMap((manifest, index) => {
      const { apiVersion, kind } = manifest
      const [group = ''] = apiVersion.includes('/') ? apiVersion.split('/') : ['']

      return [
        `import type { I${kind} as T${index} } from '${packageOf(group)}/${apiVersion}'`,
        `export const d${index}: T${index} = ${JSON.stringify(manifest, null, 1)}`,
      ]
    })
  // Where the compiler finds the packages, and lint and editors do not look.
  const cache = join(repository, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'chart-types-'))
  try {
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
    const options = '--noEmit --strict --skipLibCheck --target esnext --module nodenext --types'
    const { stdout, stderr } = spawnSync(
      join(repository, 'node_modules/.bin/tsc'),
      [...options.split(' '), 'node', '--ignoreConfig', join(folder, 'manifests.ts')],
      { encoding: 'utf8', cwd: folder },
    )
    return `${stdout}${stderr}`.trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
