import Docker from 'dockerode'

/** The container engine of `DOCKER_HOST`, as manual tests see it from outside. */
export async function realEngine(site: string) {
  const { LAB_IMAGE: image = 'node:24-slim', DOCKER_HOST: address } = process.env
  const docker = new Docker()
  const filters = { label: [`rampart.site=${site}`] }
  return {
    image,
    /** Whether an engine responds that has the image. */
    isThere: await docker
      .getImage(image)
      .inspect()
      .then(
        () => true,
        () => false,
      ),
    settings: { LAB_IMAGE: image, PUBLIC_URL: site, ...(address && { DOCKER_HOST: address }) },
    /** The sessions whose target runs. */
    running: async (): Promise<string[]> =>
      (await docker.listContainers({ filters })).map(
        ({ Labels }) => Labels['rampart.session'] ?? '',
      ),
    kill: async (sessionId: string): Promise<void> => {
      await docker.getContainer(`rampart-lab-${sessionId}`).kill()
    },
    /** The names of all containers that are left, running or not. */
    left: async (): Promise<string[]> => {
      const containers = await docker.listContainers({ all: true, filters })
      const networks = await docker.listNetworks({ filters: JSON.stringify(filters) } as object)
      return [...containers.flatMap(({ Names }) => Names), ...networks.map(({ Name }) => Name)]
    },
  }
}
