import { apiBase } from '../calls/call.ts'
import type { CredentialType } from '../entities/credential.ts'

/** A kind of file that a credential can be taken away as: the signed document, or a picture or print that carries it. */
export type CredentialFileFormat = 'json' | 'png' | 'svg' | 'pdf'

/** Path of a credential's file; a badge has no PDF. */
export const credentialFilePath = (type: CredentialType, id: string, format: CredentialFileFormat): string =>
  `${apiBase}/${type}/file/${encodeURIComponent(id)}.${format}`
