import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'

/**
 * The picture of a credential on a page. A file of this site is shown as its drawing (SVG): it has
 * a ninth of the bytes of the PNG that people save and networks show, and needs no wait. A picture
 * from elsewhere is shown as it is.
 */
export function shownPicture({
  type,
  credentialId,
  imageUrl,
}: {
  readonly type: CredentialType
  readonly credentialId: string
  readonly imageUrl: string | null
}): string | null {
  return imageUrl === credentialFilePath(type, credentialId, 'png')
    ? credentialFilePath(type, credentialId, 'svg')
    : imageUrl
}
