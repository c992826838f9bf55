import type { Config } from '../../config.ts'
import { createProcessRuntime } from './processRuntime.ts'
import type { LabRuntime, RuntimeOptions } from './runtime.ts'

/** The settings that choose a driver and configure it. */
export type RuntimeConfig = Pick<
  Config,
  | 'labRuntime'
  | 'labImage'
  | 'labNamespace'
  | 'labRuntimeClass'
  | 'labContainerRuntime'
  | 'labWarmPool'
  | 'labShellImage'
  | 'labHostAddress'
  | 'publicUrl'
>

/** The configured driver. Throws `StartError` if it cannot work here. */
export async function createRuntime(
  config: RuntimeConfig,
  given: Pick<RuntimeOptions, 'labsFolder' | 'host' | 'log'>,
): Promise<LabRuntime> {
  const options = { ...given, site: config.publicUrl, hostAddress: config.labHostAddress }
  if (config.labRuntime === 'kubernetes') {
    const { createKubernetesRuntime } = await import('./kubernetesRuntime.ts')
    return createKubernetesRuntime({
      ...options,
      image: config.labImage,
      namespace: config.labNamespace,
      runtimeClass: config.labRuntimeClass,
      warmPool: config.labWarmPool,
    })
  }
  if (config.labRuntime !== 'container') return createProcessRuntime(options)
  // Imported only if used: the process driver needs no client of a container engine.
  const { createContainerRuntime } = await import('./containerRuntime.ts')
  return createContainerRuntime({
    ...options,
    image: config.labImage,
    shellImage: config.labShellImage,
    ociRuntime: config.labContainerRuntime,
  })
}
