import type { Certificate, CredentialSource } from '../entities/certificate.ts'
import type { Credential } from '../entities/credential.ts'
import type { LabTrack } from '../entities/labTrack.ts'
import { credentialKinds, credentialTypes } from './credentialKinds.ts'
import type { CredentialId, IdName } from './credentialKinds.ts'

/**
 * A credential of any kind, as used inside the programs; calls name its parts as the specification
 * does (§3).
 */
export interface CredentialView
  extends CredentialId, Omit<Certificate, 'csnId' | 'certificateType'> {
  /** What it was issued for. */
  readonly source: CredentialSource
  /** The track of labs that it was issued for; null for any other. */
  readonly track: LabTrack | null
}

/** What a learner's own list says of a credential. */
export type ListedCredential = Omit<
  CredentialView,
  'participantName' | 'achievement' | 'evidence'
> & {
  _id: string
}

type Shared = keyof Credential & keyof ListedCredential

/** The fields that have the same name inside the programs and in calls. */
const shared = ({
  _id,
  type,
  bootcampName,
  course,
  track,
  issuedAt,
  status,
  imageUrl,
  pdfUrl,
}: Pick<Credential, Shared>): Pick<Credential, Shared> => ({
  _id,
  type,
  bootcampName,
  course,
  track,
  issuedAt,
  status,
  imageUrl,
  pdfUrl,
})

export function toListed(listed: ListedCredential): Credential {
  const { type, credentialId, source } = listed
  const ids = credentialTypes.map((known) => [
    credentialKinds[known].idName,
    known === type ? credentialId : null,
  ])
  return {
    ...shared(listed),
    certificateType: credentialKinds[type].tellsSource && source !== 'track' ? source : null,
    ...(Object.fromEntries(ids) as Pick<Credential, IdName>),
  }
}

export function fromListed(wire: Credential): ListedCredential {
  const credentialId = wire[credentialKinds[wire.type].idName] ?? ''
  return {
    ...shared(wire),
    credentialId,
    source: wire.certificateType ?? (wire.track ? 'track' : 'course'),
  }
}
