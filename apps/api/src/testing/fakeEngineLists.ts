import type { FakeEngine } from './fakeEngine.ts'

/** A response of the engine. */
export type EngineResponse = readonly [status: number, body?: unknown]

export function removeVolume({ volumes, containers }: FakeEngine, name: string): EngineResponse {
  if (!volumes.has(name)) return [404, { cause: 'no such volume', response: 404 }]
  const isUsed = [...containers.values()].some(({ options }) =>
    ((options.HostConfig['Binds'] as string[] | undefined) ?? []).some((bind) =>
      bind.startsWith(`${name}:`),
    ),
  )
  if (isUsed) return [409, { cause: 'volume is being used', response: 409 }]
  volumes.delete(name)
  return [204]
}

export const labelled = ({ label = [] }: { label?: readonly string[] }) => {
  const [name = '', value] = label[0]?.split('=') ?? []
  return ({ Labels }: { Labels: Record<string, string> }) => Labels[name] === value
}

export function createNetwork(
  { networks }: FakeEngine,
  network: { Name: string; Internal?: boolean; Labels?: Record<string, string> },
): EngineResponse {
  // Podman's response; Docker's is 409.
  if (networks.has(network.Name)) return [500, { message: 'network already exists' }]
  networks.set(network.Name, network)
  return [201, { Id: network.Name }]
}

export function listContainers({ containers }: FakeEngine, filters: { label: readonly string[] }) {
  const isListed = labelled(filters)
  const found = [...containers.values()].filter(({ options }) => isListed(options))
  return found.map(({ id, name, options }) => ({
    Id: id,
    Names: [`/${name}`],
    Created: 0,
    Labels: options.Labels,
  }))
}
