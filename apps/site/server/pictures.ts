import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sendStored, storedContent } from '@rampart/api'
import type { Stored } from '@rampart/api'
import { parsePictureName, parsePicturePath, pictureTypes } from '@rampart/contract/rules/pictures'
import type { FastifyInstance } from 'fastify'

const contentPictures = fileURLToPath(new URL('../../../content/pictures/', import.meta.url))

/** A drawing that is opened by itself can run nothing and load nothing. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

interface Picture {
  readonly version: string
  readonly stored: Stored
}

/**
 * Serves the pictures of instructors and badges. An address names its content, so it is kept for
 * good; one of another version, which a page may still show while the content changes, gets the
 * current picture, which is kept for a short time. Each is read when it is first asked for.
 */
export async function pictures(
  server: FastifyInstance,
  { folder = contentPictures }: { folder?: string } = {},
): Promise<void> {
  // A site may come without pictures.
  const names = new Set(await readdir(folder).catch(() => []))
  const read = new Map<string, Picture>()
  server.get<{ Params: { part: string } }>('/pictures/:part', async (request, reply) => {
    const asked = parsePicturePath(request.params.part)
    if (!asked || !names.has(asked.file))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const picture = read.get(asked.file) ?? (await readPicture(folder, asked.file))
    read.set(asked.file, picture)
    const { version, stored } = picture
    reply.headers({
      'cache-control':
        version === asked.version ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
      ...(stored.type.startsWith('image/svg') && { 'content-security-policy': inert }),
    })
    return sendStored(request, reply, stored)
  })
}

async function readPicture(folder: string, file: string): Promise<Picture> {
  const content = await readFile(join(folder, file))
  const type = pictureTypes[parsePictureName(file)?.ending ?? 'svg']
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
  return { version, stored: storedContent(type, content) }
}
