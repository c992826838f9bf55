/** What is shared. */
export interface Shared {
  /** The words that the post begins with. */
  text: string
  /** Absolute address of the public page. */
  url: string
}

/** Opens WhatsApp with the words and the address. */
export const whatsAppLink = ({ text, url }: Shared): string =>
  address('https://wa.me/', { text: `${text} ${url}` })

/** Opens a new post on X with the words and the address. */
export const xLink = ({ text, url }: Shared): string =>
  address('https://x.com/intent/post', { text, url })

/** Opens a new post on LinkedIn; it takes only the address and shows the page's own preview. */
export function linkedInLink(url: string): string {
  return address('https://www.linkedin.com/sharing/share-offsite/', { url })
}

/** A certificate in the form that LinkedIn's profile takes. */
export interface ProfileEntry {
  /** Title of the certificate. */
  name: string
  organization: string
  /** ISO 8601; year and month are taken in UTC. */
  issuedAt: string
  url: string
  id: string
}

/** Opens LinkedIn's form for a license or certification, filled in. */
export function linkedInProfileLink({
  name,
  organization,
  issuedAt,
  url,
  id,
}: ProfileEntry): string {
  const issued = new Date(issuedAt)
  const date: Record<string, string> = Number.isNaN(issued.getTime())
    ? {}
    : { issueYear: String(issued.getUTCFullYear()), issueMonth: String(issued.getUTCMonth() + 1) }
  return address('https://www.linkedin.com/profile/add', {
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organization,
    ...date,
    certUrl: url,
    certId: id,
  })
}

/** Spaces as `%20`: not every service reads a plus as one. */
function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`
}
