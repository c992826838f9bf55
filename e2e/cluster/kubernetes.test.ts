import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createKubernetesRuntime } from '../../apps/api/src/labs/runtime/kubernetesRuntime.ts'
import { runtimeContract } from '../../apps/api/src/testing/runtimeContract.ts'
import { lacksKubernetes, saidLack, startControlPlane } from './support/controlPlane.ts'
import type { ControlPlane } from './support/controlPlane.ts'
import { limitPods } from './support/limitPods.ts'
import { playNode } from './support/playNode.ts'

describe.skipIf(lacksKubernetes !== null)(`pods of a cluster ${saidLack(lacksKubernetes)}`, () => {
  let plane: ControlPlane
  let names = 0
  const log = { info: () => undefined, warn: () => undefined }
  const host = 'this cluster'

  beforeAll(async () => {
    plane = await startControlPlane()
  })
  afterAll(() => plane.stop())

  /** A namespace with a node, for one test. */
  async function begin({ keepsApart = true } = {}) {
    const namespace = `labs-${(names += 1)}`
    // The standard that its pods have to meet, if the server knows it: from 1.23 on.
    const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' }
    await plane.core.createNamespace({ body: { metadata: { name: namespace, labels } } })
    await vi.waitFor(
      () => plane.core.readNamespacedServiceAccount({ name: 'default', namespace }),
      { timeout: 20_000, interval: 50 },
    )
    const node = await playNode(plane, { namespace, keepsApart })
    onTestFinished(() => node.stop())
    const open = () =>
      createKubernetesRuntime({
        config: plane.config,
        host,
        namespace,
        image: 'localhost/rampart',
        runtimeClass: null,
        warmPool: null,
        site: 'https://learn.example.org',
        log,
      })
    return { namespace, node, open }
  }

  runtimeContract(async () => {
    const { node, open } = await begin()
    return {
      host,
      lab: 'jwt-forgery',
      isReachedFromAll: true,
      open,
      crash: async (handle) => {
        if (handle.driver === 'kubernetes') node.kill(handle.name)
      },
    }
  })

  test('what a target is started with is in a secret that is deleted with its pod', async () => {
    const { namespace, open } = await begin()
    const runtime = await open()
    onTestFinished(() => runtime.close())
    const handle = await runtime.start(
      {
        sessionId: 'one',
        lab: 'jwt-forgery',
        seed: 'ab'.repeat(32),
        credentials: { password: 'open sesame', ownerKey: 'key' },
        gatewaySecret: 'the secret',
      },
      () => undefined,
    )
    const { items } = await plane.core.listNamespacedPod({
      namespace,
      labelSelector: 'rampart.session',
    })
    expect(items).toHaveLength(1)
    expect(JSON.stringify(items)).not.toMatch(/open sesame|the secret/)
    await plane.core.readNamespacedSecret({ name: 'lab-one', namespace })
    await runtime.stop(handle)
    // The cluster's own garbage collector removes what belonged to a pod.
    await vi.waitFor(
      async () =>
        expect(
          (await plane.core.listNamespacedSecret({ namespace })).items.map(
            ({ metadata }) => metadata?.name,
          ),
        ).not.toContain('lab-one'),
      { timeout: 30_000, interval: 200 },
    )
  })

  test('a start waits while the quota of the namespace is used up', async () => {
    const { namespace, open } = await begin()
    const runtime = await open()
    onTestFinished(() => runtime.close())
    const start = (sessionId: string) =>
      runtime.start(
        {
          sessionId,
          lab: 'jwt-forgery',
          seed: 'ab'.repeat(32),
          credentials: { password: 'open sesame', ownerKey: 'key' },
          gatewaySecret: 'the secret',
        },
        () => undefined,
      )
    await limitPods(plane, namespace, 1)
    const one = await start('one')
    let isUp = false
    const two = start('two').then((handle) => {
      isUp = true
      return handle
    })
    await expect(plane.core.readNamespacedPod({ name: 'lab-two', namespace })).rejects.toThrow(
      '404',
    )
    expect(isUp).toBe(false)
    await runtime.stop(one)
    expect(await runtime.status(await two)).toBe('running')
    await runtime.stop(await two)
  })

  test('one process at a time tidies up, and another one does once it has gone', async () => {
    const { open } = await begin()
    const [first, second] = [await open(), await open()]
    onTestFinished(() => second.close())
    const asked = async (runtime: typeof first) => {
      let times = 0
      await runtime.reconcile(async () => {
        times += 1
        return new Set()
      })
      return times
    }
    expect([await asked(first), await asked(second), await asked(first)]).toEqual([1, 0, 1])
    await first.close()
    expect(await asked(second)).toBe(1)
  })

  test('a cluster whose network heeds no policies is refused', async () => {
    const { open } = await begin({ keepsApart: false })
    await expect(open()).rejects.toThrow(
      /^LAB_RUNTIME: this cluster does not keep labs apart: a pod of the namespace labs-\d+ reached another lab's\./,
    )
  })
})
