import type { ReactNode } from 'react'
import { Ban } from 'lucide-react'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { Contours } from '../../shell/Contours/Contours.tsx'
import { Image } from '../../../components/Image/Image.tsx'
import { useMessages } from '#language'
import type { CredentialKind } from '../../../domain.ts'
import { credentialKindMessages } from '../kinds/credentialKinds.messages.ts'
import { credentialLooks } from '../kinds/credentialLooks.ts'
import type { CredentialShape } from '../kinds/credentialLooks.ts'
import { mat, place, strip } from './CredentialImage.css.ts'

export interface CredentialImageProps extends RootProps {
  /** A sheet is landscape, a badge is upright in the middle. */
  kind: CredentialKind
  /** Address of the picture. */
  src?: string | null
  /** What the picture shows; empty if a title beside it says it already. */
  alt: string
  /**
   * `page` for the one picture that a page is about; `card` keeps 16:9, so that the cards of a row
   * are level.
   * @default 'page'
   */
  size?: 'page' | 'card'
  /**
   * Shown across the top if the credential is no longer valid, such as 'Revoked'; the picture is
   * faded.
   */
  revoked?: ReactNode
}

const sizes: Readonly<Record<CredentialShape, { width: number; height: number }>> = {
  sheet: { width: 1414, height: 1000 },
  shield: { width: 512, height: 512 },
}

/** The size of a kind's picture if it is not scaled, in pixels. */
export const credentialPictureSize = (kind: CredentialKind) => sizes[credentialLooks[kind].shape]

/**
 * The picture of a certificate or badge on a dark background, with a spinner while it loads and
 * words in its place if there is none. For a credential that can be earned in a course use
 * `CredentialSection`.
 */
export function CredentialImage({
  kind,
  src,
  alt,
  size = 'page',
  revoked,
  ...root
}: CredentialImageProps) {
  const { noPicture } = useMessages(credentialKindMessages)[kind]
  const { shape } = credentialLooks[kind]
  return (
    <div
      {...rootPropsOf(root)}
      data-skeleton="shape"
      className={mat({ size, isRevoked: Boolean(revoked) })}
    >
      <Contours tone="inverse" placement="fill" />
      {revoked && (
        <p className={strip}>
          <Ban size={18} aria-hidden="true" />
          {revoked}
        </p>
      )}
      <div className={place({ shape, size, isRevoked: Boolean(revoked) })}>
        <Image
          src={src}
          alt={alt}
          ratio="natural"
          fit="contain"
          corners="card"
          hasSpinner
          isAboveFold={size === 'page'}
          fallback={noPicture}
          {...sizes[shape]}
        />
      </div>
    </div>
  )
}
