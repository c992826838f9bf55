import type { CredentialKind } from './credentialNames.ts'
import type { CredentialMessages } from './credentials.messages.ts'

/** What is shared. */
export interface Shared {
  kind: CredentialKind
  /** Course or bootcamp; undefined where it was not recorded. */
  subject: string | undefined
  /** Who issued it. */
  organisation: string
  /** Absolute address of the public page. */
  url: string
}

/** The words that a post begins with; they differ for courses, bootcamps and badges (specification §2, Certificate view). */
export function shareText({ kind, subject, organisation }: Omit<Shared, 'url'>, messages: CredentialMessages): string {
  return messages.posts[kind](subject, organisation)
}

/** Opens WhatsApp with the words and the address. */
export function whatsAppLink(shared: Shared, messages: CredentialMessages): string {
  return address('https://wa.me/', { text: `${shareText(shared, messages)} ${shared.url}` })
}

/** Opens a new post on X with the words and the address. */
export function xLink(shared: Shared, messages: CredentialMessages): string {
  return address('https://x.com/intent/post', { text: shareText(shared, messages), url: shared.url })
}

/** Opens a new post on LinkedIn; it takes the address alone and shows the page's own preview. */
export function linkedInLink(url: string): string {
  return address('https://www.linkedin.com/sharing/share-offsite/', { url })
}

/** A certificate as LinkedIn's profile takes it. */
export interface ProfileEntry {
  /** Title of the certificate. */
  name: string
  organisation: string
  /** ISO 8601; year and month are taken in UTC. */
  issuedAt: string
  url: string
  id: string
}

/** Opens LinkedIn's form for a licence or certification, filled in. */
export function linkedInProfileLink({ name, organisation, issuedAt, url, id }: ProfileEntry): string {
  const issued = new Date(issuedAt)
  const date: Record<string, string> = Number.isNaN(issued.getTime())
    ? {}
    : { issueYear: String(issued.getUTCFullYear()), issueMonth: String(issued.getUTCMonth() + 1) }
  return address('https://www.linkedin.com/profile/add', {
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organisation,
    ...date,
    certUrl: url,
    certId: id,
  })
}

/** Spaces as `%20`: not every service reads a plus as one. */
function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`
}
