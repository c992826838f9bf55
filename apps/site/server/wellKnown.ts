import { paths } from '@rampart/contract/rules/sitePaths'
import type { FastifyInstance } from 'fastify'

const securityPath = '/.well-known/security.txt'

/**
 * How long a reader may rely on the text, in milliseconds. RFC 9116 recommends less than a year.
 */
const validFor = 90 * 86_400_000

/**
 * Says where to report a weakness of the site (RFC 9116), if there is an address for it, and
 * redirects managers of passwords to the form that changes one (W3C, 'A Well-Known URL for Changing
 * Passwords').
 */
export async function wellKnown(
  server: FastifyInstance,
  { email, publicUrl }: { readonly email: string | undefined; readonly publicUrl: string },
): Promise<void> {
  server.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect(paths.password, 302),
  )
  if (!email) return
  server.get(securityPath, async (_request, reply) => {
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(Date.now() + validFor).toISOString()}`,
      `Canonical: ${publicUrl}${securityPath}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
