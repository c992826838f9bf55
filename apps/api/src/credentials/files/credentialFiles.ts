import { createHash } from 'node:crypto'
import { credentialKinds, parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { refuse } from '../../http/apiError.ts'
import { findRecord } from '../signing/records.store.ts'
import type { CredentialRecord } from '../signing/records.store.ts'
import { signedVersion } from '../signing/versions.ts'
import type { Issuer } from '../signing/versions.ts'
import { createRenderQueue } from './renderQueue.ts'
import { renderOnThread } from './renderOnThread.ts'
import type { FileStore } from '../../files/fileStore.ts'
import { pictureFormats, previewFormat, templateVersion } from './pictureFormats.ts'
import type { PictureFormat } from './pictureFormats.ts'

/** A file of a credential, not yet read or drawn. */
export interface CredentialFile {
  /** The name under which it is saved, such as `CSN-DEMO000001.pdf`. */
  readonly name: string
  readonly format: PictureFormat | 'json'
  /** Changes with the content. */
  readonly hash: string
  read(): Promise<Buffer>
}

const missing = () => refuse('not_found')

const formats = [...pictureFormats, previewFormat, 'json'] as const

/** The ending of a file's name, from its first point on: `.preview.png` is not `.png`. */
const endingOf = (name: string): string => name.slice(name.indexOf('.'))

/**
 * The files of credentials: drawn by `startDrawing` or when they are first asked for, kept, and
 * made again when the record has changed or the file is gone. With `onStoreError` a file is drawn
 * for its visitor also while the store fails, as on a full disk; without, the store's error is
 * thrown.
 */
export function createCredentialFiles(
  issuer: Issuer,
  store: FileStore,
  onStoreError?: (error: unknown) => void,
) {
  const renderOnce = createRenderQueue()
  const stored = async <T>(use: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await use
    } catch (error) {
      if (!onStoreError) throw error
      onStoreError(error)
      return otherwise
    }
  }

  async function picture(
    record: CredentialRecord,
    credential: string,
    format: PictureFormat,
    hash: string,
  ): Promise<Buffer> {
    const folder = `credentials/${record.credentialId}`
    const name = `${hash}.${format}`
    const kept = await stored(store.read(`${folder}/${name}`), null)
    if (kept) return kept
    return renderOnce(`${folder}/${name}`, async () => {
      const bytes = await renderOnThread(record, credential, format, issuer)
      await stored(keep(folder, name, bytes), undefined)
      return bytes
    })
  }

  async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
    await store.write(`${folder}/${name}`, bytes)
    // Files of earlier versions are no longer shown to anybody.
    const older = (await store.list(folder)).filter(
      (other) => endingOf(other) === endingOf(name) && other !== name,
    )
    await Promise.all(older.map((other) => store.remove(`${folder}/${other}`)))
  }

  /**
   * The file with this name, in any case of letters. Throws 404 if there is no such credential, or
   * it has no such file.
   */
  return async function open(type: CredentialType, fileName: string): Promise<CredentialFile> {
    const [, id = '', ending] = /^([^.]*)\.([\w.]+)$/.exec(fileName) ?? []
    const parsed = parseCredentialId(id)
    const format = formats.find((known) => known === ending?.toLowerCase())
    if (!format || parsed?.type !== type || (format === 'pdf' && !credentialKinds[type].hasPdf))
      throw missing()
    const { credentialId } = parsed
    const record = await findRecord(issuer.db, credentialId)
    if (!record) throw missing()
    const credential = await signedVersion(issuer, record)
    const hash = hashOf(record, credential, format)
    const read = () =>
      format === 'json'
        ? Promise.resolve(Buffer.from(credential))
        : picture(record, credential, format, hash)
    return { name: `${credentialId}.${format}`, format, hash, read }
  }
}

/**
 * The hash of all that a file shows or contains. The signed record has names, dates and addresses;
 * status and look are separate.
 */
function hashOf(
  { status, domain, level, slug }: CredentialRecord,
  credential: string,
  format: string,
): string {
  return createHash('sha256')
    .update(JSON.stringify([templateVersion, format, status, domain, level, slug, credential]))
    .digest('hex')
    .slice(0, 32)
}
