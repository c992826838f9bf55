import { Download, ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { CredentialImage } from '../CredentialImage/CredentialImage.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { ShareMark } from '../ShareCard/ShareMark.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { actions, body, chipLine, date, title as titleStyle, words } from './CredentialCard.css.ts'
import type { CredentialKind } from '../../../domain.ts'
import { credentialKindMessages } from '../kinds/credentialKinds.messages.ts'
import { credentialCardMessages } from './CredentialCard.messages.ts'

export interface CredentialCardProps extends RootProps {
  kind: CredentialKind
  /** Kind as words: 'Course Certificate', 'Bootcamp Certificate', 'Digital Badge'. */
  type: string
  title: string
  /** Formatted date. */
  issuedOn: string
  /** Address of the picture. */
  imageUrl?: string | null
  /** Its public page; opens in a new tab. */
  detailsHref: string
  /** Absolute address of that page, for copying. */
  link: string
  /** Copies the address to the clipboard; a rejection shows that it failed. */
  onCopy: (link: string) => Promise<void>
  /** Address that opens a post on LinkedIn in a new tab; without one it cannot be shared. */
  linkedInHref?: string | undefined
  /**
   * The certificate's file and the name to save it under; without one there is nothing to download.
   */
  download?: { href: string; name: string } | null
  /** Label if the credential is no longer valid, such as 'Revoked'. */
  revoked?: string | undefined
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * A certificate or badge that a learner has earned, with everything that can be done with it. For
 * its public page use `CredentialDetails`.
 */
export function CredentialCard({
  kind,
  type,
  title,
  issuedOn,
  imageUrl,
  detailsHref,
  link,
  onCopy,
  linkedInHref,
  download,
  revoked,
  headingLevel = 2,
  ...root
}: CredentialCardProps) {
  const messages = useMessages(credentialCardMessages)
  const ofKind = useMessages(credentialKindMessages)[kind]
  const Title = `h${headingLevel}` as const
  const id = useId()
  const look = { variant: 'outline', size: 'small', width: 'full' } as const
  const of = (
    <VisuallyHidden>
      {' '}
      <OfContent>{title}</OfContent>
    </VisuallyHidden>
  )
  return (
    <Card {...rootPropsOf(root)} as="article" aria-labelledby={id} padding="none" height="full">
      <div className={body}>
        <CredentialImage kind={kind} src={imageUrl} alt="" size="card" revoked={revoked} />
        <div className={words}>
          <div className={chipLine}>
            <Chip tone="accent">{type}</Chip>
          </div>
          <Title id={id} className={titleStyle}>
            <OfContent>{title}</OfContent>
          </Title>
          <p className={date}>{messages.issuedOn(issuedOn)}</p>
          <div className={actions}>
            <LinkButton href={detailsHref} opensNewTab {...look} variant="soft">
              <ExternalLink size={16} aria-hidden="true" />
              <span>
                {messages.viewDetails}
                {of}
              </span>
            </LinkButton>
            <CopyButton
              value={link}
              onCopy={onCopy}
              label={messages.copyLink}
              copiedLabel={messages.linkCopied}
              what={<OfContent>{title}</OfContent>}
              {...look}
            />
            {linkedInHref && (
              <LinkButton href={linkedInHref} opensNewTab {...look}>
                <ShareMark network="linkedin" />
                <span>
                  {messages.shareOnLinkedIn}
                  {of}
                </span>
              </LinkButton>
            )}
            {download && (
              <LinkButton href={download.href} download={download.name} {...look}>
                <Download size={16} aria-hidden="true" />
                <span>
                  {ofKind.download}
                  {of}
                </span>
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </Card>
  )
}
