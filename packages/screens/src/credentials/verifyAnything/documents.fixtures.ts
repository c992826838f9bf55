import { signedEvidence } from '@rampart/contract/rules/labEvidence'
import { credentialPagePath } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { credentialTitle } from '../credentialNames.ts'
import { credentialMessages } from '../credentials.messages.ts'

/**
 * A document in the form that the API signs, for a credential of `https://rampart.example`; its
 * proof is not real.
 */
export function signedDocument(record: CredentialView) {
  const page = `https://rampart.example${credentialPagePath(record.type, record.credentialId)}`
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: page,
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
    ...(record.evidence.length > 0 && {
      evidence: record.evidence.map((entry) => signedEvidence(entry, page)),
    }),
    proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofValue: 'z3aq' },
  }
}
