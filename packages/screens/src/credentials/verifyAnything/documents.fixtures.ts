import type { Badge } from '@rampart/contract/entities/badge'
import type { Certificate } from '@rampart/contract/entities/certificate'
import { credentialTitle } from '../credentialNames.ts'
import { credentialMessages } from '../credentials.messages.ts'

/** A document as the API signs it, its proof for show, for a certificate or badge of `https://rampart.example`. */
export function signedDocument(record: Certificate | Badge) {
  const page = 'csnId' in record ? `cert/view/${record.csnId}` : `badge/view/${record.badgeId}`
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: `https://rampart.example/${page}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: 'did:web:rampart.example', type: ['Profile'], name: 'Rampart' },
    validFrom: record.issuedAt,
    awardedDate: record.issuedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: record.participantName ?? '', identityType: 'name' }],
      achievement: { type: ['Achievement'], name: credentialTitle(record, credentialMessages.english) },
    },
    proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofValue: 'z3aq' },
  }
}
