import { paths } from '@rampart/contract/rules/sitePaths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pages } from './pages.ts'

/**
 * Keeps the choice in a cookie and leads back to the page it was made on, by a form that works
 * before scripts do.
 */
export async function languageForm(
  server: FastifyInstance,
  { cookieOf, isSecure }: { cookieOf: Pages['languageCookieFor']; isSecure: boolean },
): Promise<void> {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  server.post(paths.language, (request: FastifyRequest, reply: FastifyReply) => {
    const form = request.body instanceof URLSearchParams ? request.body : undefined
    const cookie = cookieOf(form?.get('language') ?? '', isSecure)
    return reply
      .headers({ 'set-cookie': cookie, 'cache-control': 'no-store' })
      .redirect(pageBefore(request.headers.referer), 303)
  })
}

/** Path and query of the form's page; home if that is not known. Never another site. */
function pageBefore(referrer = ''): string {
  const page = URL.parse(referrer)
  if (!page || !/^https?:$/.test(page.protocol) || /^\/[/\\]/.test(page.pathname)) return '/'
  return page.pathname + page.search
}
