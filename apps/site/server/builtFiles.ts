import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodings, once, sendStored, systemErrorCode } from '@rampart/api'
import type { Encoding, Stored } from '@rampart/api'
import type { FastifyInstance, FastifyReply } from 'fastify'
import mime from 'mime'
import { shellPolicy, shellWorker, verifierPolicy, verifierWorker } from './headers.ts'

/** The hash in its name changes with the file. */
const headers = { 'cache-control': 'public, max-age=31536000, immutable' }

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Serves the files of a build from memory, in the encodings that the build wrote beside them. They
 * are read when they are first asked for; all of them together have a few megabytes.
 */
export async function builtFiles(
  server: FastifyInstance,
  { folder, labs }: { folder: string; labs: string | null },
): Promise<void> {
  const policies = [
    [shellWorker, shellPolicy(labs)],
    [verifierWorker, verifierPolicy],
  ] as const
  const names = await readdir(folder)
  const files = new Map(names.map((name) => [name, storedFile(folder, name, new Set(names))]))
  server.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    const file = files.get(name)
    const policy = policies.find(([worker]) => worker.test(name))?.[1]
    if (policy) reply.header('content-security-policy', policy)
    if (!file) return notFound(reply)
    try {
      return await sendStored(request, reply.headers(headers), file)
    } catch (error) {
      // Another release took its place on the disk.
      if (systemErrorCode(error) === 'ENOENT') return notFound(reply)
      throw error
    }
  })
}

/** No cache may keep it: another process may have the file, a release further on. */
const notFound = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('Not found')

function storedFile(folder: string, name: string, names: ReadonlySet<string>): Stored {
  const type = mime.getType(name) ?? 'application/octet-stream'
  return {
    type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    etag: `"${name}"`,
    encodings: encodings.filter((encoding) => names.has(name + endings[encoding])),
    read: once((encoding) => readFile(join(folder, name + endings[encoding]))),
  }
}
