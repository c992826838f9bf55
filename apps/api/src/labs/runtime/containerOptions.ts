import type { ContainerCreateOptions, NetworkCreateOptions } from 'dockerode'
import type { TargetStart } from './runtime.ts'
import { kitFolder, targetArguments, targetEnvironment } from './targetCommand.ts'

/** The label with the site's installation: several sites may share an engine. */
export const siteLabel = 'rampart.site'
/** The label with the lab session. */
export const sessionLabel = 'rampart.session'

const port = 8080
/** The port of a target in its container. */
export const portInside = `${port}/tcp`

const network = 'rampart-labs'

/** The network of labs: containers reach neither each other nor the outside; published ports work. */
export const networkOptions: NetworkCreateOptions = {
  Name: network,
  Driver: 'bridge',
  Options: {
    'com.docker.network.bridge.enable_icc': 'false',
    'com.docker.network.bridge.enable_ip_masquerade': 'false',
  },
}

interface TargetContainer extends TargetStart {
  /** The folder of the lab's target on this machine. */
  readonly folder: string
  readonly image: string
  readonly site: string
}

const memory = 256 * 1024 * 1024

/** A container without privileges and write access, with limits on all resources. */
export function containerOptions({
  folder,
  image,
  site,
  sessionId,
  lab,
  ...secrets
}: TargetContainer): ContainerCreateOptions {
  // The folders have the same relative positions as in the repository, because targets import the kit by a relative path.
  const folderInside = `/content/labs/${lab}/target`
  const kitInside = '/content/lab-kit'
  const environment = { ...targetEnvironment(secrets), LAB_TARGET_PORT: String(port) }
  return {
    name: `rampart-lab-${sessionId}`,
    Image: image,
    Cmd: ['node', ...targetArguments(folderInside, kitInside)],
    Env: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
    Labels: { [siteLabel]: site, [sessionLabel]: sessionId },
    WorkingDir: '/',
    // The user `nobody`.
    User: '65534:65534',
    // A target ends when its standard input closes.
    OpenStdin: true,
    ExposedPorts: { [portInside]: {} },
    HostConfig: {
      Binds: [`${folder}:${folderInside}:ro`, `${kitFolder}:${kitInside}:ro`],
      PortBindings: { [portInside]: [{ HostIp: '127.0.0.1', HostPort: '' }] },
      NetworkMode: network,
      ReadonlyRootfs: true,
      SecurityOpt: ['no-new-privileges'],
      CapDrop: ['ALL'],
      Init: true,
      Memory: memory,
      MemorySwap: memory,
      NanoCpus: 500_000_000,
      PidsLimit: 64,
      LogConfig: { Type: 'json-file', Config: { 'max-size': '64k', 'max-file': '1' } },
    },
  }
}
