import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Image } from '../../../components/Image/Image.tsx'
import { useMessages } from '#language'
import type { CredentialKind } from '../../../domain.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { credentialKindMessages } from '../kinds/credentialKinds.messages.ts'
import { credentialLooks } from '../kinds/credentialLooks.ts'
import { mark, places, section, text as textStyle, words } from './CredentialSection.css.ts'

export interface CredentialSectionProps extends RootProps {
  /** What completing the course earns. */
  kind: CredentialKind | 'none'
  /** Address of the picture of the certificate or badge; without one a drawn sample is shown. */
  imageUrl?: string | null
  /** A drawing of your own in place of the sample, if there is no `imageUrl`. */
  art?: ReactNode
  /** What is needed to earn it and what it is worth. @default a sentence for each kind */
  text?: string
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3
}

/** What a learner earns in a course: Certificate, Digital Badge or Completion. */
export function CredentialSection({
  kind,
  imageUrl,
  art,
  text,
  headingLevel = 2,
  ...root
}: CredentialSectionProps) {
  const id = useId()
  const { name, promise } = useMessages(credentialKindMessages)[kind]
  return (
    <section {...rootPropsOf(root)} aria-labelledby={id} className={section}>
      {kind === 'none' ? (
        <div className={mark}>
          <Flag size={28} aria-hidden="true" />
        </div>
      ) : (
        <Picture kind={kind} imageUrl={imageUrl} art={art} />
      )}
      <div className={words}>
        <Heading level={headingLevel} id={id}>
          {name}
        </Heading>
        <p className={textStyle}>{text ?? promise}</p>
      </div>
    </section>
  )
}

function Picture({
  kind,
  imageUrl,
  art,
}: Pick<CredentialSectionProps, 'imageUrl' | 'art'> & { kind: CredentialKind }) {
  const { shape, Sample } = credentialLooks[kind]
  const sample = art ?? <Sample />
  return (
    <div className={places[shape]}>
      {imageUrl ? (
        <Image src={imageUrl} alt="" ratio="natural" corners="card" fallback={sample} />
      ) : (
        sample
      )}
    </div>
  )
}
