import { createHash } from 'node:crypto'
import type { CredentialType } from '@rampart/contract/entities/credential'
import { notFound } from '../../http/apiError.ts'
import { findRecord } from '../signing/records.ts'
import type { CredentialRecord } from '../signing/records.ts'
import { signedVersion } from '../signing/versions.ts'
import type { Issuer } from '../signing/versions.ts'
import { createDrawingDesk } from './drawingDesk.ts'
import type { FileStore } from '../../files/fileStore.ts'
import { pictureFormats, render, templateVersion } from './render.ts'
import type { PictureFormat } from './render.ts'

/** A file of a credential, not yet read or drawn. */
export interface CredentialFile {
  /** Under which it is saved, such as `CSN-DEMO000001.pdf`. */
  readonly name: string
  readonly format: PictureFormat | 'json'
  /** Changes with the content. */
  readonly hash: string
  read(): Promise<Buffer>
}

const missing = () => notFound('There is no such file.')

/** The files of credentials: made when they are first asked for, kept, and made anew when the record has changed or the file is gone. */
export function createCredentialFiles(issuer: Issuer, store: FileStore) {
  const order = createDrawingDesk()

  async function picture(record: CredentialRecord, credential: string, format: PictureFormat, hash: string): Promise<Buffer> {
    const folder = `credentials/${record.publicId}`
    const name = `${hash}.${format}`
    const kept = await store.read(`${folder}/${name}`)
    if (kept) return kept
    return order(`${folder}/${name}`, async () => {
      const bytes = await render(record, credential, format, issuer.publicUrl)
      await store.write(`${folder}/${name}`, bytes)
      // What it was before is no longer shown to anybody.
      const older = (await store.list(folder)).filter((other) => other.endsWith(`.${format}`) && other !== name)
      await Promise.all(older.map((other) => store.remove(`${folder}/${other}`)))
      return bytes
    })
  }

  /** The file with this name, whatever its case. Throws 404 where there is no such credential, or it has no such file. */
  return async function open(type: CredentialType, fileName: string): Promise<CredentialFile> {
    const [, id = '', ending] =
      /^((?:CSN|BDG)-[0-9A-Z]{1,60})\.(png|pdf|svg|json)$/.exec(fileName.toUpperCase().replace(/\.\w+$/, (text) => text.toLowerCase())) ?? []
    const format = [...pictureFormats, 'json' as const].find((known) => known === ending)
    if (format === undefined || id.startsWith('BDG-') !== (type === 'badge') || (type === 'badge' && format === 'pdf')) throw missing()
    const record = await findRecord(issuer.db, id)
    if (!record) throw missing()
    const credential = await signedVersion(issuer, record)
    const hash = hashOf(record, credential, format)
    const read = () => (format === 'json' ? Promise.resolve(Buffer.from(credential)) : picture(record, credential, format, hash))
    return { name: `${id}.${format}`, format, hash, read }
  }
}

/** Of all that a file shows or carries. The signed record holds names, dates and addresses; status and look stand beside it. */
function hashOf({ status, domain, level, slug }: CredentialRecord, credential: string, format: string): string {
  return createHash('sha256')
    .update(JSON.stringify([templateVersion, format, status, domain, level, slug, credential]))
    .digest('hex')
    .slice(0, 32)
}
