import type { Certificate } from '@rampart/contract/entities/certificate'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { copyNoticeTime } from '@rampart/contract/rules/notificationTimes'
import { CredentialDetails } from '@rampart/ui/CredentialDetails'
import { CredentialImage } from '@rampart/ui/CredentialImage'
import { CredentialLayout } from '@rampart/ui/CredentialLayout'
import { Link } from '@rampart/ui/Link'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { ShareCard } from '@rampart/ui/ShareCard'
import type { ShareLink } from '@rampart/ui/ShareCard'
import { copyText } from '../clipboard/copyText.ts'
import { CredentialFailure } from './CredentialFailure.tsx'
import { credentialKind, credentialTitle, isRevoked, kindNames, recipientName, subjectOf } from './credentialNames.ts'
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
  const { data: certificate, isPending, isError, error, isFetching, refetch } = useCertificate(certId)
  if (isPending) return <CredentialSkeleton kind="certificate" />
  if (isError) {
    return (
      <CredentialFailure
        title="Failed to fetch certificate"
        detail={failureDetail(error, 'Certificate verification failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!certificate) {
    return (
      <MessagePage
        title="Certificate Not Found"
        text="No certificate was issued under this ID. Check it against the certificate, letter by letter."
        action={<LinkButton href={verifyHref}>Verify another certificate</LinkButton>}
      />
    )
  }
  return <CertificateView certificate={certificate} verifyHref={verifyHref} {...rest} />
}

function CertificateView({ certificate, publicUrl, organisation, verifyHref }: Omit<CertificateScreenProps, 'certId'> & { certificate: Certificate }) {
  const { csnId, issuedAt, status, imageUrl } = certificate
  const kind = credentialKind(certificate)
  const title = credentialTitle(certificate)
  const recipient = recipientName(certificate.participantName)
  const revoked = isRevoked(status)
  const url = publicUrl(csnId)
  const shared = { kind, subject: subjectOf(certificate), organisation, url }
  const postLinks: ShareLink[] = [
    { network: 'whatsapp', label: 'WhatsApp', href: whatsAppLink(shared) },
    { network: 'x', label: 'X', href: xLink(shared) },
    { network: 'linkedin', label: 'LinkedIn', href: linkedInLink(url) },
  ]
  const profileLink: ShareLink = {
    network: 'linkedin',
    label: 'Add to LinkedIn profile',
    href: linkedInProfileLink({ name: title, organisation, issuedAt, url, id: csnId }),
  }
  return (
    <CredentialLayout
      picture={<CredentialImage kind="certificate" src={imageUrl} alt={`Certificate of ${recipient}: ${title}`} revoked={revoked ? status : undefined} />}
      side={
        <>
          <CredentialDetails
            type={kindNames[kind]}
            title={title}
            recipient={recipient}
            issuedOn={formatLongDate(issuedAt)}
            idLabel="Certificate ID"
            id={csnId}
            status={status}
            warning={revoked ? `${organisation} has taken this certificate back. It is no proof of anything any more.` : undefined}
          />
          <ShareCard
            link={url}
            onCopy={copyText}
            noticeFor={copyNoticeTime}
            // What was taken back can be pointed at, not boasted of.
            links={revoked ? [] : postLinks}
            profileLink={revoked ? undefined : profileLink}
          />
          <Link href={verifyHref}>Verify another certificate</Link>
        </>
      }
    >
      <SelfCheck record={certificate} />
    </CredentialLayout>
  )
}
