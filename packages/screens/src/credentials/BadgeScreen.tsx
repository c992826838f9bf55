import { formatLongDate } from '@rampart/contract/rules/dates'
import { CredentialDetails } from '@rampart/ui/CredentialDetails'
import { CredentialImage } from '@rampart/ui/CredentialImage'
import { CredentialLayout } from '@rampart/ui/CredentialLayout'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { CredentialFailure } from './CredentialFailure.tsx'
import { credentialTitle, isRevoked, recipientName } from './credentialNames.ts'
import { credentialMessages } from './credentials.messages.ts'
import { CredentialSkeleton } from './CredentialSkeleton.tsx'
import { SelfCheck } from './SelfCheck.tsx'
import { failureDetail, useBadge } from './useCredential.ts'

export interface BadgeScreenProps {
  badgeId: string
  /** Who issues badges. */
  organisation: string
  /** Where to go on when there is no such badge. */
  exploreHref: string
}

/** A digital badge's public page (specification §2, §8). */
export function BadgeScreen({ badgeId, organisation, exploreHref }: BadgeScreenProps) {
  const messages = useMessages(credentialMessages)
  const adapters = useMessages(adapterMessages)
  const locale = useLocale()
  const { data: badge, isPending, isError, error, isFetching, refetch } = useBadge(badgeId)
  if (isPending) return <CredentialSkeleton kind="badge" />
  if (isError) {
    return (
      <CredentialFailure
        title={messages.badgeFailed}
        detail={failureDetail(error, messages.badgeFailedHelp, adapters)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!badge) {
    return (
      <MessagePage title={messages.badgeNotFound} text={messages.badgeNotFoundHelp} action={<LinkButton href={exploreHref}>{messages.explore}</LinkButton>} />
    )
  }
  const title = credentialTitle(badge, messages)
  const recipient = recipientName(badge.participantName, messages)
  const revoked = isRevoked(badge.status)
  return (
    <CredentialLayout
      picture={<CredentialImage kind="badge" src={badge.imageUrl} alt={messages.badgePicture(recipient, title)} revoked={revoked ? badge.status : undefined} />}
      side={
        <CredentialDetails
          type={messages.kinds.badge}
          title={title}
          recipient={recipient}
          issuedOn={formatLongDate(badge.issuedAt, 'UTC', locale)}
          idLabel={messages.badgeId}
          id={badge.badgeId}
          status={badge.status}
          warning={revoked ? messages.badgeRevoked(organisation) : undefined}
        />
      }
    >
      <SelfCheck record={badge} />
    </CredentialLayout>
  )
}
