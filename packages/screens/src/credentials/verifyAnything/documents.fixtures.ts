import { credentialPagePath } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { credentialTitle } from '../credentialNames.ts'
import { credentialMessages } from '../credentials.messages.ts'

/** A document as the API signs it, its proof for show, for a credential of `https://rampart.example`. */
export function signedDocument(record: CredentialView) {
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `https://rampart.example${credentialPagePath(record.type, record.credentialId)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: 'did:web:rampart.example', type: ['Profile'], name: 'Rampart' },
    validFrom: record.issuedAt,
    awardedDate: record.issuedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: record.participantName ?? '',
          identityType: 'name',
        },
      ],
      achievement: {
        type: ['Achievement'],
        name: credentialTitle(record, credentialMessages.english),
      },
    },
    proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofValue: 'z3aq' },
  }
}
