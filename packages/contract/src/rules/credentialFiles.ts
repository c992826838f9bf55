import { apiBase } from '../calls/call.ts'
import type { CredentialType } from './credentialKinds.ts'

/**
 * A kind of downloadable file of a credential: the signed document, or a picture or PDF that
 * contains it.
 */
export type CredentialFileFormat = 'json' | 'png' | 'svg' | 'pdf'

/** Path of a credential's file; a badge has no PDF. */
export const credentialFilePath = (
  type: CredentialType,
  id: string,
  format: CredentialFileFormat,
): string => `${apiBase}/${type}/file/${encodeURIComponent(id)}.${format}`
