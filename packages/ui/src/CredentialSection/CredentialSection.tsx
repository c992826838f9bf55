import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Image } from '../Image/Image.tsx'
import { useMessages } from '../Language/Language.tsx'
import { BadgeArt, CertificateArt } from './CredentialArt.tsx'
import { badgePlace, mark, section, sheetPlace, text as textStyle, words } from './CredentialSection.css.ts'
import type { CredentialKind } from './CredentialSection.messages.ts'
import { credentialSectionMessages } from './CredentialSection.messages.ts'

export interface CredentialSectionProps {
  /** What completing the course earns. */
  kind: CredentialKind
  /** Address of the picture of the certificate or badge; a drawn sample stands in. */
  imageUrl?: string | null
  /** A drawing of the caller's own in place of the sample, where there is no `imageUrl`. */
  art?: ReactNode
  /** What it takes and what it is worth. @default a sentence for each kind */
  text?: string
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3
}

/** What a learner takes home from a course: Certificate, Digital Badge or Completion. */
export function CredentialSection({ kind, imageUrl, art, text, headingLevel = 2 }: CredentialSectionProps) {
  const id = useId()
  const messages = useMessages(credentialSectionMessages)
  const sample = art ?? (kind === 'certificate' ? <CertificateArt /> : <BadgeArt />)
  return (
    <section aria-labelledby={id} className={section}>
      {kind === 'none' ? (
        <div className={mark}>
          <Flag size={28} aria-hidden="true" />
        </div>
      ) : (
        <div className={kind === 'certificate' ? sheetPlace : badgePlace}>
          {imageUrl ? <Image src={imageUrl} alt="" ratio="natural" corners="control" fallback={sample} /> : sample}
        </div>
      )}
      <div className={words}>
        <Heading level={headingLevel} id={id}>
          {messages.names[kind]}
        </Heading>
        <p className={textStyle}>{text ?? messages.texts[kind]}</p>
      </div>
    </section>
  )
}
