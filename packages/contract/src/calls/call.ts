import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/errorTable.ts'

/** The path that every call's path is appended to. Specification §7, §9. */
export const apiBase = '/api'

/**
 * Who may make a call: anyone; a learner with a sign-in token; a bootcamp participant with an
 * access token. Tokens are sent as `Authorization: Bearer`. Specification §6, §7.
 */
export type CallAuth = 'public' | 'learner' | 'bootcamp'

/** A call of a client to the server. Specification §7. */
export interface Call {
  /** Unique among all calls, camelCase. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below {@link apiBase}, with `:name` for each parameter. */
  path: string
  auth: CallAuth
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /**
   * Fields of the body that the release before refuses as unknown: pages then send the call again
   * without them, so the call must do what is asked for without them too.
   */
  newFields?: readonly string[]
  /** The body is sent as multipart/form-data, its fields as texts; else as JSON. */
  multipart?: true
  /** The body of a successful response (200). */
  response: z.ZodMiniObject
  /** The errors of this call in particular; `errorsOf` adds those of any call of its kind. */
  errors: readonly ErrorCode[]
}

/** The path parameters of a call, or undefined if it has none. */
export type CallParams<C extends Call> = C extends { params: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined

/** The query of a call, or undefined if it has none. */
export type CallQuery<C extends Call> = C extends { query: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined

/** The request body from a client, or undefined if there is none. */
export type CallBody<C extends Call> = C extends { body: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined

/** The body of a successful response. */
export type CallResponse<C extends Call> = z.output<C['response']>

/**
 * Defines a call and keeps its exact type.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/**
 * The path of a call with its parameters filled in and encoded, for example
 * `/api/course/git-basics`.
 */
export function callPath<C extends Call>(
  call: C,
  ...[params]: CallParams<C> extends undefined ? [params?: undefined] : [params: CallParams<C>]
): string {
  const values: Record<string, unknown> = params ?? {}
  return apiBase + call.path.replace(/:(\w+)/g, (_, name: string) => segment(name, values[name]))
}

/**
 * The query of a call as the end of its address, with its `?`. A list repeats its name; absent
 * values are left out.
 */
export function queryText(query: object = {}): string {
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const entry of [value ?? []].flat()) pairs.append(name, String(entry))
  return pairs.size > 0 ? `?${pairs}` : ''
}

/**
 * The query of an address as the call's schema takes it: a name of a list has a list, even if it is
 * there once.
 */
export function queryInput(schema: z.ZodMiniObject, text: string): Record<string, unknown> {
  const query = new URLSearchParams(text)
  const lists = new Set(Object.keys(schema.shape).filter((name) => isList(schema.shape[name])))
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, lists.has(name) || values.length > 1 ? values : values[0]]
    }),
  )
}

function isList(schema: z.core.$ZodType | undefined): boolean {
  const def = schema?._zod.def as { type?: string; innerType?: z.core.$ZodType } | undefined
  return def?.type === 'array' || (def?.innerType !== undefined && isList(def.innerType))
}

function segment(name: string, value: unknown): string {
  // URL parsers resolve a path of dots, encoded or not, so it would reach another call.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value))
    throw new TypeError(`Path parameter ${name} is missing.`)
  return encodeURIComponent(value)
}
