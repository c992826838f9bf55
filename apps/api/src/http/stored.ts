import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { etagOf, isKnown } from './etag.ts'

/** The encodings of content, best first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number] | 'identity'

/** Content that is sent many times: its tag, and its bytes in each encoding. */
export interface Stored {
  /** The content type. */
  readonly type: string
  /** Changes with the content. */
  readonly etag: string
  /** The encodings in which it is stored, besides the one without encoding. */
  readonly encodings: readonly Encoding[]
  read(encoding: Encoding): Promise<Buffer>
}

/** Stored content in memory. */
export interface StoredContent extends Stored {
  /**
   * The length of the content without an encoding, in bytes. All its encodings together are shorter
   * than that.
   */
  readonly length: number
}

/**
 * A compromise between the time of compressing (a few ms for 100 kB) and the length: brotli's 11
 * takes fifty times as long for a tenth less.
 */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compressors = {
  br: (content: Buffer) => promisify(brotliCompress)(content, quality),
  gzip: (content: Buffer) => promisify(gzip)(content),
  identity: (content: Buffer) => Promise.resolve(content),
}

/** Content below this length, in bytes, is not worth compressing: it is one packet anyway. */
const minLength = 1_000

const isText = (type: string) => /^text\/|json|javascript|svg/.test(type)

/** Keeps content that is compressed when it is first sent in an encoding. */
export function storedContent(
  type: string,
  text: string | Buffer,
  etag: string = etagOf(text),
): StoredContent {
  const content = Buffer.from(text)
  return {
    type,
    etag,
    length: content.length,
    encodings: isText(type) && content.length >= minLength ? encodings : [],
    read: once((encoding) => compressors[encoding](content)),
  }
}

/** Reads each encoding once; again only if that failed. */
export function once(read: Stored['read']): Stored['read'] {
  const known = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    const before = known.get(encoding)
    if (before) return before
    const reading = read(encoding)
    known.set(encoding, reading)
    reading.catch(() => known.delete(encoding))
    return reading
  }
}

/**
 * What browsers accept, by the header: few different ones are sent, and reading one takes longer
 * than sending bytes.
 */
const negotiated = new LRUCache<string, string>({ max: 500 })
const negotiator = new Negotiator({ supportedValues: [...encodings, 'identity'] })

function negotiate(header: string): string {
  const best = negotiator.negotiate(header) ?? 'identity'
  negotiated.set(header, best)
  return best
}

function encodingFor(request: FastifyRequest, { encodings }: Stored): Encoding {
  const header = request.headers['accept-encoding']
  if (header === undefined || encodings.length === 0) return 'identity'
  const best = negotiated.get(header) ?? negotiate(header)
  return encodings.find((encoding) => encoding === best) ?? 'identity'
}

/**
 * Sends stored content in the best encoding that the client accepts, or 304 if the client has it.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: Stored,
): Promise<FastifyReply> {
  // Weak: the same tag for each encoding.
  reply.header('etag', `W/${stored.etag}`)
  if (stored.encodings.length > 0) {
    const other = reply.getHeader('vary')
    reply.header('vary', other ? `${String(other)}, accept-encoding` : 'accept-encoding')
  }
  if (reply.statusCode === 200 && isKnown(request, stored.etag)) return reply.code(304).send()
  const encoding = encodingFor(request, stored)
  const content = await stored.read(encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(stored.type).send(content)
}
