import { expect, test, vi } from 'vitest'
import { StartError } from '../../startError.ts'
import { createKubernetesRuntime } from './kubernetesRuntime.ts'
import { targetPod, targetSecret } from './kubernetesObjects.ts'

const settings = { site: 'https://learn.example.org', image: 'labs/{lab}:1', runtimeClass: null }
const start = {
  sessionId: '0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44',
  lab: 'jwt-forgery',
  seed: 'ab'.repeat(32),
  credentials: { password: 'open sesame' },
  gatewaySecret: 'the secret',
}

test('a cluster that nobody named, or that does not respond, stops the start with one line', async () => {
  const open = () =>
    createKubernetesRuntime({
      ...settings,
      host: 'a cluster',
      namespace: 'labs',
      warmPool: null,
      log: { info: () => undefined, warn: () => undefined },
    })
  vi.stubEnv('KUBECONFIG', '/nowhere/config')
  await expect(open()).rejects.toThrow(
    /^LAB_RUNTIME: the way to the cluster cannot be read \([^\n]*ENOENT[^\n]*\)\. Outside of a cluster, name it in KUBECONFIG\.$/,
  )
  await expect(open()).rejects.toThrow(StartError)
  vi.stubEnv('KUBECONFIG', '')
  vi.stubEnv('HOME', '/nowhere')
  await expect(open()).rejects.toThrow(
    /^LAB_RUNTIME: this process is in no cluster, and knows the way to none\. Outside of a cluster, name it in KUBECONFIG\.$/,
  )
  await expect(open()).rejects.toThrow(StartError)
})

test('a pod has no rights, writes nowhere, and shows none of what its target is started with', () => {
  const pod = targetPod(start, { ...settings, runtimeClass: 'gvisor' })
  expect(pod.metadata?.name).toBe(`lab-${start.sessionId}`)
  expect(pod.spec).toMatchObject({
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    restartPolicy: 'Never',
    runtimeClassName: 'gvisor',
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  })
  expect(pod.spec?.containers[0]).toMatchObject({
    image: 'labs/jwt-forgery:1',
    securityContext: {
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
      readOnlyRootFilesystem: true,
    },
    resources: { limits: { cpu: '500m', memory: '256Mi', 'ephemeral-storage': '16Mi' } },
  })
  expect(JSON.stringify(pod)).not.toMatch(/open sesame|the secret|abab/)
  expect(targetPod(start, settings).spec).not.toHaveProperty('runtimeClassName')
})

test('its secret belongs to the pod and cannot be changed', () => {
  const secret = targetSecret(start, { name: 'lab-one', uid: 'the-uid' }, settings)
  expect(secret).toMatchObject({
    immutable: true,
    metadata: {
      name: 'lab-one',
      ownerReferences: [{ kind: 'Pod', name: 'lab-one', uid: 'the-uid' }],
    },
  })
  expect(JSON.parse(secret.stringData?.['target'] ?? '')).toEqual({
    seed: start.seed,
    credentials: start.credentials,
    gatewaySecret: 'the secret',
  })
})
