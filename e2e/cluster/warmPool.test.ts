import { generateKeyPairSync } from 'node:crypto'
import { CustomObjectsApi } from '@kubernetes/client-node'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SandboxTemplate } from '../../apps/api/src/labs/runtime/kubernetesClaims.ts'
import { readHandoverKey } from '../../apps/api/src/labs/runtime/kubernetesHandover.ts'
import { createKubernetesRuntime } from '../../apps/api/src/labs/runtime/kubernetesRuntime.ts'
import type { TargetHandle } from '../../apps/api/src/labs/runtime/runtime.ts'
import { runtimeContract } from '../../apps/api/src/testing/runtimeContract.ts'
import { render } from '../../scripts/deploy/chart.ts'
import { helmProgram } from '../../scripts/deploy/helm.ts'
import { lacksKubernetes, saidLack, startControlPlane } from './support/controlPlane.ts'
import type { ControlPlane } from './support/controlPlane.ts'
import { definitions } from './support/definitions.ts'
import { limitPods } from './support/limitPods.ts'
import { playNode } from './support/playNode.ts'
import { playSandboxes } from './support/playSandboxes.ts'

const helm = helmProgram() ?? ''
/** The definitions of kubernetes-sigs/agent-sandbox are in its folder `helm/crds`. */
const hasPools = definitions.some(({ spec }) => spec.names.kind === 'SandboxWarmPool')
const lacks =
  lacksKubernetes ?? (helm === '' ? 'Helm' : hasPools ? null : 'CLUSTER_CRDS with SandboxWarmPool')

describe.skipIf(lacks !== null)(`pods of a warm pool ${saidLack(lacks)}`, () => {
  let plane: ControlPlane
  let names = 0
  const host = 'this cluster'
  const key = generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64')
  const { publicKey } = readHandoverKey(key)
  const api = { group: 'extensions.agents.x-k8s.io', version: 'v1beta1' }
  const patience = { timeout: 60_000, interval: 50 }

  beforeAll(async () => {
    plane = await startControlPlane(definitions)
  })
  afterAll(() => plane.stop())

  /** A namespace with a node, and the pool that the chart makes. */
  async function begin({ size = 2 } = {}) {
    const namespace = `warm-${(names += 1)}`
    // The standard that its pods have to meet, if the server knows it: from 1.23 on.
    const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' }
    await plane.core.createNamespace({ body: { metadata: { name: namespace, labels } } })
    await vi.waitFor(
      () => plane.core.readNamespacedServiceAccount({ name: 'default', namespace }),
      { timeout: 20_000, interval: 50 },
    )
    const node = await playNode(plane, { namespace, keepsApart: true })
    onTestFinished(() => node.stop())
    const values = [`labs.warmPool.publicKey=${publicKey}`, `labs.warmPool.size=${size}`]
    const objects = plane.config.makeApiClient(CustomObjectsApi)
    for (const body of render(helm, 'warm-pool', ['--set', values.join()]))
      if (body.apiVersion === `${api.group}/${api.version}`)
        await objects.createNamespacedCustomObject({
          ...api,
          namespace,
          plural: `${body.kind.toLowerCase()}s`,
          body: { ...body, metadata: { ...body.metadata, namespace } },
        })
    const played = playSandboxes(plane, namespace)
    onTestFinished(() => played.stop())
    /** The names of the pods that are ready. */
    const ready = async () =>
      (await plane.core.listNamespacedPod({ namespace })).items
        .filter(({ status }) => status?.conditions?.some(({ status: is }) => is === 'True'))
        .map(({ metadata }) => metadata?.name ?? '')
    const filled = (count: number) =>
      vi.waitFor(async () => {
        const names = await ready()
        if (names.length !== count) throw new Error(`${names.length} pods are ready.`)
        return names
      }, patience)
    const open = ({ key: own = key, name = 'rampart' } = {}) =>
      createKubernetesRuntime({
        config: plane.config,
        host,
        namespace,
        image: 'registry.example.org/rampart:1.4.0',
        runtimeClass: null,
        warmPool: { name, key: own },
        site: 'https://learn.example.org',
        log: { info: () => undefined, warn: () => undefined },
      })
    return { namespace, node, objects, ready, filled, open }
  }

  const started = (sessionId: string) => ({
    sessionId,
    lab: 'jwt-forgery',
    seed: 'ab'.repeat(32),
    credentials: { password: 'open sesame', ownerKey: 'key' },
    gatewaySecret: `the secret of ${sessionId}`,
  })
  const ask = (handle: TargetHandle, secret: string) =>
    fetch(`http://${handle.address}:${handle.port}/`, {
      headers: { 'x-lab-gateway': secret },
    }).then(({ status }) => status)
  const podOf = (handle: TargetHandle) => (handle.driver === 'kubernetes' ? handle.name : '')

  runtimeContract(async () => {
    const { node, filled, open } = await begin()
    await filled(2)
    return {
      host,
      lab: 'jwt-forgery',
      isReachedFromAll: true,
      open: () => open(),
      crash: async (handle) => node.kill(podOf(handle)),
    }
  })

  test('sessions take pods that wait, each its own, and the cluster shows nothing of what they are started with', async () => {
    const { namespace, ready, filled, open, objects } = await begin()
    const runtime = await open()
    onTestFinished(() => runtime.close())
    const waiting = await filled(2)
    const handles = await Promise.all(
      ['one', 'two'].map((sessionId) => runtime.start(started(sessionId), () => undefined)),
    )
    expect(handles.map(podOf).toSorted()).toEqual(waiting.toSorted())
    const [one, two] = handles as [TargetHandle, TargetHandle]
    expect(await ask(one, 'the secret of one')).toBe(200)
    expect(await ask(two, 'the secret of one')).toBe(403)

    const claims = await objects.listNamespacedCustomObject({
      ...api,
      plural: 'sandboxclaims',
      namespace,
    })
    const pods = await plane.core.listNamespacedPod({ namespace })
    const secrets = await plane.core.listNamespacedSecret({ namespace })
    expect(JSON.stringify([claims, pods, secrets])).not.toMatch(/open sesame|the secret|abab/)
    // The pool is filled again.
    await filled(4)
    await runtime.stop(one)
    expect(await ready()).not.toContain(podOf(one))
  })

  test('if the pool is empty a start waits for a pod of its own', async () => {
    const { open, filled } = await begin({ size: 1 })
    const runtime = await open()
    onTestFinished(() => runtime.close())
    await filled(1)
    const handles = await Promise.all(
      ['one', 'two', 'three'].map((sessionId) =>
        runtime.start(started(sessionId), () => undefined),
      ),
    )
    expect(new Set(handles.map(podOf)).size).toBe(3)
    expect(handles.map(podOf)).toContain('lab-two')
    for (const [index, sessionId] of ['one', 'two', 'three'].entries())
      expect(await ask(handles[index] as TargetHandle, `the secret of ${sessionId}`)).toBe(200)
  })

  test('a start waits while the quota of the namespace is used up', async () => {
    const { namespace, objects, open, filled } = await begin({ size: 1 })
    const runtime = await open()
    onTestFinished(() => runtime.close())
    await filled(1)
    await limitPods(plane, namespace, 1)
    const one = await runtime.start(started('one'), () => undefined)
    let isUp = false
    const two = runtime
      .start(started('two'), () => undefined)
      .then((handle) => {
        isUp = true
        return handle
      })
    const sandbox = { group: 'agents.x-k8s.io', version: api.version, plural: 'sandboxes' }
    await vi.waitFor(
      () => objects.getNamespacedCustomObject({ ...sandbox, namespace, name: 'lab-two' }),
      patience,
    )
    await expect(plane.core.readNamespacedPod({ name: 'lab-two', namespace })).rejects.toThrow(
      '404',
    )
    expect(isUp).toBe(false)
    await runtime.stop(one)
    expect(await ask(await two, 'the secret of two')).toBe(200)
  })

  test('a session ends where its claim is deleted', async () => {
    const { open, objects, namespace } = await begin()
    const runtime = await open()
    onTestFinished(() => runtime.close())
    const ended = vi.fn<(reason: string) => void>()
    const handle = await runtime.start(started('one'), ended)
    await objects.deleteNamespacedCustomObject({
      ...api,
      plural: 'sandboxclaims',
      namespace,
      name: 'lab-one',
    })
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), patience)
    expect(await runtime.status(handle)).toBe('gone')
  })

  test('a pool that waits for another key, opens the network or is not there is refused', async () => {
    const { open, objects, namespace } = await begin({ size: 1 })
    const another = generateKeyPairSync('ed25519')
      .privateKey.export({ format: 'der', type: 'pkcs8' })
      .toString('base64')
    await expect(open({ key: another })).rejects.toThrow(
      /^LAB_WARM_POOL_KEY: the pods of the pool rampart wait for another key\. The public half of this one is MCow/,
    )
    await expect(open({ name: 'nobodys' })).rejects.toThrow(
      /^LAB_WARM_POOL: the pool nobodys cannot be read \(.*404/,
    )
    const named = { ...api, namespace, plural: 'sandboxtemplates', name: 'rampart' }
    const template = (await objects.getNamespacedCustomObject(named)) as SandboxTemplate
    const { networkPolicyManagement: _ours, ...spec } = template.spec
    await objects.replaceNamespacedCustomObject({ ...named, body: { ...template, spec } })
    await expect(open()).rejects.toThrow(
      'LAB_WARM_POOL: the template of the pool rampart makes network policies of its own.',
    )
  })
})
