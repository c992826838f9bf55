import { expect, test } from 'vitest'
import { readTracing } from './tracingSettings.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }

test.each([
  [{}],
  [{ OTEL_SERVICE_NAME: 'learning', OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }],
])('without a receiver there are no traces: %j', (env) => {
  expect(readTracing(env)).toBeNull()
})

test.each([
  [{}, { ratio: 1, isParentBased: true }],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, { ratio: 0, isParentBased: false }],
  [
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { ratio: 0.1, isParentBased: true },
  ],
])('the standard sampler counts: %j', (env, sampling) => {
  expect(readTracing({ ...endpoint, ...env })).toEqual({ serviceName: 'rampart', sampling })
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }],
  ['OTEL_TRACES_SAMPLER', { ...endpoint, OTEL_TRACES_SAMPLER: 'sometimes' }],
  ['OTEL_TRACES_SAMPLER_ARG', { ...endpoint, OTEL_TRACES_SAMPLER_ARG: '2' }],
])('a wrong value is one line that begins with %s', (name, env) => {
  expect(() => readTracing(env)).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`))
})
