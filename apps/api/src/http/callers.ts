import type { FastifyRequest } from 'fastify'

/**
 * The caller of a request, by the `auth` of its call: fields of a handler's input. A feature adds
 * its kind of caller by declaration merging, and the application registers a reader for each kind.
 */
export interface Callers {
  public: object
}

/**
 * Reads a kind of caller; `allowsSignedOut` also accepts a signed-out token. Throws 401 for anyone
 * else.
 */
export type CallerReader<Kind extends keyof Callers> = (
  request: FastifyRequest,
  options: { readonly allowsSignedOut: boolean },
) => Promise<Callers[Kind]>

declare module 'fastify' {
  interface FastifyInstance {
    readonly callers: { readonly [Kind in keyof Callers]: CallerReader<Kind> }
  }
}
