import { apiBase } from '../calls/call.ts'
import type { CredentialType } from './credentialKinds.ts'

/**
 * A kind of downloadable file of a credential: the signed document, a picture or PDF that contains
 * it, or the picture that other sites show of a link to its page.
 */
export type CredentialFileFormat = 'json' | 'png' | 'svg' | 'pdf' | 'preview.png'

/** Path of a credential's file; a badge has no PDF. */
export const credentialFilePath = (
  type: CredentialType,
  id: string,
  format: CredentialFileFormat,
): string => `${apiBase}/${type}/file/${encodeURIComponent(id)}.${format}`
