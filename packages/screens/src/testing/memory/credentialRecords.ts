import { credentialKinds, parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import type { Course } from '@rampart/contract/entities/course'
import type { CredentialAdapter, VerificationAdapter } from '../../adapters/adapters.ts'
import { verificationOf } from '../../credentials/checks.fixtures.ts'
import { signedDocument } from '../../credentials/verifyAnything/documents.fixtures.ts'
import { credentialSamples } from '../credentialFixtures.ts'
import { coursePictures } from '../credentialPictures.ts'
import { requireFound } from './refusals.ts'

interface Holding {
  personId: string
  /** Null unless issued for a course. */
  slug: string | null
  record: CredentialView
  /** As it was signed. */
  document: ReturnType<typeof signedDocument>
}

/** The certificates and badges that were issued. */
export function credentialRecords(now: () => string) {
  const holdings: Holding[] = []
  const find = (id: string) =>
    holdings.find(({ record }) => record.credentialId === parseCredentialId(id)?.credentialId)
  const add = (record: CredentialView, personId: string, slug: string | null) =>
    void holdings.push({ personId, slug, record, document: signedDocument(record) })
  const change = (holding: Holding, values: Partial<CredentialView>) => {
    holding.record = { ...holding.record, ...values }
  }
  const valid = (personId: string) =>
    holdings.filter(
      ({ record, ...holding }) => holding.personId === personId && record.status === 'Valid',
    )

  return {
    add,
    /** Of a learner, those that stand. */
    recordsOf: (personId: string) => valid(personId).map(({ record }) => record),
    /** Issues what completing a course earns, once. */
    issue: (
      { slug, title, completionCredential }: Course,
      personId: string,
      participantName: string,
    ) => {
      if (
        completionCredential === 'none' ||
        valid(personId).some((holding) => holding.slug === slug)
      )
        return
      const common = { participantName, course: { title }, issuedAt: now(), status: 'Valid' }
      const { prefix } = credentialKinds[completionCredential]
      const place = String(holdings.length + 1).padStart(6, '0')
      const record = {
        ...credentialSamples[completionCredential],
        ...common,
        credentialId: `${prefix}-MEMORY${place}`,
        imageUrl: coursePictures[completionCredential](participantName, title),
      }
      add(record, personId, slug)
    },
    revoke: (id: string) => change(requireFound(find(id), 'not_found'), { status: 'Revoked' }),
    /** Takes back what a learner holds, without the name. */
    withdraw: (personId: string) => {
      for (const holding of holdings)
        if (holding.personId === personId)
          change(holding, { status: 'Revoked', participantName: null })
    },
    adapter: (
      person: () => { id: string },
      requireCourse: (slug: string) => unknown,
    ): CredentialAdapter => {
      const own = (slug: string) => {
        const { id } = person()
        requireCourse(slug)
        return valid(id).flatMap((holding) => (holding.slug === slug ? [holding.record] : []))
      }
      return {
        list: async () =>
          valid(person().id)
            .map(({ record }) => ({
              ...record,
              _id: `credential-${holdings.findIndex((holding) => holding.record === record) + 1}`,
            }))
            .toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt)),
        ofCourse: async (type, slug) => own(slug).find((record) => record.type === type) ?? null,
        find: async ({ type, credentialId }) => {
          const record = find(credentialId)?.record
          return requireFound(record?.type === type ? record : undefined, `${type}_not_found`)
        },
      }
    },
    /** Judges by what was issued: a signature for show proves nothing. */
    verification: (): VerificationAdapter => ({
      document: async ({ credentialId }) => requireFound(find(credentialId), 'not_found').document,
      verify: async (given) => {
        const document = given as Partial<Holding['document']> | null
        if (!document?.issuer) return verificationOf('altered')
        if (document.issuer.id !== 'did:web:rampart.example') return verificationOf('untrusted')
        const holding = holdings.find(({ document: { id } }) => id === document.id)
        if (!holding || JSON.stringify(holding.document) !== JSON.stringify(document))
          return verificationOf('altered')
        return verificationOf(holding.record.status === 'Revoked' ? 'revoked' : 'valid')
      },
    }),
  }
}

export type CredentialRecords = ReturnType<typeof credentialRecords>
