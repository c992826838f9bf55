import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseAllDocuments } from 'yaml'

/** The chart's folder. */
export const chart = join(import.meta.dirname, '../../deploy/chart')

/** Names of the chart's sets of values, in `ci/`. */
export const valueSets: readonly string[] = readdirSync(join(chart, 'ci')).map((name) =>
  basename(name, '-values.yaml'),
)
/** The options that give Helm one of them. */
export const withValues = (name: string): string[] => [
  '--values',
  join(chart, `ci/${name}-values.yaml`),
]

/** One document of the rendered chart, with the parts that tests read in all of them. */
export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: {
    readonly name: string
    readonly namespace?: string
    readonly labels: Readonly<Record<string, string>>
    readonly annotations?: Readonly<Record<string, string>>
  }
  readonly spec?: unknown
}

/** Runs Helm and returns what it prints. Throws an error whose message contains Helm's output. */
export function runHelm(helm: string, args: readonly string[]): string {
  return execFileSync(helm, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** The text that an installation with a set of values prints at its end. */
export function notes(helm: string, set: string, more: readonly string[] = []): string {
  const options = ['--dry-run=client', '--namespace', 'rampart', ...withValues(set), ...more]
  const [, told = ''] = runHelm(helm, ['install', 'rampart', chart, ...options]).split('\nNOTES:\n')
  return told
}

/** The documents of a set of values, for the release `rampart` in the namespace `rampart`. */
export function render(helm: string, set: string, more: readonly string[] = []): Manifest[] {
  const args = ['template', 'rampart', chart, '--namespace', 'rampart', ...withValues(set), ...more]
  // Kubernetes reads YAML 1.1, in which 0440 is octal.
  return parseAllDocuments(runHelm(helm, args), { version: '1.1' })
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null)
}
