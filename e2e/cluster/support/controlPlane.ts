import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CoreV1Api, KubeConfig } from '@kubernetes/client-node'
import type { V1CustomResourceDefinition } from '@kubernetes/client-node'
import { vi } from 'vitest'
import { freePort } from '../../../apps/api/src/testing/freePort.ts'
import { define } from './define.ts'
import { hasProgram } from './programs.ts'

/**
 * The folder with kube-apiserver and kube-controller-manager: those of a release, from 1.20 on, or
 * of build-kubernetes.sh, which makes 1.20. That one does not work with large definitions of custom
 * resources: its reflection library is older than the compiler, and reads maps from the wrong
 * place.
 */
const binaries = process.env['KUBERNETES_BIN'] ?? ''

/**
 * What this machine needs to run a cluster's control plane and pods in networks of their own, and
 * does not have; null if it has everything.
 */
export const lacksKubernetes: string | null =
  process.getuid?.() !== 0
    ? 'the rights of root'
    : !existsSync(join(binaries, 'kube-apiserver'))
      ? 'KUBERNETES_BIN with kube-apiserver'
      : (['etcd', 'ip', 'bridge'].find((name) => !hasProgram(name)) ?? null)

/**
 * The minor version of that server; 0 if there is none. What build-kubernetes.sh makes does not
 * always say its own.
 */
export const kubernetesMinor =
  lacksKubernetes === null
    ? Number(
        /v1\.(\d+)/.exec(
          execFileSync(join(binaries, 'kube-apiserver'), ['--version'], { encoding: 'utf8' }),
        )?.[1] ?? 20,
      )
    : 0

/** The message of a skipped test. */
export const saidLack = (lack: string | null) =>
  lack === null ? '' : `(skipped: ${lack} is not here)`

/** A running control plane: a real API server with its database and controllers, and no nodes. */
export interface ControlPlane {
  readonly config: KubeConfig
  readonly core: CoreV1Api
  readonly kubeconfig: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a control plane that also knows the custom resources of the definitions, if there are any.
 * Their objects are collected as all others.
 */
export async function startControlPlane(
  definitions: readonly V1CustomResourceDefinition[] = [],
): Promise<ControlPlane> {
  const folder = await mkdtemp(join(tmpdir(), 'control-plane-'))
  const children: ChildProcess[] = []
  let said = ''
  const run = (command: string, args: readonly string[]) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4_000)))
    children.unshift(child)
  }
  const stop = async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const [etcd, peers, api] = [await freePort(), await freePort(), await freePort()]
  const token = 'token-of-the-test'
  const key = join(folder, 'accounts.key')
  execFileSync('openssl', ['genrsa', '-out', key, '2048'], { stdio: 'ignore' })
  await writeFile(join(folder, 'tokens.csv'), `${token},admin,admin,system:masters\n`)
  run('etcd', [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=http://127.0.0.1:${etcd}`,
    `--advertise-client-urls=http://127.0.0.1:${etcd}`,
    `--listen-peer-urls=http://127.0.0.1:${peers}`,
    '--unsafe-no-fsync',
  ])
  run(join(binaries, 'kube-apiserver'), [
    `--etcd-servers=http://127.0.0.1:${etcd}`,
    `--secure-port=${api}`,
    '--bind-address=127.0.0.1',
    `--cert-dir=${join(folder, 'certificates')}`,
    `--token-auth-file=${join(folder, 'tokens.csv')}`,
    '--authorization-mode=RBAC',
    '--service-cluster-ip-range=10.96.0.0/16',
    '--service-account-issuer=https://kubernetes.test',
    `--service-account-key-file=${key}`,
    `--service-account-signing-key-file=${key}`,
    '--allow-privileged=false',
  ])
  const kubeconfig = join(folder, 'kubeconfig')
  const config = new KubeConfig()
  config.loadFromOptions({
    clusters: [{ name: 'test', server: `https://127.0.0.1:${api}`, skipTLSVerify: true }],
    users: [{ name: 'admin', token }],
    contexts: [{ name: 'test', cluster: 'test', user: 'admin' }],
    currentContext: 'test',
  })
  await writeFile(kubeconfig, config.exportConfig(), { mode: 0o600 })
  const core = config.makeApiClient(CoreV1Api)
  try {
    await vi.waitFor(() => core.readNamespace({ name: 'default' }), {
      timeout: 60_000,
      interval: 200,
    })
    // The garbage collector reads the kinds of objects at its start, and then twice a minute.
    await define(config, definitions)
    run(join(binaries, 'kube-controller-manager'), [
      `--kubeconfig=${kubeconfig}`,
      `--service-account-private-key-file=${key}`,
      '--use-service-account-credentials=false',
      '--leader-elect=false',
      '--controllers=resourcequota,garbagecollector,serviceaccount,serviceaccount-token,namespace,deployment,replicaset,job',
      '--bind-address=127.0.0.1',
      `--secure-port=${await freePort()}`,
      // Before 1.24 it opens another port for everybody unless this turns it off.
      ...(kubernetesMinor < 24 ? ['--port=0'] : []),
    ])
  } catch (error) {
    await stop()
    throw new Error(`The control plane does not start.\n${said}`, { cause: error })
  }
  return { config, core, kubeconfig, stop }
}
