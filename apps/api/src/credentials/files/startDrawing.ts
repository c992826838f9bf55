import { credentialKinds } from '@rampart/contract/rules/credentialKinds'
import type { FastifyBaseLogger } from 'fastify'
import type { FileStore } from '../../files/fileStore.ts'
import type { Issuer } from '../signing/versions.ts'
import { createCredentialFiles } from './credentialFiles.ts'
import { drawn, takeDueDrawing } from './drawings.store.ts'
import { pictureFormats } from './pictureFormats.ts'

/** How often it looks for credentials that were issued or changed, in milliseconds. */
const interval = 5_000

interface Drawing {
  readonly issuer: Issuer
  readonly files: FileStore
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Draws the files of credentials that were issued or changed, one after the other, so that the
 * first visitor does not wait. Returns a function that stops after the one under way.
 */
export function startDrawing({ issuer, files, log }: Drawing): () => Promise<void> {
  const open = createCredentialFiles(issuer, files)
  const stopping = new AbortController()
  let running = Promise.resolve()

  async function drawAll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const due = await takeDueDrawing(issuer.db)
      if (!due) return
      const { credentialId, type } = due
      const formats = pictureFormats.filter(
        (each) => each !== 'pdf' || credentialKinds[type].hasPdf,
      )
      for (const format of formats) {
        const file = await open(type, `${credentialId}.${format}`)
        await file.read()
      }
      await drawn(issuer.db, due)
    }
  }

  const draw = () => {
    // What could not be drawn is tried again when its two minutes are over, or drawn for the first
    // visitor.
    running = running
      .then(drawAll)
      .catch((error: unknown) => log.warn({ err: error }, 'a credential was not drawn'))
  }
  draw()
  const timer = setInterval(draw, interval).unref()
  return () => {
    stopping.abort()
    clearInterval(timer)
    return running
  }
}
