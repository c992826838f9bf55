import { useId } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { content, links as linksStyle, place } from './ShareCard.css.ts'
import type { ShareNetwork } from './ShareMark.tsx'
import { ShareMark } from './ShareMark.tsx'
import { shareCardMessages } from './ShareCard.messages.ts'

export type { ShareNetwork }

/** A network to share on, as a link that opens a post with the words filled in. */
export interface ShareLink {
  /** Chooses the mark. */
  network: ShareNetwork
  /** Such as 'WhatsApp'. */
  label: string
  href: string
}

export interface ShareCardProps extends RootProps {
  /** Absolute address that is copied. */
  link: string
  /** Copies the address to the clipboard; a rejection shows that it failed. */
  onCopy: (link: string) => Promise<void>
  /** @default 'Copy Certificate Link' */
  copyLabel?: string
  /** Shown in place of the label after a copy. @default 'Certificate link copied to clipboard!' */
  copiedNotice?: string
  /** How long the notice shows, in ms. @default 2000 */
  noticeFor?: number
  /** Networks on which it can be posted; each opens in a new tab. */
  links: readonly ShareLink[]
  /**
   * Where it can be kept permanently, such as the owner's own profile: below the others, over the
   * whole width.
   */
  profileLink?: ShareLink
  /** @default 'Share' */
  title?: string
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * Ways to share a public page: its link, and posts on networks. Plain links: no script of those
 * networks runs here.
 */
export function ShareCard({
  link,
  onCopy,
  copyLabel,
  copiedNotice,
  noticeFor,
  links,
  profileLink,
  title,
  headingLevel = 2,
  ...root
}: ShareCardProps) {
  const messages = useMessages(shareCardMessages)
  const id = useId()
  return (
    <Card {...rootPropsOf(root)} as="section" aria-labelledby={id}>
      <div className={content}>
        <Heading level={headingLevel} size={20} id={id}>
          {title ?? messages.title}
        </Heading>
        <CopyButton
          value={link}
          onCopy={onCopy}
          label={copyLabel ?? messages.copyLink}
          copiedLabel={copiedNotice ?? messages.copied}
          outcomeFor={noticeFor}
          width="full"
          size="small"
        />
        {links.length > 0 && (
          <ul role="list" className={linksStyle}>
            {links.map(({ network, label, href }) => (
              <li key={label} className={place}>
                <LinkButton href={href} opensNewTab variant="outline" size="small" width="full">
                  <ShareMark network={network} />
                  {label}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
        {profileLink && (
          <LinkButton href={profileLink.href} opensNewTab variant="plain" size="small" width="full">
            <ShareMark network={profileLink.network} />
            {profileLink.label}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
