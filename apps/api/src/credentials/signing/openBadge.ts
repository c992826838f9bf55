import { createHash } from 'node:crypto'
import type { CredentialSource } from '@rampart/contract/entities/certificate'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { signedEvidence } from '@rampart/contract/rules/labEvidence'
import { credentialContexts } from '@rampart/verify/documents'
import type { Addresses } from './addresses.ts'
import type { CredentialRecord } from './records.store.ts'

/** The place of the credential's bit. */
export interface StatusPlace {
  readonly list: number
  readonly index: number
}

interface Options {
  readonly addresses: Addresses
  /** The brand at the time of signing. */
  readonly issuerName: string
  readonly status: StatusPlace
  /** Random text that keeps the hash of the address from being looked up. */
  readonly salt: string
}

/**
 * What a credential is called, and its kind of achievement there (Open Badges 3.0,
 * AchievementType).
 */
const words: Readonly<
  Record<CredentialType, Record<CredentialSource, { what: string; achievementType: string }>>
> = {
  certificate: {
    course: { what: 'Course certificate', achievementType: 'CertificateOfCompletion' },
    bootcamp: { what: 'Bootcamp certificate', achievementType: 'Certificate' },
    track: { what: 'Lab certificate', achievementType: 'Certificate' },
  },
  badge: {
    course: { what: 'Digital badge', achievementType: 'Badge' },
    bootcamp: { what: 'Digital badge', achievementType: 'Badge' },
    track: { what: 'Lab badge', achievementType: 'Badge' },
  },
}

/** What its holder did, by what it was issued for. */
const criteria: Readonly<Record<CredentialSource, string>> = {
  course: 'Every lesson of the course completed and each of its quizzes passed.',
  bootcamp: 'The bootcamp attended and its task approved by a reviewer.',
  track:
    'Every hands-on lab of this domain and level solved, at the time of issue: in each, all checks held in a session of the holder.',
}

/**
 * Added if there is evidence: nobody should take it for a requirement, nor its absence for a
 * failure.
 */
const ofEvidence =
  'The evidence names hands-on labs that the holder solved and chose to show: the site’s own checks of the running lab found each solved.'

/** A moment as credentials write it, to the second. */
export const dateTime = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z')

/**
 * The record as an Open Badge 3.0, not yet signed: nothing but what the contexts define. Its `id`
 * stays the same when it is issued again, and of one id the latest `validFrom` counts;
 * `awardedDate` stays the day of issue (Open Badges 3.0, B.1.1).
 */
export function toOpenBadge(
  record: CredentialRecord,
  { addresses, issuerName, status, salt }: Options,
): Record<string, unknown> {
  const { type, source, name, title, issuedAt, reissuedAt, email, description, evidence } = record
  const page = addresses.page(record)
  const statusList = addresses.statusList(status.list)
  const { what, achievementType } = words[type][source]
  return {
    '@context': [...credentialContexts],
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${what}: ${title}`,
    image: { id: addresses.file(record, 'png'), type: 'Image', caption: `${what} of ${name}` },
    issuer: { id: addresses.did, type: ['Profile'], name: issuerName, url: addresses.site },
    validFrom: dateTime(reissuedAt ?? issuedAt),
    awardedDate: dateTime(issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' },
        ...(email === null
          ? []
          : [
              {
                type: 'IdentityObject',
                hashed: true,
                identityHash: hashOf(email, salt),
                identityType: 'emailAddress',
                salt,
              },
            ]),
      ],
      achievement: {
        id: addresses.achievement(record),
        type: ['Achievement'],
        achievementType,
        name: title,
        description,
        criteria: {
          narrative: evidence.length > 0 ? `${criteria[source]} ${ofEvidence}` : criteria[source],
        },
      },
    },
    ...(evidence.length > 0 && {
      evidence: evidence.map((entry) => signedEvidence(entry, page)),
    }),
    credentialStatus: {
      id: `${statusList}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: statusList,
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
    refreshService: { id: addresses.file(record, 'json'), type: '1EdTechCredentialRefresh' },
  }
}

/** Open Badges 3.0 (IdentityHash): the address, then the salt. */
const hashOf = (email: string, salt: string): string =>
  `sha256$${createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex')}`
