import { formatLongDate } from '@rampart/contract/rules/dates'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { copyNoticeTime } from '@rampart/contract/rules/notificationTimes'
import { CredentialEvidence } from '@rampart/ui/CredentialEvidence'
import { CredentialDetails } from '@rampart/ui/CredentialDetails'
import { CredentialImage } from '@rampart/ui/CredentialImage'
import { CredentialLayout } from '@rampart/ui/CredentialLayout'
import { ContentText, useLocale, useMessages } from '@rampart/ui/Language'
import { Link } from '@rampart/ui/Link'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { ShareCard } from '@rampart/ui/ShareCard'
import type { ShareLink } from '@rampart/ui/ShareCard'
import { adapterMessages } from '../adapters/adapters.messages.ts'
import { copyText } from '../clipboard/copyText.ts'
import { QueryGate } from '../pages/QueryGate.tsx'
import { useProblems } from '../problems/useProblems.ts'
import { NameRequest } from '../requests/NameRequest.tsx'
import {
  credentialTitle,
  isRevoked,
  kindMessages,
  recipientName,
  statusText,
  subjectOf,
} from './credentialNames.ts'
import { credentialProblems } from './credentialProblems.ts'
import { credentialMessages } from './credentials.messages.ts'
import { CredentialSkeleton } from './CredentialSkeleton.tsx'
import { CredentialWorth } from './CredentialWorth.tsx'
import type { SourceLinks } from './CredentialWorth.tsx'
import { SelfCheck } from './SelfCheck.tsx'
import { linkedInLink, linkedInProfileLink, whatsAppLink, xLink } from './shareLinks.ts'
import { shownPicture } from './shownPicture.ts'
import { failureDetail, useCredential } from './useCredential.ts'

export interface CredentialScreenProps extends CredentialId, SourceLinks {
  /** Absolute address of the public page of a credential, by its own ID. */
  publicUrl: (id: CredentialId) => string
  /** Name of the issuer of credentials, for the words of posts. */
  organization: string
  labHref: (path: string) => string
  /** Address of the form for another ID. */
  verifyHref: string
}

/**
 * The public page of a credential; its ID is given as in the address, in any case (specification
 * §2, §8).
 */
export function CredentialScreen({ type, credentialId, ...links }: CredentialScreenProps) {
  const messages = useMessages(credentialMessages)
  const words = messages.kinds[type]
  const problems = useMessages(credentialProblems)
  const adapters = useMessages(adapterMessages)
  const textOf = useProblems(credentialProblems)
  return (
    <QueryGate
      query={useCredential({ type, credentialId })}
      skeleton={<CredentialSkeleton kind={type} />}
      failure={(error) => ({
        title: words.failed,
        detail: failureDetail(error, words.failedHelp, adapters, textOf),
      })}
      absent={
        <MessagePage
          title={problems[`${type}_not_found`]}
          text={words.notFoundHelp}
          action={<LinkButton href={links.verifyHref}>{messages.verifyAnother}</LinkButton>}
        />
      }
    >
      {(credential) => <Shown credential={credential} {...links} />}
    </QueryGate>
  )
}

function Shown({
  credential,
  ...links
}: Omit<CredentialScreenProps, keyof CredentialId> & { credential: CredentialView }) {
  const messages = useMessages(credentialMessages)
  const locale = useLocale()
  const { type, credentialId, issuedAt, status, evidence } = credential
  const words = messages.kinds[type]
  const title = credentialTitle(credential, messages)
  const recipient = recipientName(credential.participantName, messages)
  const revoked = isRevoked(status)
  const shownStatus = statusText(status, messages) ?? <ContentText>{status}</ContentText>
  return (
    <CredentialLayout
      picture={
        <CredentialImage
          kind={type}
          src={shownPicture(credential)}
          alt={words.picture(recipient, title)}
          revoked={revoked ? shownStatus : undefined}
        />
      }
      side={
        <>
          <CredentialDetails
            type={kindMessages(credential, messages).chip}
            title={title}
            recipient={recipient}
            issuedOn={formatLongDate(issuedAt, 'UTC', locale)}
            idLabel={words.idLabel}
            credentialId={credentialId}
            status={shownStatus}
            warning={revoked ? words.revoked(links.organization) : undefined}
          />
          <Share credential={credential} {...links} />
          {!revoked && (
            <NameRequest credentialId={credentialId} name={credential.participantName ?? ''} />
          )}
        </>
      }
    >
      {evidence.length > 0 && (
        <CredentialEvidence
          labs={evidence.map(({ path, solvedAt, ...lab }) => ({
            ...lab,
            id: `lab-${path}`,
            href: links.labHref(path),
            // The signed day, in every time zone of readers.
            solvedOn: formatLongDate(solvedAt, 'UTC', locale),
          }))}
        />
      )}
      <CredentialWorth credential={credential} {...links} />
      <SelfCheck record={credential} />
    </CredentialLayout>
  )
}

/** Ways to share the page. */
function Share({
  credential,
  publicUrl,
  organization,
  verifyHref,
}: Pick<CredentialScreenProps, 'publicUrl' | 'organization' | 'verifyHref'> & {
  credential: CredentialView
}) {
  const messages = useMessages(credentialMessages)
  const { type, credentialId, issuedAt, status } = credential
  const words = messages.kinds[type]
  const revoked = isRevoked(status)
  const url = publicUrl(credential)
  const name = credentialTitle(credential, messages)
  const shared = {
    text: kindMessages(credential, messages).post(subjectOf(credential), organization),
    url,
  }
  const postLinks: ShareLink[] = [
    { network: 'whatsapp', label: 'WhatsApp', href: whatsAppLink(shared) },
    { network: 'x', label: 'X', href: xLink(shared) },
    { network: 'linkedin', label: 'LinkedIn', href: linkedInLink(url) },
  ]
  const profileLink: ShareLink = {
    network: 'linkedin',
    label: messages.addToProfile,
    href: linkedInProfileLink({ name, organization, issuedAt, url, id: credentialId }),
  }
  return (
    <>
      <ShareCard
        link={url}
        onCopy={copyText}
        copyLabel={words.copyLink}
        copiedNotice={words.linkCopied}
        noticeFor={copyNoticeTime}
        // A revoked credential has a link, but no posts.
        links={revoked ? [] : postLinks}
        profileLink={revoked ? undefined : profileLink}
      />
      <Link href={verifyHref}>{messages.verifyAnother}</Link>
    </>
  )
}
