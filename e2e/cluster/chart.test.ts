import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { AppsV1Api, BatchV1Api, RbacAuthorizationV1Api } from '@kubernetes/client-node'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chart, render, valueSets, withValues } from '../../scripts/deploy/chart.ts'
import { helmProgram } from '../../scripts/deploy/helm.ts'
import {
  kubernetesMinor,
  lacksKubernetes,
  saidLack,
  startControlPlane,
} from './support/controlPlane.ts'
import type { ControlPlane } from './support/controlPlane.ts'
import { definitions } from './support/definitions.ts'
import { playPods } from './support/playPods.ts'
import type { PlayedPods } from './support/playPods.ts'
import { hasProgram } from './support/programs.ts'

const helm = helmProgram() ?? ''
const lacks = lacksKubernetes ?? (helm === '' ? 'Helm' : hasProgram('kubectl') ? null : 'kubectl')

/** Whether the server has the version that the chart requires. */
const isNew = kubernetesMinor >= 23
/** Kinds of others that the server knows. */
const defined = new Set(definitions.map(({ spec }) => spec.names.kind))
/**
 * Kinds that the server does not know: those that are newer than it, and those of other projects
 * without their definitions.
 */
const unknown = new Set([
  ...(isNew ? [] : ['PodDisruptionBudget', 'HorizontalPodAutoscaler']),
  ...['HTTPRoute', 'PodMonitor', 'Cluster', 'SandboxTemplate', 'SandboxWarmPool'].filter(
    (kind) => !defined.has(kind),
  ),
])
/** The values that leave out what is too new for the server. */
const older = isNew ? [] : ['--set', 'disruptionBudgets=false,site.autoscaling.enabled=false']

describe.skipIf(lacks !== null)(`chart ${saidLack(lacks)}`, () => {
  let plane: ControlPlane
  let node: PlayedPods
  let folder = ''
  beforeAll(async () => {
    plane = await startControlPlane(definitions)
    folder = await mkdtemp(join(tmpdir(), 'chart-'))
    await cp(chart, folder, { recursive: true })
    const about = await readFile(join(folder, 'Chart.yaml'), 'utf8')
    // The chart requires a newer version than this cluster may have; a cluster that was built by
    // hand may not report its version.
    await writeFile(join(folder, 'Chart.yaml'), about.replace(/^kubeVersion:.*$/m, ''))
    for (const name of ['rampart', 'rampart-labs'])
      await plane.core.createNamespace({ body: { metadata: { name } } })
    // No pod is accepted before its account exists.
    await vi.waitFor(
      () => plane.core.readNamespacedServiceAccount({ name: 'default', namespace: 'rampart' }),
      { timeout: 60_000, interval: 50 },
    )
    node = await playPods(plane, 'rampart')
  })
  afterAll(async () => {
    await node.stop()
    await plane.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const kubectl = (args: readonly string[], input = '') =>
    execFileSync('kubectl', ['--kubeconfig', plane.kubeconfig, ...args], {
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  const runHelm = async (...args: string[]) => {
    const options = ['--kubeconfig', plane.kubeconfig, '--namespace', 'rampart']
    return (await promisify(execFile)(helm, [...args, ...options])).stdout
  }
  /** Everything of the release's namespaces, by kind and name. */
  const inCluster = async () => {
    const apps = plane.config.makeApiClient(AppsV1Api)
    const batch = plane.config.makeApiClient(BatchV1Api)
    const rights = plane.config.makeApiClient(RbacAuthorizationV1Api)
    const namespace = 'rampart'
    const lists = await Promise.all([
      apps.listNamespacedDeployment({ namespace }),
      batch.listNamespacedJob({ namespace }),
      plane.core.listNamespacedService({ namespace }),
      plane.core.listNamespacedSecret({ namespace }),
      plane.core.listNamespacedConfigMap({ namespace }),
      plane.core.listNamespacedServiceAccount({ namespace }),
      plane.core.listNamespacedPod({ namespace }),
      rights.listNamespacedRole({ namespace: 'rampart-labs' }),
    ])
    return lists
      .flatMap(({ items }) => items.map(({ metadata }) => metadata?.name ?? ''))
      .filter((name) => !/-token-|^kube-root-ca/.test(name))
      .toSorted()
  }

  test.each(valueSets)('the API server takes each document with %s', (set) => {
    const known = render(helm, set).filter(({ kind }) => !unknown.has(kind))
    const items = known.map((manifest) =>
      manifest.kind === 'Namespace'
        ? manifest
        : { ...manifest, metadata: { namespace: 'rampart', ...manifest.metadata } },
    )
    const documents = JSON.stringify({ apiVersion: 'v1', kind: 'List', items })
    const said = kubectl(['apply', '--validate=true', '--dry-run=server', '-f', '-'], documents)
    expect(said.trim().split('\n')).toHaveLength(known.length)
  })

  test('a release is installed, tried, changed, refused and removed, with its hooks in their order', async () => {
    await plane.core.deleteNamespace({ name: 'rampart-labs' })
    await vi.waitFor(
      () => expect(plane.core.readNamespace({ name: 'rampart-labs' })).rejects.toThrow('404'),
      { timeout: 60_000, interval: 200 },
    )
    const before = await inCluster()
    const values = [folder, ...withValues('minimal'), ...older, '--wait', '--timeout', '2m']
    const notes = await runHelm('install', 'rampart', ...values)
    expect(notes).toContain('Labs are https://{session}.labs.example.net')
    expect(node.ended).toEqual(['migrate', 'import'])
    expect(await inCluster()).toEqual(
      expect.arrayContaining(['rampart-gateway', 'rampart-site', 'rampart-worker']),
    )
    await theWorkerMayDoWhatItDoes()

    await runHelm('test', 'rampart')
    expect(node.ended.splice(0)).toEqual(['migrate', 'import', 'test'])

    const imageOf = async () => {
      const apps = plane.config.makeApiClient(AppsV1Api)
      const { spec } = await apps.readNamespacedDeployment({
        name: 'rampart-site',
        namespace: 'rampart',
      })
      return spec?.template.spec?.containers[0]?.image
    }
    await runHelm('upgrade', 'rampart', ...values, '--set', 'image.tag=1.5.0')
    expect(node.ended.splice(0)).toEqual(['migrate', 'import'])
    expect(await imageOf()).toBe('registry.example.org/rampart:1.5.0')

    // If the tables cannot be brought up to date, the running version stays, and the job stays for
    // its log.
    node.fail('migrate')
    await expect(
      runHelm('upgrade', 'rampart', ...values, '--set', 'image.tag=1.6.0', '--timeout', '20s'),
    ).rejects.toThrow('pre-upgrade')
    expect(node.ended.splice(0)).toContain('migrate failed')
    expect(await imageOf()).toBe('registry.example.org/rampart:1.5.0')
    expect(await inCluster()).toContain('rampart-migrate')
    node.fail(null)
    await runHelm('upgrade', 'rampart', ...values, '--set', 'image.tag=1.6.0')
    expect(await imageOf()).toBe('registry.example.org/rampart:1.6.0')

    await runHelm('uninstall', 'rampart', '--wait', '--timeout', '2m')
    await vi.waitFor(async () => expect(await inCluster()).toEqual(before), {
      timeout: 60_000,
      interval: 200,
    })
    await vi.waitFor(
      () => expect(plane.core.readNamespace({ name: 'rampart-labs' })).rejects.toThrow('404'),
      { timeout: 60_000, interval: 200 },
    )
  })

  async function theWorkerMayDoWhatItDoes(): Promise<void> {
    const may = (verb: string, what: string, namespace = 'rampart-labs') => {
      const as = '--as=system:serviceaccount:rampart:rampart-worker'
      try {
        const [resource = '', sub] = what.split('/')
        const of = sub === undefined ? [] : [`--subresource=${sub}`]
        return kubectl(['auth', 'can-i', verb, resource, ...of, as, '-n', namespace]).trim()
      } catch {
        return 'no'
      }
    }
    for (const [verb, what] of [
      ['create', 'pods'],
      ['delete', 'pods'],
      ['watch', 'pods'],
      ['create', 'secrets'],
      ['update', 'leases.coordination.k8s.io'],
    ] as const)
      expect([verb, what, may(verb, what)]).toEqual([verb, what, 'yes'])
    for (const [verb, what, namespace] of [
      ['get', 'secrets'],
      ['list', 'secrets'],
      ['create', 'pods/exec'],
      ['create', 'pods', 'rampart'],
      ['get', 'secrets', 'rampart'],
      ['create', 'rolebindings.rbac.authorization.k8s.io'],
    ] as const)
      expect([verb, what, may(verb, what, namespace)]).toEqual([verb, what, 'no'])
  }
})
