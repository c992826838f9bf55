import type { FastifyInstance } from 'fastify'

/**
 * The methods with which the address of a request is known, of the routes that are added after this
 * call; none for an unknown address.
 */
export function knownMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: { readonly segments: readonly string[]; readonly method: string }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    for (const each of [method].flat()) routes.push({ segments: url.split('/'), method: each })
  })
  return (url) => {
    const asked = url.replace(/[?#].*/, '').split('/')
    const known = routes.filter(
      ({ segments }) =>
        segments.length === asked.length &&
        segments.every((segment, index) => segment.startsWith(':') || segment === asked[index]),
    )
    return [...new Set(known.map(({ method }) => method))]
  }
}
