import type * as z from 'zod/mini'

/** The path that every call's path is appended to. Specification §7, §9. */
export const apiBase = '/api'

/**
 * Who may make a call: anybody; anybody, with more for a signed-in learner; a learner with a sign-in token;
 * a bootcamp participant with an access token. Tokens travel as `Authorization: Bearer`. Specification §6, §7.
 */
export type CallAuth = 'public' | 'optional' | 'learner' | 'bootcamp'

/** A call that clients make and the server answers. Specification §7. */
export interface Call {
  /** Unique among all calls, camelCase. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below {@link apiBase}, with `:name` for each parameter. */
  path: string
  auth: CallAuth
  /** One sentence for the reference. */
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /** The body travels as multipart/form-data, its fields as texts; else as JSON. */
  multipart?: true
  /** The body of a successful answer (200). */
  response: z.ZodMiniObject
  /** The statuses of failures to expect, each with the error body; 429 and unexpected 5xx are left out. */
  errors: readonly number[]
}

/** The path parameters of a call, or undefined when it has none. */
export type CallParams<C extends Call> = C extends { params: infer S extends z.ZodMiniType } ? z.input<S> : undefined

/** The query of a call, or undefined when it has none. */
export type CallQuery<C extends Call> = C extends { query: infer S extends z.ZodMiniType } ? z.input<S> : undefined

/** What a client sends as the body, or undefined when there is none. */
export type CallBody<C extends Call> = C extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined

/** The body of a successful answer. */
export type CallResponse<C extends Call> = z.output<C['response']>

/**
 * Defines a call, keeping its exact type.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** The path of a call with its parameters filled in and encoded, for example `/api/course/git-basics`. */
export function callPath<C extends Call>(call: C, ...[params]: CallParams<C> extends undefined ? [params?: undefined] : [params: CallParams<C>]): string {
  const values: Record<string, unknown> = params ?? {}
  return apiBase + call.path.replace(/:(\w+)/g, (_, name: string) => segment(name, values[name]))
}

function segment(name: string, value: unknown): string {
  // A path of dots would be resolved away by URL parsers, encoded or not, and reach another call.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new TypeError(`Path parameter ${name} is missing.`)
  return encodeURIComponent(value)
}
