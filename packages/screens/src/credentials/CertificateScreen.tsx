import type { Certificate } from '@rampart/contract/entities/certificate'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { copyNoticeTime } from '@rampart/contract/rules/notificationTimes'
import { CredentialDetails } from '@rampart/ui/CredentialDetails'
import { CredentialImage } from '@rampart/ui/CredentialImage'
import { CredentialLayout } from '@rampart/ui/CredentialLayout'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { ShareCard } from '@rampart/ui/ShareCard'
import type { ShareLink } from '@rampart/ui/ShareCard'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { copyText } from '../clipboard/copyText.ts'
import { CredentialFailure } from './CredentialFailure.tsx'
import { credentialKind, credentialTitle, isRevoked, recipientName, subjectOf } from './credentialNames.ts'
import { credentialMessages } from './credentials.messages.ts'
import { CredentialSkeleton } from './CredentialSkeleton.tsx'
import { SelfCheck } from './SelfCheck.tsx'
import { linkedInLink, linkedInProfileLink, whatsAppLink, xLink } from './shareLinks.ts'
import { failureDetail, useCertificate } from './useCredential.ts'

export interface CertificateScreenProps {
  /** As the address has it, in any case. */
  certId: string
  /** Absolute address of the public page of a certificate, by its own ID. */
  publicUrl: (csnId: string) => string
  /** Who issues certificates, for the words of posts. */
  organisation: string
  /** Where another ID can be entered. */
  verifyHref: string
}

/** A certificate's public page (specification §2, §8). */
export function CertificateScreen({ certId, verifyHref, ...rest }: CertificateScreenProps) {
  const messages = useMessages(credentialMessages)
  const adapters = useMessages(adapterMessages)
  const { data: certificate, isPending, isError, error, isFetching, refetch } = useCertificate(certId)
  if (isPending) return <CredentialSkeleton kind="certificate" />
  if (isError) {
    return (
      <CredentialFailure
        title={messages.certificateFailed}
        detail={failureDetail(error, messages.certificateFailedHelp, adapters)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!certificate) {
    return (
      <MessagePage
        title={messages.certificateNotFound}
        text={messages.certificateNotFoundHelp}
        action={<LinkButton href={verifyHref}>{messages.verifyAnother}</LinkButton>}
      />
    )
  }
  return <CertificateView certificate={certificate} verifyHref={verifyHref} {...rest} />
}

function CertificateView({ certificate, publicUrl, organisation, verifyHref }: Omit<CertificateScreenProps, 'certId'> & { certificate: Certificate }) {
  const messages = useMessages(credentialMessages)
  const locale = useLocale()
  const { csnId, issuedAt, status, imageUrl } = certificate
  const kind = credentialKind(certificate)
  const title = credentialTitle(certificate, messages)
  const recipient = recipientName(certificate.participantName, messages)
  const revoked = isRevoked(status)
  const url = publicUrl(csnId)
  const shared = { kind, subject: subjectOf(certificate), organisation, url }
  const postLinks: ShareLink[] = [
    { network: 'whatsapp', label: 'WhatsApp', href: whatsAppLink(shared, messages) },
    { network: 'x', label: 'X', href: xLink(shared, messages) },
    { network: 'linkedin', label: 'LinkedIn', href: linkedInLink(url) },
  ]
  const profileLink: ShareLink = {
    network: 'linkedin',
    label: messages.addToProfile,
    href: linkedInProfileLink({ name: title, organisation, issuedAt, url, id: csnId }),
  }
  return (
    <CredentialLayout
      picture={<CredentialImage kind="certificate" src={imageUrl} alt={messages.certificatePicture(recipient, title)} revoked={revoked ? status : undefined} />}
      side={
        <>
          <CredentialDetails
            type={messages.kinds[kind]}
            title={title}
            recipient={recipient}
            issuedOn={formatLongDate(issuedAt, 'UTC', locale)}
            idLabel={messages.certificateId}
            id={csnId}
            status={status}
            warning={revoked ? messages.certificateRevoked(organisation) : undefined}
          />
          <ShareCard
            link={url}
            onCopy={copyText}
            noticeFor={copyNoticeTime}
            // What was taken back can be pointed at, not boasted of.
            links={revoked ? [] : postLinks}
            profileLink={revoked ? undefined : profileLink}
          />
          <Link href={verifyHref}>{messages.verifyAnother}</Link>
        </>
      }
    >
      <SelfCheck record={certificate} />
    </CredentialLayout>
  )
}
