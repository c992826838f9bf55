import type Docker from 'dockerode'
import type { NetworkCreateOptions, NetworkInspectInfo } from 'dockerode'
import { probeLabel } from './containerOptions.ts'
import { sessionLabel, siteLabel } from './runtime.ts'
import { unless } from './engineErrors.ts'

/** How an engine keeps containers apart. */
export interface Isolation {
  /**
   * Whether each session has a network of its own. Otherwise one network keeps its containers
   * apart.
   */
  readonly isOwn: boolean
  /**
   * The address of this machine at which containers get ports; null if they are reached in their
   * network.
   */
  readonly publishAt: string | null
}

/**
 * The one network of all labs: with Docker, containers reach neither each other nor the outside;
 * published ports work.
 */
const sharedNetwork: NetworkCreateOptions = {
  Name: 'rampart-labs',
  Driver: 'bridge',
  Options: {
    'com.docker.network.bridge.enable_icc': 'false',
    'com.docker.network.bridge.enable_ip_masquerade': 'false',
  },
}

/** A network without a way out of it. */
const ownNetwork = { Driver: 'bridge', Internal: true, CheckDuplicate: true }

interface NewNetwork {
  /** The name of a network of its own. */
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
}

/**
 * Returns the name of the network for a container, which is made if it is not there. Rejects if its
 * own is there already.
 */
export async function openNetwork(
  docker: Docker,
  isOwn: boolean,
  { name, labels }: NewNetwork,
): Promise<string> {
  const wanted = isOwn ? name : sharedNetwork.Name
  // Looked for first, because Podman returns 500 for an existing one.
  const found = await docker
    .getNetwork(wanted)
    .inspect()
    .catch(unless([404]))
  if (isOwn) {
    if (found) throw new Error(`There is a network ${name} already.`)
    await docker.createNetwork({ ...ownNetwork, Name: name, Labels: { ...labels } })
  }
  // Another start may be faster.
  else if (!found)
    await docker.createNetwork(sharedNetwork).catch((error: unknown) =>
      docker
        .getNetwork(wanted)
        .inspect()
        .catch(() => {
          throw error
        }),
    )
  return wanted
}

/**
 * 404: it is gone. 403 and 409: it is in use, and the next comparison removes it. Podman says 500
 * for that.
 */
export const removeNetwork = (docker: Docker, name: string): Promise<void> =>
  docker
    .getNetwork(name)
    .remove()
    .catch(unless([403, 404, 409, 500]))

/** The networks of sessions, with their labels. */
export async function listNetworks(docker: Docker, site: string): Promise<NetworkInspectInfo[]> {
  const filters = JSON.stringify({ label: [`${siteLabel}=${site}`] })
  // The package's type knows no such filter.
  const found: NetworkInspectInfo[] = await docker.listNetworks({ filters } as object)
  return found
}

/**
 * The labels of what belongs to a session, and of what belongs to a start that proves something.
 */
export const sessionLabels = (site: string, sessionId: string) => ({
  [siteLabel]: site,
  [sessionLabel]: sessionId,
})
export const probeLabels = (site: string) => ({ [probeLabel]: site })
