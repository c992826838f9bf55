import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { AuditDetails } from '../audit/audit.tables.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { signupInvitations } from '../accounts/accounts.tables.ts'
import type { Database } from '../database/database.ts'
import { randomCharacters } from '../randomCharacters.ts'
import { courses } from './courses.tables.ts'
import { inviteCodes } from './enrolments.tables.ts'

/** How often a code may be used, and for how long. */
export interface InviteTerms {
  /** Null means no limit. */
  readonly maxUses: number | null
  /** From this moment on the code does not work; null means it always works. */
  readonly expiresAt: Date | null
}

/** A code of either kind; without a course it allows people to register. */
export interface Invite extends InviteTerms {
  readonly code: string
  readonly course: string | null
  readonly uses: number
  readonly createdAt: Date
}

/** The most of each kind that are listed at once. */
export const maxInvites = 1_000

/** Groups of four, which are easy to read aloud. */
const newCode = (): string => randomCharacters(12).match(/.{4}/g)?.join('-') ?? ''

/** Records codes by their ids: the code itself would give access. */
async function record(
  tx: Database,
  action: 'invite_created' | 'invite_ended',
  invites: readonly { readonly id: string }[],
  details: AuditDetails = {},
): Promise<void> {
  for (const { id } of invites) await recordAudit(tx, { action, subject: `invite:${id}`, details })
}

/** Makes a code for a course. Returns it. */
export async function addCourseInvite(
  db: Database,
  courseId: string,
  terms: InviteTerms,
): Promise<string> {
  const code = newCode()
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(inviteCodes)
      .values({ courseId, code, ...terms })
      .returning({ id: inviteCodes.id })
    await record(tx, 'invite_created', added, { courseId, maxUses: terms.maxUses })
  })
  return code
}

/** Makes a code that allows people to register. Returns it. */
export async function addSignupInvite(db: Database, terms: InviteTerms): Promise<string> {
  const code = newCode()
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(signupInvitations)
      .values({ code, ...terms })
      .returning({ id: signupInvitations.id })
    await record(tx, 'invite_created', added, { maxUses: terms.maxUses })
  })
  return code
}

const columnsOf = (table: typeof inviteCodes | typeof signupInvitations) => ({
  code: table.code,
  maxUses: table.maxUses,
  uses: table.uses,
  expiresAt: table.expiresAt,
  createdAt: table.createdAt,
})

/** The codes of all courses, or of one, newest first within each. */
export function listCourseInvites(db: Database, slug?: string): Promise<Invite[]> {
  return db
    .select({ ...columnsOf(inviteCodes), course: courses.slug })
    .from(inviteCodes)
    .innerJoin(courses, eq(courses.id, inviteCodes.courseId))
    .where(slug === undefined ? undefined : eq(courses.slug, slug))
    .orderBy(asc(courses.slug), desc(inviteCodes.createdAt), asc(inviteCodes.code))
    .limit(maxInvites)
}

/** The codes that allow people to register, newest first. */
export async function listSignupInvites(db: Database): Promise<Invite[]> {
  const rows = await db
    .select(columnsOf(signupInvitations))
    .from(signupInvitations)
    .orderBy(desc(signupInvitations.createdAt), asc(signupInvitations.code))
    .limit(maxInvites)
  return rows.map((row) => ({ ...row, course: null }))
}

/**
 * Ends a code of either kind; false if there is none that works. People who used it keep what it
 * opened.
 */
export async function endInvite(db: Database, code: string, now: Date): Promise<boolean> {
  const endsAt = { expiresAt: now }
  return db.transaction(async (tx) => {
    const ofCourses = await tx
      .update(inviteCodes)
      .set(endsAt)
      .where(
        and(
          eq(inviteCodes.code, code),
          or(isNull(inviteCodes.expiresAt), gt(inviteCodes.expiresAt, now)),
        ),
      )
      .returning({ id: inviteCodes.id })
    const ofSignup = await tx
      .update(signupInvitations)
      .set(endsAt)
      .where(
        and(
          eq(signupInvitations.code, code),
          or(isNull(signupInvitations.expiresAt), gt(signupInvitations.expiresAt, now)),
        ),
      )
      .returning({ id: signupInvitations.id })
    await record(tx, 'invite_ended', [...ofCourses, ...ofSignup])
    return ofCourses.length + ofSignup.length > 0
  })
}

/** Whether a code exists. */
export async function hasInvite(db: Database, code: string): Promise<boolean> {
  return (
    (await db.$count(inviteCodes, eq(inviteCodes.code, code))) +
      (await db.$count(signupInvitations, eq(signupInvitations.code, code))) >
    0
  )
}
