import type { LearnerMap } from '@rampart/contract/entities/learnerMap'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { progressPercent } from '@rampart/contract/rules/progress'
import { lessonsOf } from './courseRecords.ts'
import type { CourseRecords, MemoryEnrolment } from './courseRecords.ts'
import type { MemoryPerson } from './people.ts'

/** A learner's map, from the records in memory. */
export function mapOf(
  records: CourseRecords,
  credentialOf: (personId: string, slug: string) => CredentialId | undefined,
  { id, labs }: MemoryPerson,
): LearnerMap {
  const courses = records.enrolmentsOf(id).map(({ of, done, completedAt }: MemoryEnrolment) => {
    const { domain, title, slug } = of.course
    const lessons = lessonsOf(of)
    const at = lessons.findIndex(({ _id }) => !done.has(_id))
    const next = lessons[at]
    const credential = credentialOf(id, slug)
    return {
      domain,
      title,
      slug,
      progress: progressPercent(done.size, lessons.length),
      completedAt,
      nextLesson: next ? { _id: next._id, title: next.title, number: at + 1 } : null,
      credential: credential
        ? { type: credential.type, credentialId: credential.credentialId }
        : null,
    }
  })
  const solved = new Map<string, LearnerMap['labs'][number]>()
  for (const { lab, mission } of labs.sessions())
    if (mission?.solvedAt)
      solved.set(lab.path, {
        path: lab.path,
        title: lab.title,
        domain: lab.domain,
        solvedAt: mission.solvedAt,
      })
  return {
    courses,
    labs: [...solved.values()].toSorted((a, b) => b.solvedAt.localeCompare(a.solvedAt)),
  }
}
