import type { FastifyBaseLogger } from 'fastify'
import type { FileStore } from '../../files/fileStore.ts'

interface Context {
  readonly files: FileStore
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Removes what was drawn of credentials; it is drawn again when it is asked for. Never fails: a
 * file that stays cannot be reached by any address.
 */
export async function removeFiles(
  { files, log }: Context,
  credentialIds: readonly string[],
): Promise<void> {
  for (const id of credentialIds) {
    const folder = `credentials/${id}`
    try {
      for (const name of await files.list(folder)) await files.remove(`${folder}/${name}`)
    } catch (error) {
      log.warn({ err: error, credentialId: id }, 'the files of a credential could not be removed')
    }
  }
}
