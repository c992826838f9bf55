import { setEvidence } from '@rampart/contract/calls/evidence'
import type { EvidenceState } from '@rampart/contract/calls/evidence'
import type { LabEvidence } from '@rampart/contract/entities/labEvidence'
import { minutesToSolve } from '@rampart/contract/rules/labMission'
import { credentialKinds, parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import type { Course } from '@rampart/contract/entities/course'
import type { CredentialAdapter, VerificationAdapter } from '../../adapters/adapters.ts'
import { verificationOf } from '../../credentials/checks.fixtures.ts'
import { signedDocument } from '../../credentials/verifyAnything/documents.fixtures.ts'
import { credentialSamples } from '../credentialFixtures.ts'
import { coursePictures } from '../credentialPictures.ts'
import type { MemoryPerson } from './people.ts'
import { checkInput, requireFound } from './refusals.ts'

interface Holding {
  personId: string
  /** Null unless issued for a course. */
  slug: string | null
  record: CredentialView
  /** Each signed version: the first, then one for each request after a change. */
  signed: ReturnType<typeof signedDocument>[]
  /** The course's labs that its holder has solved, if they show them. */
  solved: () => LabEvidence[]
  person: MemoryPerson | null
}

/** The labs of these that a learner has solved, in their order. */
const solvedOf = ({ labs }: MemoryPerson, paths: readonly string[]): LabEvidence[] =>
  paths.flatMap((path) => {
    const first = labs
      .sessions()
      .findLast(({ lab, mission }) => lab.path === path && mission?.solvedAt)
    const minutes = first && minutesToSolve(first)
    if (!first?.mission?.solvedAt || !minutes) return []
    const { checks, solvedAt } = first.mission
    return [
      {
        path,
        title: first.lab.title,
        solved: checks.length,
        checks: checks.length,
        minutes,
        solvedAt,
      },
    ]
  })

/** The public view of a credential. */
const viewOf = ({ record, solved, person }: Holding): CredentialView =>
  person?.evidence.consent === 'shown' ? { ...record, evidence: solved() } : record

function documentOf(holding: Holding) {
  const document = signedDocument(viewOf(holding))
  const known = holding.signed.find((one) => JSON.stringify(one) === JSON.stringify(document))
  if (!known) holding.signed.push(document)
  return known ?? document
}

/** The certificates and badges that were issued. */
export function credentialRecords(now: () => string) {
  const holdings: Holding[] = []
  const find = (id: string) =>
    holdings.find(({ record }) => record.credentialId === parseCredentialId(id)?.credentialId)
  const add = (record: CredentialView, personId: string, slug: string | null) =>
    void holdings.push({
      personId,
      slug,
      record,
      signed: [signedDocument(record)],
      solved: () => [],
      person: null,
    })
  const change = (holding: Holding, values: Partial<CredentialView>) => {
    holding.record = { ...holding.record, ...values }
  }
  const valid = (personId: string) =>
    holdings.filter(
      ({ record, ...holding }) => holding.personId === personId && record.status === 'Valid',
    )

  return {
    add,
    /** The valid credentials of a learner. */
    recordsOf: (personId: string) => valid(personId).map(({ record }) => record),
    /** A learner's valid credentials for a course. */
    ofCourse: (personId: string, slug: string) =>
      valid(personId).find((holding) => holding.slug === slug)?.record,
    /** Issues the credential for a completed course, once. */
    issue: (course: Course, person: MemoryPerson) => {
      const { slug, title, completionCredential, labs, learningOutcomes: skills } = course
      const { id: personId, profile } = person
      const participantName = `${profile.firstName} ${profile.lastName}`
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
        achievement: { slug, skills, lessons: course.lessons, minutes: course.duration },
      }
      const paths = labs.map(({ path }) => path)
      const solved = () => solvedOf(person, paths)
      holdings.push({ personId, slug, record, signed: [signedDocument(record)], solved, person })
    },
    /**
     * The learner's credential with this ID, in any case of letters; null for one of somebody else
     * and an unknown one.
     */
    heldBy: (personId: string, id: string): CredentialView | null => {
      const holding = find(id)
      return holding?.personId === personId ? holding.record : null
    },
    revoke: (id: string) => change(requireFound(find(id), 'not_found'), { status: 'Revoked' }),
    /** Withdraws a learner's credentials, and removes the name. */
    withdraw: (personId: string) => {
      for (const holding of holdings)
        if (holding.personId === personId)
          change(holding, { status: 'Revoked', participantName: null })
    },
    adapter: (
      person: () => MemoryPerson,
      requireCourse: (slug: string) => unknown,
    ): CredentialAdapter => {
      const state = (me: MemoryPerson): EvidenceState => ({
        ...me.evidence,
        credentials: valid(me.id).flatMap(({ record, solved }) => {
          const { type, credentialId, course } = record
          const evidence = solved()
          const title = course?.title ?? ''
          return evidence.length > 0 ? [{ type, credentialId, title, evidence }] : []
        }),
      })
      const own = (slug: string) => {
        const { id } = person()
        requireCourse(slug)
        return valid(id).flatMap((holding) => (holding.slug === slug ? [viewOf(holding)] : []))
      }
      return {
        list: async () => {
          const { id } = person()
          return holdings
            .flatMap(({ personId, record }, index) =>
              personId === id ? [{ ...record, _id: `credential-${index + 1}` }] : [],
            )
            .toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt))
        },
        ofCourse: async (type, slug) => own(slug).find((record) => record.type === type) ?? null,
        find: async ({ type, credentialId }) => {
          const holding = find(credentialId)
          const record = holding?.record.type === type ? viewOf(holding) : undefined
          return requireFound(record, `${type}_not_found`)
        },
        evidence: async () => state(person()),
        showEvidence: async (...given) => {
          const me = person()
          const { isShown } = checkInput(setEvidence.body, { isShown: given[0] })
          const consent = isShown ? 'shown' : 'hidden'
          if (me.evidence.consent !== consent) me.evidence = { consent, decidedAt: now() }
          return state(me)
        },
      }
    },
    /** Decides by what was issued: the signature is not real and proves nothing. */
    verification: (): VerificationAdapter => ({
      document: async ({ credentialId }) =>
        documentOf(requireFound(find(credentialId), 'not_found')),
      verify: async (given) => {
        const document = given as Partial<Holding['signed'][number]> | null
        if (!document?.issuer) return verificationOf('altered')
        if (document.issuer.id !== 'did:web:rampart.example') return verificationOf('untrusted')
        const text = JSON.stringify(document)
        const holding = holdings.find(({ signed }) =>
          signed.some((one) => JSON.stringify(one) === text),
        )
        if (!holding) return verificationOf('altered')
        return verificationOf(holding.record.status === 'Revoked' ? 'revoked' : 'valid')
      },
    }),
  }
}

export type CredentialRecords = ReturnType<typeof credentialRecords>
