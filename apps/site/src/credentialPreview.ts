import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { credentialKind, credentialTitle, isRevoked, kindNames, recipientName } from '@rampart/screens/credentials/credentialNames.ts'
import { brand, pageTitle } from './brand.ts'
import type { PageHeadProps } from './PageHead.tsx'

/** How a certificate or badge shows in a tab, in search results and in posts elsewhere: by recipient and title (specification §2). */
export function credentialPreview(credential: Certificate | Badge, path: string): PageHeadProps {
  const kind = kindNames[credentialKind(credential)]
  const recipient = recipientName(credential.participantName)
  const title = credentialTitle(credential)
  const id = 'csnId' in credential ? credential.csnId : credential.badgeId
  const status = isRevoked(credential.status) ? `${credential.status}: ` : ''
  return {
    title: pageTitle(`${status}${recipient}, ${title}`),
    description: `${status}${kind} ${id}, issued by ${brand.name} to ${recipient} on ${formatLongDate(credential.issuedAt)}.`,
    path,
    type: 'article',
    // For those who have the link. A person's name belongs into search results only if that person puts it there.
    noIndex: true,
    image: isShown(credential.imageUrl) ? { src: credential.imageUrl, alt: `${kind} of ${recipient}: ${title}` } : undefined,
  }
}

/** Other sites fetch pictures over the web alone. */
function isShown(imageUrl: string | null): imageUrl is string {
  const base = 'https://site.invalid'
  return Boolean(imageUrl && URL.canParse(imageUrl, base) && /^https?:$/.test(new URL(imageUrl, base).protocol))
}
