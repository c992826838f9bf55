import { labShellHome } from '@rampart/contract/rules/labShell'
import type { ContainerCreateOptions } from 'dockerode'
import { maxMemory, portInside, sessionLabel, siteLabel } from './runtime.ts'
import type { TargetStart } from './runtime.ts'
import { kitFolder, targetArguments, targetEnvironment } from './targetCommand.ts'

/** The port of a target in its container, as the engine names it. */
export const exposedPort = `${portInside}/tcp`

/**
 * The label with the site of what is only there while a start proves that containers are kept
 * apart.
 */
export const probeLabel = 'rampart.probe'

interface TargetContainer extends TargetStart {
  /** The folder of the lab's target on this machine. */
  readonly folder: string
  readonly image: string
  readonly ociRuntime: string | null
  readonly site: string
  /** Whether a shell may be started beside it. */
  readonly hasShell: boolean
  readonly network: string
  /**
   * The address of this machine at which the target gets a port; null if it is reached in its
   * network.
   */
  readonly publishAt: string | null
}

/** How a container is in a network, and at which address of this machine it has a port. */
export const networkOptions = (network: string, publishAt: string | null) => ({
  NetworkMode: network,
  ...(publishAt !== null && {
    PortBindings: { [exposedPort]: [{ HostIp: publishAt, HostPort: '' }] },
  }),
})

export const targetName = (sessionId: string) => `rampart-lab-${sessionId}`

const memory = maxMemory * 1024 * 1024

/** No new privileges, nothing that stays, and a limit on each resource. */
const limits = {
  ReadonlyRootfs: true,
  SecurityOpt: ['no-new-privileges'],
  CapDrop: ['ALL'],
  Init: true,
  Memory: memory,
  MemorySwap: memory,
  NanoCpus: 500_000_000,
  LogConfig: { Type: 'json-file', Config: { 'max-size': '64k', 'max-file': '1' } },
}

/** The limits of a target, and which of the engine's runtimes it has; null for its default. */
export const confined = (ociRuntime: string | null) => ({
  ...limits,
  ...(ociRuntime !== null && { Runtime: ociRuntime }),
})

/** The user `nobody`. */
export const nobody = '65534:65534'

/** What the target and the shell of a session share: the folder of one socket. */
export const socketVolume = (sessionId: string) => `rampart-lab-${sessionId}`
const socketFolder = '/run/lab'
const socket = `${socketFolder}/lab.sock`

export const volumeOptions = ({ sessionId, site }: { sessionId: string; site: string }) => ({
  Name: socketVolume(sessionId),
  Driver: 'local',
  DriverOpts: { type: 'tmpfs', device: 'tmpfs', o: 'uid=65534,gid=65534,mode=0700' },
  Labels: { [siteLabel]: site, [sessionLabel]: sessionId },
})

export const shellName = (sessionId: string) => `rampart-shell-${sessionId}`

/**
 * The container of a session's shell. It has no network at all but the socket of its own target, so
 * that it reaches neither this machine nor another lab, however the engine builds networks; `socat`
 * lets `http://lab` lead there.
 */
export function shellOptions({
  sessionId,
  site,
  image,
}: {
  sessionId: string
  site: string
  image: string
}): ContainerCreateOptions {
  return {
    name: shellName(sessionId),
    Image: image,
    Entrypoint: ['socat'],
    Cmd: ['TCP-LISTEN:80,bind=127.0.0.1,fork,reuseaddr', `UNIX-CONNECT:${socket}`],
    Labels: { [siteLabel]: site, [sessionLabel]: sessionId },
    Hostname: 'terminal',
    WorkingDir: '/',
    User: nobody,
    HostConfig: {
      ...limits,
      Binds: [`${socketVolume(sessionId)}:${socketFolder}:ro`],
      NetworkMode: 'none',
      ExtraHosts: ['lab:127.0.0.1'],
      Sysctls: { 'net.ipv4.ip_unprivileged_port_start': '0' },
      Tmpfs: { [labShellHome]: 'rw,size=64m,mode=1777', '/tmp': 'rw,size=64m,mode=1777' },
      PidsLimit: 128,
    },
  }
}

/** A container without privileges and write access, with limits on all resources. */
export function containerOptions({
  folder,
  image,
  ociRuntime,
  site,
  sessionId,
  lab,
  hasShell,
  network,
  publishAt,
  ...secrets
}: TargetContainer): ContainerCreateOptions {
  // The folders have the same relative positions as in the repository, because targets import the
  // kit by a relative path.
  const folderInside = `/content/labs/${lab}/target`
  const kitInside = '/content/lab-kit'
  const environment = {
    ...targetEnvironment(secrets),
    LAB_TARGET_PORT: String(portInside),
    ...(hasShell && { LAB_TARGET_SOCKET: socket }),
  }
  return {
    name: targetName(sessionId),
    Image: image,
    Cmd: ['node', ...targetArguments(folderInside, kitInside)],
    Env: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
    Labels: { [siteLabel]: site, [sessionLabel]: sessionId },
    WorkingDir: '/',
    User: nobody,
    // A target ends when its standard input closes.
    OpenStdin: true,
    ExposedPorts: { [exposedPort]: {} },
    HostConfig: {
      ...confined(ociRuntime),
      Binds: [
        `${folder}:${folderInside}:ro`,
        `${kitFolder}:${kitInside}:ro`,
        ...(hasShell ? [`${socketVolume(sessionId)}:${socketFolder}`] : []),
      ],
      ...networkOptions(network, publishAt),
      PidsLimit: 64,
    },
  }
}
