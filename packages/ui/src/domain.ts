import { defineMessages } from './components/Language/messages.ts'

/**
 * How hard something is, easiest first. Courses and labs are never `advanced`, bootcamps never
 * `expert` (specification §9).
 */
export type Level = 'beginner' | 'intermediate' | 'advanced' | 'expert'

/** One level, or from one to another. */
export interface LevelRange {
  from: Level
  /** Last level of a range; leave out for a single level. */
  to?: Level
}

/** Fields of work that courses and labs belong to (specification §3). */
export type Domain = 'cloud engineering' | 'cybersecurity' | 'devops' | 'devsecops'

/** What the catalogue lists (specification §3). */
export type ItemType = 'course' | 'lab'

/** Where a lab session is in its life (specification §4). */
export type LabStatus =
  | 'queued'
  | 'provisioning'
  | 'active'
  | 'completed'
  | 'failed'
  | 'expired'
  | 'abandoned'

/** Kinds of credential that completing something earns (specification §3). */
export type CredentialKind = 'certificate' | 'badge'

/** What checking a signed credential comes to. */
export type Verdict =
  | 'valid'
  | 'altered'
  | 'untrusted'
  | 'revoked'
  | 'superseded'
  | 'expired'
  | 'unknown'

/** The words of the domain, once for components and applications (specification §3, §4, §9). */
export const domainMessages = defineMessages('domain', {
  levels: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    expert: 'Expert',
  } satisfies Record<Level, string>,
  /** From one level to another, in two parts that read as one phrase. */
  fromTo: (from: string, to: string): readonly [string, string] => [from, `to ${to}`],
  domains: {
    'cloud engineering': 'Cloud engineering',
    cybersecurity: 'Cybersecurity',
    devops: 'DevOps',
    devsecops: 'DevSecOps',
  } satisfies Record<Domain, string>,
  types: { course: 'Course', lab: 'Lab' } satisfies Record<ItemType, string>,
  labStatuses: {
    queued: 'Queued',
    provisioning: 'Provisioning',
    active: 'Active',
    completed: 'Completed',
    failed: 'Failed',
    expired: 'Expired',
    abandoned: 'Abandoned',
  } satisfies Record<LabStatus, string>,
})
