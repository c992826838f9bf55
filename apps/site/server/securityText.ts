import type { FastifyInstance } from 'fastify'

const path = '/.well-known/security.txt'

/**
 * For so long a reader may rely on the text, in milliseconds. RFC 9116 recommends less than a year.
 */
const validFor = 90 * 86_400_000

/** Says where to report a weakness of the site (RFC 9116). */
export async function securityText(
  server: FastifyInstance,
  { email, publicUrl }: { readonly email: string; readonly publicUrl: string },
): Promise<void> {
  server.get(path, async (_request, reply) => {
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(Date.now() + validFor).toISOString()}`,
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
