import { Download, Share2, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { credentialPictureSize } from '../../credentials/CredentialImage/CredentialImage.tsx'
import { credentialKindMessages } from '../../credentials/kinds/credentialKinds.messages.ts'
import { credentialLooks } from '../../credentials/kinds/credentialLooks.ts'
import type { CredentialKind } from '../../../domain.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Image } from '../../../components/Image/Image.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { PageContainer } from '../../shell/PageContainer/PageContainer.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import {
  actions,
  address,
  below,
  eyebrow,
  hero,
  inside,
  lead,
  link,
  linkRow,
  places,
  words,
} from './CourseCompleted.css.ts'
import { courseCompletedMessages } from './CourseCompleted.messages.ts'
import { DrawnContours } from './DrawnContours.tsx'

/** A certificate or badge that was earned. */
export interface EarnedCredential {
  kind: CredentialKind
  /** Address of its picture; without one a drawn sample is shown. */
  imageUrl: string | null
  /** Full address of its public page. */
  publicUrl: string
  /** Address that shares it on LinkedIn. */
  linkedInUrl: string
  /** Address that adds it to the learner's LinkedIn profile. */
  linkedInProfileUrl?: string
  /** Its file, and the name to save it under; null while it has not been made. */
  file: { href: string; name: string } | null
}

export interface CourseCompletedProps extends RootProps {
  courseTitle: string
  /** Without one there is nothing to share. */
  credential?: EarnedCredential
  /** Copies the public link to the clipboard; a rejection shows that it failed. */
  onCopy: (value: string) => Promise<void>
  /** Links and buttons to go on with. */
  children: ReactNode
  /** Shown before `children`, such as an `Alert` that the credential could not be read. */
  notice?: ReactNode
  /** What to learn next, at the end: a section of its own. */
  next?: ReactNode
  /** Draws the map lines; false for a placeholder. @default true */
  hasMap?: boolean
}

/**
 * The end of a course: a moment of celebration, the credential that was earned, and how to show it
 * to others.
 */
export function CourseCompleted({
  courseTitle,
  credential,
  onCopy,
  children,
  notice,
  next,
  hasMap = true,
  ...root
}: CourseCompletedProps) {
  const id = useId()
  const messages = useMessages(courseCompletedMessages)
  const kinds = useMessages(credentialKindMessages)
  return (
    <div {...rootPropsOf(root)}>
      <div className={hero}>
        {hasMap && <DrawnContours hasSignal={!credential} />}
        <PageContainer>
          <div className={inside}>
            <div className={words}>
              <p className={eyebrow}>
                <OfContent>{courseTitle}</OfContent>
              </p>
              <Heading level={1} size={48}>
                {messages.title}
              </Heading>
              <p className={lead}>{kinds[credential?.kind ?? 'none'].earned}</p>
              {credential && <Sharing {...credential} />}
            </div>
            {credential && <Picture {...credential} courseTitle={courseTitle} />}
          </div>
        </PageContainer>
      </div>
      <PageContainer space="section">
        <div className={below}>
          {notice}
          {credential && (
            <section aria-labelledby={id} className={link}>
              <Heading level={2} id={id}>
                {messages.publicLink}
              </Heading>
              <Text tone="muted">{kinds[credential.kind].publicLinkHelp}</Text>
              <div className={linkRow}>
                <span className={address}>{credential.publicUrl}</span>
                <CopyButton
                  value={credential.publicUrl}
                  onCopy={onCopy}
                  label={messages.copyLink}
                  copiedLabel={messages.linkCopied}
                />
              </div>
            </section>
          )}
          <div className={linkRow}>{children}</div>
          {next}
        </div>
      </PageContainer>
    </div>
  )
}

function Sharing({ kind, linkedInUrl, linkedInProfileUrl, file }: EarnedCredential) {
  const { shareOnLinkedIn, addToLinkedIn } = useMessages(courseCompletedMessages)
  const { download } = useMessages(credentialKindMessages)[kind]
  return (
    <div className={actions}>
      <LinkButton href={linkedInUrl} opensNewTab>
        <Share2 size={18} aria-hidden="true" />
        {shareOnLinkedIn}
      </LinkButton>
      {linkedInProfileUrl && (
        <LinkButton href={linkedInProfileUrl} opensNewTab variant="outline">
          <UserRoundPlus size={18} aria-hidden="true" />
          {addToLinkedIn}
        </LinkButton>
      )}
      {file && (
        <LinkButton href={file.href} download={file.name} variant="outline">
          <Download size={18} aria-hidden="true" />
          {download}
        </LinkButton>
      )}
    </div>
  )
}

function Picture({ kind, imageUrl, courseTitle }: EarnedCredential & { courseTitle: string }) {
  const { pictureOf } = useMessages(credentialKindMessages)[kind]
  const { shape, Sample } = credentialLooks[kind]
  const sample = <Sample />
  return (
    <div data-skeleton="shape" className={places[shape]}>
      {imageUrl ? (
        <Image
          src={imageUrl}
          alt={pictureOf(courseTitle)}
          ratio="natural"
          {...credentialPictureSize(kind)}
          fallback={sample}
        />
      ) : (
        sample
      )}
    </div>
  )
}
