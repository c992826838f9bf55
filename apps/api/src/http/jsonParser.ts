import type { FastifyInstance } from 'fastify'

/**
 * Accepts only JSON bodies. Clients also send the JSON content type with an empty body, which
 * counts as no body. Refuses keys that would change an object's prototype.
 */
export function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else parse(request, body, done)
    },
  )
}
