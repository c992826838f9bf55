import { StartError } from '../startError.ts'

/**
 * Which traces are kept: all, none, or a share of those that begin here. With `isParentBased` the
 * decision of the caller is followed.
 */
export interface Sampling {
  readonly ratio: number
  readonly isParentBased: boolean
}

export interface TracingConfig {
  readonly serviceName: string
  readonly sampling: Sampling
}

type Environment = Readonly<Record<string, string | undefined>>

const samplers: Readonly<Record<string, (argument: number) => number>> = {
  always_on: () => 1,
  always_off: () => 0,
  traceidratio: (argument) => argument,
}

const isHttp = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')

/**
 * Reads OpenTelemetry's standard variables; null if none of them names a receiver. The exporter
 * itself reads the settings of the receiver (headers, timeouts, certificates). Throws `StartError`.
 */
export function readTracing(env: Environment): TracingConfig | null {
  const read = (name: string) => env[name]?.trim() ?? ''
  const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
  if (!endpoints.some((name) => read(name) !== '')) return null
  if (read('OTEL_SDK_DISABLED') === 'true' || read('OTEL_TRACES_EXPORTER') === 'none') return null
  for (const name of endpoints)
    if (read(name) !== '' && !isHttp(read(name)))
      throw new StartError(`${name} must be an address such as http://collector:4318.`)
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'])
    if (read(name) !== '' && read(name) !== 'http/protobuf')
      throw new StartError(`${name} must be http/protobuf.`)
  return {
    serviceName: read('OTEL_SERVICE_NAME') || 'rampart',
    sampling: readSampling(
      read('OTEL_TRACES_SAMPLER') || 'parentbased_always_on',
      read('OTEL_TRACES_SAMPLER_ARG') || '1',
    ),
  }
}

function readSampling(name: string, argument: string): Sampling {
  const isParentBased = name.startsWith('parentbased_')
  const sampler = samplers[name.replace(/^parentbased_/, '')]
  if (!sampler)
    throw new StartError(
      'OTEL_TRACES_SAMPLER must be always_on, always_off, traceidratio, or one of them after parentbased_.',
    )
  const ratio = Number(argument)
  if (!(ratio >= 0 && ratio <= 1))
    throw new StartError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
  return { ratio: sampler(ratio), isParentBased }
}
