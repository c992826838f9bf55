import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { themeColors } from '@rampart/artwork/themeColors'
import type { FastifyInstance } from 'fastify'
import { plainPage } from './plainPage.ts'
import { playerScript } from './playerScript.ts'
import type { Pages } from './pages.ts'
import { policyHash } from './policyHash.ts'

const folder = fileURLToPath(new URL('../../../content/videos/', import.meta.url))

const style = `html,body{height:100%;margin:0;background:${themeColors.inverse[0]}}video{width:100%;height:100%;display:block}`
/**
 * The player page has one style and one script, both in it; the policy names them by their hashes
 * and allows no other.
 */
const policy = `default-src 'none'; media-src 'self'; script-src ${policyHash(playerScript)}; style-src ${policyHash(style)}; frame-ancestors 'self'; base-uri 'none'`

/**
 * The player of the demo films, standing in for an external video host; only this site may frame
 * it.
 */
export async function player(
  server: FastifyInstance,
  { languageFor }: { languageFor: Pages['languageFor'] },
): Promise<void> {
  const files = await readdir(folder)
  const films = new Set(
    files.filter((name) => name.endsWith('.webm')).map((name) => name.slice(0, -5)),
  )
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/videos/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => /\.(?:webm|vtt)$/.test(path),
    maxAge: '1d',
  })
  server.get<{ Params: { library: string; content: string } }>(
    '/player/:library/:content',
    (request, reply) => {
      const { library, content } = request.params
      const headers = {
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        vary: 'accept-language, cookie',
      }
      if (library !== 'demo' || !films.has(content))
        return reply
          .code(404)
          .headers(headers)
          .type('text/html; charset=utf-8')
          .send(plainPage('Video not available', '<p>Video not available</p>'))
      return reply
        .headers(headers)
        .type('text/html; charset=utf-8')
        .send(
          plainPage(
            titleOf(content),
            `<video controls playsinline preload="metadata" src="/videos/${content}.webm">${tracks(files, content, languageFor(request.headers))}</video><script>${playerScript}</script>`,
            { head: `<style>${style}</style>` },
          ),
        )
    },
  )
}

/** 'Network map' for `network-map`: some screen readers read the title of a frame's page. */
const titleOf = (film: string): string =>
  film.charAt(0).toUpperCase() + film.slice(1).replaceAll('-', ' ')

/**
 * The captions of a film in each language that it has them in; those of the visitor's language,
 * else the English ones, show at once.
 */
function tracks(files: readonly string[], film: string, language: string): string {
  const found = files.flatMap((name) => {
    const [base, tag = 'en', ending] = name.split(/\.(?:([A-Za-z-]+)\.)?(?=vtt$)/)
    return base === film && ending === 'vtt' ? [{ name, tag }] : []
  })
  const shown = found.some(({ tag }) => tag === language) ? language : 'en'
  return found
    .map(
      ({ name, tag }) =>
        `<track kind="captions" srclang="${tag}" label="${nameOf(tag)}" src="/videos/${name}"${tag === shown ? ' default' : ''}>`,
    )
    .join('')
}

const nameOf = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
