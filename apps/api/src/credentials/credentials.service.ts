import type { Achievement } from '@rampart/contract/entities/achievement'
import type { Credential } from '@rampart/contract/entities/credential'
import { bootcampSlugs, bootcampTitles } from '@rampart/contract/rules/bootcamps'
import { credentialFilePath } from '@rampart/contract/rules/credentialFiles'
import { credentialKinds, parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { toListed } from '@rampart/contract/rules/credentialWire'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { digitsForLetters } from '@rampart/contract/rules/recoveryCodes'
import type { AppContext } from '../appContext.ts'
import { findCourseBySlug } from '../courses/courses.store.ts'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import {
  findCourseCredential,
  findCredential,
  listCredentials,
  readEarningCourse,
} from './credentials.store.ts'
import type { EarningCourse, ShownCredential, WholeCredential } from './credentials.store.ts'

/** The learner's credentials, last issued first; the status of revoked ones says so. */
export async function readCredentials(db: Database, userId: string): Promise<Credential[]> {
  const rows = await listCredentials(db, userId)
  return rows.map((row) => toListed({ _id: row.id, ...toShown(row) }))
}

/** What reads need. Courses are read once, until they change. */
type CredentialContext = Pick<AppContext, 'db' | 'contentCache'>

/**
 * The learner's valid credential of a kind for a course; null if there is none. Throws 404 for a
 * course that does not exist.
 */
export async function readCourseCredential(
  context: CredentialContext,
  type: CredentialType,
  userId: string,
  slug: string,
  refuse: Refuse<'course_not_found'>,
): Promise<CredentialView | null> {
  const found = await findCourseBySlug(context.db, slug)
  if (!found) throw refuse('course_not_found')
  const credential = await findCourseCredential(context.db, type, userId, found.course.id)
  return credential && toView(context, credential)
}

/**
 * Anyone's credential of a kind, revoked or not, by its ID in any case of letters; null if there is
 * none. An ID that is read from paper or a photo is often typed with O for 0, I or L for 1: if
 * there is none as typed, these letters count as digits, as no ID that is issued has them.
 */
export async function readCredential(
  context: CredentialContext,
  type: CredentialType,
  id: string,
): Promise<CredentialView | null> {
  const parsed = parseCredentialId(id)
  if (parsed?.type !== type) return null
  const typed = parsed.credentialId
  const digits = digitsForLetters(typed)
  const credential =
    (await findCredential(context.db, typed)) ??
    (digits === typed ? null : await findCredential(context.db, digits))
  return credential && toView(context, credential)
}

/** What anyone may see of a credential. */
async function toView(context: CredentialContext, row: WholeCredential): Promise<CredentialView> {
  const { source, participantName, title, evidence, courseId } = row
  return {
    ...toShown(row),
    participantName: participantName || null,
    achievement:
      source === 'bootcamp'
        ? bootcampAchievement(title)
        : await courseAchievement(context, courseId),
    evidence: [...evidence],
  }
}

/** The part of it that lists show too. */
function toShown(row: ShownCredential) {
  const { type, credentialId, source, title, issuedAt, status } = row
  const { trackDomain: domain, trackLevel: level } = row
  const file = (format: 'png' | 'pdf') => credentialFilePath(type, credentialId, format)
  return {
    type,
    credentialId,
    source,
    bootcampName: source === 'bootcamp' ? title : null,
    course: source === 'bootcamp' ? null : { title },
    track: domain !== null && level !== null ? { domain, level } : null,
    issuedAt: issuedAt.toISOString(),
    status,
    imageUrl: file('png'),
    pdfUrl: credentialKinds[type].hasPdf ? file('pdf') : null,
  }
}

async function courseAchievement(
  { db, contentCache }: CredentialContext,
  courseId: string | null,
): Promise<Achievement | null> {
  if (courseId === null) return null
  const { slug, listed, skills, lessons, minutes } = await contentCache.read(
    `earning course ${courseId}`,
    () => readEarningCourse(db, courseId),
    sizeOf,
  )
  return { slug: listed ? slug : null, skills, lessons, minutes }
}

/** About how many bytes a course takes. */
const sizeOf = (course: EarningCourse) => 2 * JSON.stringify(course).length

/** Bootcamps are part of the site, which knows what they teach. */
function bootcampAchievement(title: string): Achievement | null {
  const slug = bootcampSlugs.find((known) => bootcampTitles[known] === title)
  return slug ? { slug, skills: [], lessons: null, minutes: null } : null
}
