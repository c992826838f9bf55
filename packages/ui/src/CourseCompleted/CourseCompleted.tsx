import { Download, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { BadgeArt, CertificateArt } from '../CredentialSection/CredentialArt.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Image } from '../Image/Image.tsx'
import { useMessages } from '../Language/Language.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import { Text } from '../Text/Text.tsx'
import { actions, address, badgePlace, below, eyebrow, hero, inside, lead, link, linkRow, sheetPlace, words } from './CourseCompleted.css.ts'
import { courseCompletedMessages } from './CourseCompleted.messages.ts'
import { DrawnContours } from './DrawnContours.tsx'

/** A certificate or badge that was earned. */
export interface EarnedCredential {
  kind: 'certificate' | 'badge'
  /** Address of its picture; a drawn sample stands in. */
  imageUrl: string | null
  /** Full address of its public page. */
  publicUrl: string
  /** Where LinkedIn takes it. */
  linkedInUrl: string
  /** Its file, and the name to save it under; none while it has not been made. */
  file: { href: string; name: string } | null
}

export interface CourseCompletedProps {
  courseTitle: string
  /** Without one there is nothing to share. */
  credential?: EarnedCredential
  /** Puts the public link on the clipboard. */
  onCopy: (value: string) => Promise<void>
  /** Ways onward. */
  children: ReactNode
  /** Before the ways onward, such as an `Alert` that the credential could not be read. */
  notice?: ReactNode
}

/** The end of a course: one moment of celebration, what was earned, and how to show it to others. */
export function CourseCompleted({ courseTitle, credential, onCopy, children, notice }: CourseCompletedProps) {
  const id = useId()
  const messages = useMessages(courseCompletedMessages)
  return (
    <>
      <div className={hero}>
        <DrawnContours hasSignal={!credential} />
        <PageContainer>
          <div className={inside}>
            <div className={words}>
              <p className={eyebrow}>{courseTitle}</p>
              <Heading level={1} size={48}>
                {messages.title}
              </Heading>
              <p className={lead}>{messages.earned[credential?.kind ?? 'none']}</p>
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
              <Text tone="muted">{messages.publicLinkHelp[credential.kind]}</Text>
              <div className={linkRow}>
                <span className={address}>{credential.publicUrl}</span>
                <CopyButton value={credential.publicUrl} onCopy={onCopy} label={messages.copyLink} copiedLabel={messages.linkCopied} />
              </div>
            </section>
          )}
          <div className={linkRow}>{children}</div>
        </div>
      </PageContainer>
    </>
  )
}

function Sharing({ kind, linkedInUrl, file }: EarnedCredential) {
  const messages = useMessages(courseCompletedMessages)
  return (
    <div className={actions}>
      <LinkButton href={linkedInUrl} opensNewTab>
        <Share2 size={18} aria-hidden="true" />
        {messages.shareOnLinkedIn}
      </LinkButton>
      {file && (
        <LinkButton href={file.href} download={file.name} variant="outline">
          <Download size={18} aria-hidden="true" />
          {messages.download[kind]}
        </LinkButton>
      )}
    </div>
  )
}

function Picture({ kind, imageUrl, courseTitle }: EarnedCredential & { courseTitle: string }) {
  const { pictureOf } = useMessages(courseCompletedMessages)
  const sample = kind === 'certificate' ? <CertificateArt /> : <BadgeArt />
  return (
    <div className={kind === 'certificate' ? sheetPlace : badgePlace}>
      {imageUrl ? <Image src={imageUrl} alt={pictureOf[kind](courseTitle)} ratio="natural" isAboveFold fallback={sample} /> : sample}
    </div>
  )
}
