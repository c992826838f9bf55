import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Context, Span } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { trustedProxies } from '../http/trustedProxies.ts'
import type { Sampling, TracingConfig } from './tracingSettings.ts'
import { workChannel } from './work.ts'
import type { Work } from './work.ts'

/** Kinds of work as OpenTelemetry names them. */
const kinds: Readonly<Record<Work['kind'], { kind: SpanKind; attribute: string }>> = {
  query: { kind: SpanKind.CLIENT, attribute: 'db.query.summary' },
  job: { kind: SpanKind.CONSUMER, attribute: 'messaging.destination.name' },
  mail: { kind: SpanKind.CLIENT, attribute: 'rampart.mail.kind' },
  lab_start: { kind: SpanKind.INTERNAL, attribute: 'rampart.lab' },
}

const samplerOf = ({ ratio, isParentBased }: Sampling) => {
  const root = new TraceIdRatioBasedSampler(ratio)
  return isParentBased ? new ParentBasedSampler({ root }) : root
}

/**
 * Sends spans of requests, queries, jobs, mails and starts of labs to the receiver that the
 * standard variables name. They contain only patterns of addresses and names of our own: no
 * address, mail, token, parameter or text of an error. Returns the function that sends the rest and
 * ends.
 */
export function startTraces(
  { serviceName, sampling }: TracingConfig,
  server: FastifyInstance,
  trustProxy: readonly string[],
): () => Promise<void> {
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({ 'service.name': serviceName }),
    ),
    sampler: samplerOf(sampling),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('rampart')
  const active = new AsyncLocalStorage<Span>()
  const under = (span: Span | undefined): Context =>
    span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT

  traceRequests(server, {
    active,
    trustProxy,
    begin: (request, parent) =>
      tracer.startSpan(
        `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            'http.route': request.routeOptions.url ?? 'unknown',
          },
        },
        parent ?? under(active.getStore()),
      ),
  })

  const spans = new WeakMap<object, Span>()
  workChannel.start.bindStore(active, (work) => {
    const { kind, attribute } = kinds[work.kind]
    const span = tracer.startSpan(
      `${work.kind} ${work.name}`,
      { kind, attributes: { [attribute]: work.name } },
      under(active.getStore()),
    )
    spans.set(work, span)
    return span
  })
  const subscribers = {
    start: () => undefined,
    end: () => undefined,
    asyncStart: () => undefined,
    error: () => undefined,
    asyncEnd: (work: Work & { error?: unknown }) => {
      const span = spans.get(work)
      if (work.error !== undefined) markFailed(span, work.error)
      span?.end()
    },
  }
  workChannel.subscribe(subscribers)
  return async () => {
    workChannel.unsubscribe(subscribers)
    workChannel.start.unbindStore(active)
    // A receiver that does not respond delays no stop.
    await provider.shutdown().catch(() => undefined)
  }
}

/** The kind of an error, without its text, which may contain what somebody typed. */
function markFailed(span: Span | undefined, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown }
  const type = typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error'
  span?.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
}

interface RequestTracing {
  readonly active: AsyncLocalStorage<Span>
  readonly trustProxy: readonly string[]
  readonly begin: (request: FastifyRequest, parent: Context | undefined) => Span
}

/**
 * Makes a span for each request. A parent counts only from a trusted proxy: others could join, and
 * flood, somebody else's traces.
 */
function traceRequests(server: FastifyInstance, { active, trustProxy, begin }: RequestTracing) {
  const isTrusted = trustedProxies(trustProxy)
  const running = new WeakMap<FastifyRequest, { span: Span; resource: AsyncResource }>()
  server.addHook('onRequest', (request, _reply, done) => {
    const sender = request.raw.socket.remoteAddress ?? ''
    const { traceparent } = request.headers
    const parent =
      typeof traceparent === 'string' && isTrusted(sender, 0) ? parseTraceParent(traceparent) : null
    const span = begin(
      request,
      parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : undefined,
    )
    const { traceId, spanId, traceFlags } = span.spanContext()
    request.traceId = traceId
    request.traceparent = `00-${traceId}-${spanId}-0${traceFlags.toString(16)}`
    active.run(span, () => {
      running.set(request, { span, resource: new AsyncResource('request') })
      done()
    })
  })
  // Reading a body leaves the request's own chain of calls.
  server.addHook('preValidation', (request, _reply, done) => {
    const resource = running.get(request)?.resource
    if (resource) resource.runInAsyncScope(done)
    else done()
  })
  server.addHook('onResponse', async (request, { statusCode }) => {
    const span = running.get(request)?.span
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
