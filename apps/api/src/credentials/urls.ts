import type { CredentialType } from '@rampart/contract/entities/credential'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'

/** Where the files of a credential are, as paths of this site; only a certificate has a PDF. */
export const credentialUrls = (type: CredentialType, id: string): { imageUrl: string; pdfUrl: string | null } => ({
  imageUrl: credentialFilePath(type, id, 'png'),
  pdfUrl: type === 'certificate' ? credentialFilePath(type, id, 'pdf') : null,
})
