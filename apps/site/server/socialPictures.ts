import { createBoundedQueue, sendStored, storedContent } from '@rampart/api'
import type { StoredContent } from '@rampart/api'
import { findBootcamp } from '@rampart/contract/bootcamps/bootcamps'
import { apiBase } from '@rampart/contract/calls/call'
import { getCourse } from '@rampart/contract/calls/course'
import { getLab } from '@rampart/contract/calls/lab'
import type { Brand } from '@rampart/contract/entities/brand'
import { artworkPath, isArtworkPath } from '@rampart/contract/rules/artwork'
import { paths } from '@rampart/contract/rules/sitePaths'
import type { SocialKind } from '@rampart/contract/rules/socialPictures'
import { domainMessages } from '@rampart/ui/domain'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { drawingOf } from '../src/drawing.ts'
import type { Send } from '../src/adapters/request.ts'
import type { SendFor } from './send.ts'
import type { SocialCard } from './socialCard.ts'

/** The most memory for pictures, in bytes: about 250 of them. */
const maxSize = 40_000_000

/** How many pictures may wait: one is drawn at a time, in a fifth of a second. */
const waiting = 19

const busy = new Error('Too many pictures wait to be drawn.')

/**
 * Pictures for links to courses, labs and bootcamps in posts and chats. Each is drawn when it is
 * first asked for, one after the other, and only of pages that there are: no address makes the
 * server draw anything else.
 */
export async function socialPictures(
  server: FastifyInstance,
  { brand, sendFor }: { readonly brand: Brand; readonly sendFor: SendFor },
): Promise<void> {
  const kept = new LRUCache<string, StoredContent>({
    maxSize,
    sizeCalculation: ({ length }) => length,
  })
  const underWay = new Map<string, Promise<StoredContent>>()
  const enqueue = createBoundedQueue({ running: 1, waiting, refusal: () => busy })

  function draw(key: string, card: SocialCard): Promise<StoredContent> {
    const drawing = enqueue(async () => {
      // Loaded with the first picture, as it brings fonts.
      const { drawSocialCard } = await import('./socialCard.ts')
      const picture = storedContent('image/png', await drawSocialCard(card, brand))
      kept.set(key, picture)
      return picture
    }).finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return drawing
  }

  /** The picture of what was found, or the status that is sent in its place. */
  async function pictureOf(found: SocialCard | number): Promise<StoredContent | number> {
    if (typeof found === 'number') return found
    const key = JSON.stringify(found)
    return (
      kept.get(key) ??
      (underWay.get(key) ?? draw(key, found)).catch((error: unknown) => {
        if (error === busy) return 503
        throw error
      })
    )
  }

  server.get<{ Params: { kind: string; name: string } }>(
    '/social/:kind/:name',
    async (request, reply) => {
      const { kind, name } = request.params
      const slug = /^(.+)\.png$/.exec(name)?.[1]
      const find = Object.hasOwn(cards, kind) ? cards[kind as SocialKind] : undefined
      const send = sendFor(request.ip)
      const found = slug && find ? await find(slug, send).catch(() => 503 as const) : 404
      const picture = await pictureOf(found)
      if (typeof picture === 'number')
        return reply
          .code(picture)
          .headers({ 'cache-control': 'no-store', ...(picture !== 404 && { 'retry-after': 60 }) })
          .type('text/plain; charset=utf-8')
          .send(picture === 404 ? 'Not found' : 'The picture is not available right now.')
      reply.headers({
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
      })
      return sendStored(request, reply, picture)
    },
  )
}

const { levels } = domainMessages.english

/** What the picture of a page shows, or the status of a page that cannot be read. */
type Find = (slug: string, send: Send) => Promise<SocialCard | 404 | 429 | 503>

const cards: Readonly<Record<SocialKind, Find>> = {
  course: async (slug, send) => {
    const response = await send(apiBase + paths.course(slug), { method: 'GET', headers: {} })
    if (!response.ok) return statusOf(response)
    const { title, level, domain, thumbnail } = getCourse.response.parse(await response.json()).data
    const image = isArtworkPath(thumbnail)
      ? thumbnail
      : artworkPath({ kind: 'course', domain, level, slug })
    return card(title, `Course · ${levels[level]}`, image)
  },
  lab: async (slug, send) => {
    const response = await send(apiBase + paths.lab(slug), { method: 'GET', headers: {} })
    if (!response.ok) return statusOf(response)
    const { title, level, domain } = getLab.response.parse(await response.json()).data
    return card(
      title,
      `Hands-on lab · ${levels[level]}`,
      artworkPath({ kind: 'lab', domain, level, slug }),
    )
  },
  bootcamp: async (slug) => {
    const bootcamp = findBootcamp(slug)
    return bootcamp
      ? card(bootcamp.title, `Live online · ${bootcamp.duration}`, bootcamp.image)
      : 404
  },
}

const card = (title: string, label: string, image: string): SocialCard => ({
  title,
  label,
  artwork: drawingOf(image) ?? '',
})

const statusOf = ({ status }: Response) => (status === 404 || status === 429 ? status : 503)
