import { apiBase } from '@rampart/contract/calls/call'
import type { CredentialType } from '@rampart/contract/entities/credential'

/** Where the files of a credential are, as paths of this site; only a certificate has a PDF. */
export const credentialUrls = (type: CredentialType, id: string): { imageUrl: string; pdfUrl: string | null } => {
  const file = `${apiBase}/${type}/file/${id}`
  return { imageUrl: `${file}.png`, pdfUrl: type === 'certificate' ? `${file}.pdf` : null }
}
