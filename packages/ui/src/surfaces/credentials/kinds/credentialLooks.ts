import type { ComponentType } from 'react'
import type { CredentialKind } from '../../../domain.ts'
import { BadgeArt, CertificateArt } from './CredentialArt.tsx'

/** A sheet of A4 is landscape, a shield is upright in the middle. */
export type CredentialShape = 'sheet' | 'shield'

/** How a kind of credential looks before its own picture is there. */
export const credentialLooks: Readonly<
  Record<CredentialKind, { shape: CredentialShape; Sample: ComponentType }>
> = {
  certificate: { shape: 'sheet', Sample: CertificateArt },
  badge: { shape: 'shield', Sample: BadgeArt },
}
