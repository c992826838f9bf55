import { basename } from 'node:path'
import type Docker from 'dockerode'
import type { ContainerInspectInfo } from 'dockerode'
import { StartError } from '../../startError.ts'

/**
 * Throws `StartError` if a container has another runtime than was asked for: Podman ignores that,
 * and takes its own default.
 */
export async function requireRuntime(
  docker: Docker,
  { HostConfig }: ContainerInspectInfo,
  ociRuntime: string | null,
): Promise<void> {
  if (ociRuntime === null || HostConfig.Runtime === ociRuntime) return
  const { DefaultRuntime } = (await docker.info()) as { DefaultRuntime: string }
  // Podman may tell its path.
  if (basename(DefaultRuntime) === ociRuntime) return
  throw new StartError(
    `LAB_CONTAINER_RUNTIME: this container engine runs labs with ${DefaultRuntime}, whatever is asked for. With Podman, set runtime = "${ociRuntime}" in containers.conf.`,
  )
}
