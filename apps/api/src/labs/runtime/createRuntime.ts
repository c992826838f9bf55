import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { createProcessRuntime } from './processRuntime.ts'
import type { LabRuntime } from './runtime.ts'

/** Options of every driver. */
export interface RuntimeOptions {
  /** The folder that has a folder for each lab. */
  readonly labsFolder: string
  /** This machine and its boot. */
  readonly host: string
  /** This installation of the site: its public origin. */
  readonly site: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** The configured driver. Throws `StartError` if it cannot work here. */
export async function createRuntime(
  {
    labRuntime,
    labImage,
    labShellImage,
  }: Pick<Config, 'labRuntime' | 'labImage' | 'labShellImage'>,
  options: RuntimeOptions,
): Promise<LabRuntime> {
  if (labRuntime !== 'container') return createProcessRuntime(options)
  // Imported only if used: the process driver needs no client of a container engine.
  const { createContainerRuntime } = await import('./containerRuntime.ts')
  return createContainerRuntime({ ...options, image: labImage, shellImage: labShellImage })
}
