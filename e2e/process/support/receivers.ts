import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import protobuf from 'protobufjs'

/** What a receiver got. */
interface Received {
  readonly path: string
  readonly body: Buffer
}

/** A server that accepts everything that is sent to it, for the tests of a file. */
export async function receiver(): Promise<{ address: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: await buffer(request) })
    response.writeHead(200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

/**
 * The part of OpenTelemetry's `trace.proto` with which spans are read; its numbers are the
 * specification's.
 */
const schema = protobuf.parse(`
  syntax = "proto3";
  message ExportTraceServiceRequest { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1; bytes span_id = 2; bytes parent_span_id = 4; string name = 5; int32 kind = 6;
    fixed64 start_time_unix_nano = 7; fixed64 end_time_unix_nano = 8; repeated KeyValue attributes = 9;
  }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue { oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; } }
`).root

/** A span as its receiver reads it. */
export interface ReadSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
}

interface Wire {
  resourceSpans?: {
    resource?: { attributes?: Attribute[] }
    scopeSpans?: { spans?: (Omit<ReadSpan, 'attributes'> & { attributes?: Attribute[] })[] }[]
  }[]
}
interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

const valuesOf = (attributes: readonly Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const hex = (base64 = '') => Buffer.from(base64, 'base64').toString('hex')

/** The spans in requests of OTLP over HTTP with protobuf, and the attributes of their sender. */
export function readSpans(received: readonly Received[]) {
  const type = schema.lookupType('ExportTraceServiceRequest')
  const parts = received
    .filter(({ path }) => path === '/v1/traces')
    .map(({ body }) => type.toObject(type.decode(body), { bytes: String, longs: String }) as Wire)
    .flatMap(({ resourceSpans = [] }) => resourceSpans)
  const spans: ReadSpan[] = parts
    .flatMap(({ scopeSpans = [] }) => scopeSpans.flatMap(({ spans = [] }) => spans))
    .map(({ traceId, spanId, parentSpanId, name, attributes }) => ({
      traceId: hex(traceId),
      spanId: hex(spanId),
      parentSpanId: hex(parentSpanId),
      name,
      attributes: valuesOf(attributes),
    }))
  return { spans, resource: valuesOf(parts[0]?.resource?.attributes) }
}
