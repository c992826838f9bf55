import { formatLongDate } from '@rampart/contract/rules/dates'
import { CredentialDetails } from '@rampart/ui/CredentialDetails'
import { CredentialImage } from '@rampart/ui/CredentialImage'
import { CredentialLayout } from '@rampart/ui/CredentialLayout'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { CredentialFailure } from './CredentialFailure.tsx'
import { credentialTitle, isRevoked, kindNames, recipientName } from './credentialNames.ts'
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
  const { data: badge, isPending, isError, error, isFetching, refetch } = useBadge(badgeId)
  if (isPending) return <CredentialSkeleton kind="badge" />
  if (isError) {
    return (
      <CredentialFailure
        title="Failed to fetch badge"
        detail={failureDetail(error, 'Failed to view badge')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!badge) {
    return (
      <MessagePage
        title="Badge Not Found"
        text="The badge you're looking for doesn't exist or has been removed."
        action={<LinkButton href={exploreHref}>Explore courses</LinkButton>}
      />
    )
  }
  const title = credentialTitle(badge)
  const recipient = recipientName(badge.participantName)
  const revoked = isRevoked(badge.status)
  return (
    <CredentialLayout
      picture={
        <CredentialImage kind="badge" src={badge.imageUrl} alt={`Digital badge of ${recipient}: ${title}`} revoked={revoked ? badge.status : undefined} />
      }
      side={
        <CredentialDetails
          type={kindNames.badge}
          title={title}
          recipient={recipient}
          issuedOn={formatLongDate(badge.issuedAt)}
          idLabel="Badge ID"
          id={badge.badgeId}
          status={badge.status}
          warning={revoked ? `${organisation} has taken this badge back. It is no proof of anything any more.` : undefined}
        />
      }
    >
      <SelfCheck record={badge} />
    </CredentialLayout>
  )
}
