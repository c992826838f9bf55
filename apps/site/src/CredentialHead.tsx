import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { formatLongDate } from '@rampart/contract/rules/dates'
import {
  credentialTitle,
  isRevoked,
  kindMessages,
  recipientName,
} from '@rampart/screens/credentials/credentialNames.ts'
import { credentialMessages } from '@rampart/screens/credentials/credentials.messages.ts'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { credentialHeadMessages } from './CredentialHead.messages.ts'
import { PageHead } from './PageHead.tsx'
import { useBrand } from './settings.tsx'

/**
 * How a certificate or badge shows in a tab, in search results and in posts elsewhere: by recipient
 * and title (specification §2).
 */
export function CredentialHead({ credential, path }: { credential: CredentialView; path: string }) {
  const messages = useMessages(credentialHeadMessages)
  const credentials = useMessages(credentialMessages)
  const locale = useLocale()
  const { name } = useBrand()
  const { status } = credential
  const src = previewOf(credential)
  const shown = {
    status: isRevoked(status) ? credentials.revoked : undefined,
    kind: kindMessages(credential, credentials).chip,
    id: credential.credentialId,
    title: credentialTitle(credential, credentials),
    recipient: recipientName(credential.participantName, credentials),
    organization: name,
    date: formatLongDate(credential.issuedAt, 'UTC', locale),
  }
  return (
    <PageHead
      title={messages.title(shown)}
      description={messages.description(shown)}
      path={path}
      type="article"
      // For people who have the link. Search results may show a person's name only if that person
      // puts it there.
      noIndex
      image={src === null ? undefined : { src, alt: messages.picture(shown) }}
    />
  )
}

/**
 * The picture that other sites show; a credential's own picture is given in the size that they ask
 * for. They fetch pictures over the web only.
 */
function previewOf({ imageUrl }: CredentialView): string | null {
  if (!imageUrl) return null
  const base = 'https://site.invalid'
  const isOnWeb = URL.canParse(imageUrl, base) && /^https?:$/.test(new URL(imageUrl, base).protocol)
  // Written here, because code that is shared with late code would load with every page.
  return isOnWeb ? imageUrl.replace(/^(\/api\/.+\/file\/.+)\.png$/, '$1.preview.png') : null
}
