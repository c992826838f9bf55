import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sendStored, storedContent } from '@rampart/api'
import type { Stored } from '@rampart/api'
import type { FastifyInstance } from 'fastify'

const folder = fileURLToPath(new URL('../../../content/films/', import.meta.url))

/** A film that was made again is seen after an hour; before that a browser does not even ask. */
const headers = { 'cache-control': 'public, max-age=3600' }

const types: ReadonlyMap<string, string> = new Map([
  // One JSON text a line.
  ['.cast', 'application/x-ndjson; charset=utf-8'],
  ['.vtt', 'text/vtt; charset=utf-8'],
])

/**
 * Serves the recordings of terminals with their captions, compressed. Each is read when it is first
 * asked for, and kept.
 */
export async function films(server: FastifyInstance): Promise<void> {
  // A site may come without such films.
  const names = new Set(await readdir(folder).catch(() => []))
  const files = new Map<string, Stored>()
  server.get<{ Params: { name: string } }>('/films/:name', async (request, reply) => {
    const { name } = request.params
    const type = types.get(extname(name))
    if (!type || !names.has(name))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const file = files.get(name) ?? (await readStored(name, type))
    files.set(name, file)
    return sendStored(request, reply.headers(headers), file)
  })
}

const readStored = async (name: string, type: string): Promise<Stored> =>
  storedContent(type, await readFile(join(folder, name)))
