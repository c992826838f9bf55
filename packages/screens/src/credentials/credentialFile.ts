/** The files of a credential, and its ID to name them by. */
export interface CredentialFiles {
  credentialId: string
  pdfUrl: string | null
  imageUrl: string | null
}

/** The address of a file, and the name under which a browser saves it. */
export interface SavedFile {
  href: string
  name: string
}

/**
 * The file of a credential: its PDF, else its picture, named by its ID (specification §2,
 * Credentials). Null if it has neither.
 */
export function credentialFile({
  credentialId,
  pdfUrl,
  imageUrl,
}: CredentialFiles): SavedFile | null {
  const name = credentialId.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'certificate'
  if (pdfUrl && isFileAddress(pdfUrl)) return { href: pdfUrl, name: `${name}.pdf` }
  if (imageUrl && isFileAddress(imageUrl))
    return { href: imageUrl, name: `${name}.${pictureEnding(imageUrl)}` }
  return null
}

/**
 * Whether it is a path of this site, a web address or an embedded file; an address that runs a
 * script is not.
 */
function isFileAddress(address: string): boolean {
  const base = 'https://site.invalid'
  return (
    URL.canParse(address, base) &&
    ['https:', 'http:', 'data:'].includes(new URL(address, base).protocol)
  )
}

const endings = ['png', 'jpg', 'jpeg', 'webp', 'svg'] as const

/** From the address's own ending or the type of an embedded picture; PNG if neither is known. */
function pictureEnding(address: string): string {
  const found = /^data:image\/(\w+)/i.exec(address) ?? /\.(\w+)(?:[?#]|$)/.exec(address)
  const ending = found?.[1]?.toLowerCase()
  return endings.find((known) => known === ending) ?? 'png'
}
