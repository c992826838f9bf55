import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Image } from '../Image/Image.tsx'
import { BadgeArt, CertificateArt } from './CredentialArt.tsx'
import type { CredentialKind } from './credentialNames.ts'
import { credentialNames } from './credentialNames.ts'
import { badgePlace, mark, section, sheetPlace, text as textStyle, words } from './CredentialSection.css.ts'

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

const texts: Record<CredentialKind, string> = {
  certificate: 'Complete every lesson to earn a certificate in your name. Anyone can verify it by its ID.',
  badge: 'Complete every lesson to earn a digital badge with a public page of its own.',
  none: 'Complete every lesson and the course joins your completed courses.',
}

/** What a learner takes home from a course: Certificate, Digital Badge or Completion. */
export function CredentialSection({ kind, imageUrl, art, text = texts[kind], headingLevel = 2 }: CredentialSectionProps) {
  const sample = art ?? (kind === 'certificate' ? <CertificateArt /> : <BadgeArt />)
  return (
    <section className={section}>
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
        <Heading level={headingLevel}>{credentialNames[kind]}</Heading>
        <p className={textStyle}>{text}</p>
      </div>
    </section>
  )
}
