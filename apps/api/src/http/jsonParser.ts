import type { FastifyInstance } from 'fastify'

/**
 * JSON is the one kind of body. Clients send the JSON content type with an empty body too,
 * which counts as none; keys that would reach an object's prototype are refused.
 */
export function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
