import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../program.ts'
import type { Manifest } from './chart.ts'

/** The package with the types of a group. */
const packageOf = (group: string) =>
  ({
    'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
    'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
    'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  })[group] ?? 'kubernetes-models'

/**
 * Checks documents by the types of their kinds, with the compiler: unlike a schema of the API it
 * refuses fields that do not exist. Returns its complaints, empty if there are none.
 */
export function typeProblems(manifests: readonly Manifest[]): string {
  const lines = manifests.flatMap((manifest, index) => {
    const { apiVersion, kind } = manifest
    const [group = ''] = apiVersion.includes('/') ? apiVersion.split('/') : ['']
    return [
      `import type { I${kind} as T${index} } from '${packageOf(group)}/${apiVersion}'`,
      `export const d${index}: T${index} = ${JSON.stringify(manifest, null, 1)}`,
    ]
  })
  // In a folder where the compiler finds the packages, and which lint and editors ignore.
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
