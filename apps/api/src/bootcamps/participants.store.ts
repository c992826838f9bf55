import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import type { Database } from '../database/database.ts'
import { findAnyByEmail } from '../users/users.store.ts'
import { users } from '../users/users.tables.ts'
import { bootcampParticipants } from './bootcamps.tables.ts'

export type ParticipantRow = typeof bootcampParticipants.$inferSelect

/** A participant to register. */
export type NewParticipant = Pick<
  ParticipantRow,
  'bootcampSlug' | 'email' | 'firstName' | 'lastName' | 'country'
>

/** The participant with this id, unless deleted. */
export async function findParticipant(db: Database, id: string): Promise<ParticipantRow | null> {
  const [row] = await db
    .select()
    .from(bootcampParticipants)
    .where(and(eq(bootcampParticipants.id, id), isNull(bootcampParticipants.deletedAt)))
    .limit(1)
  return row ?? null
}

/** The condition that no operator has disabled the participant's account, if there is one. */
const isAdmitted = (db: Database) =>
  notExists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, bootcampParticipants.userId), isNotNull(users.disabledAt))),
  )

/** The participant with this id who may open the task: not deleted, and no account is disabled. */
export async function findAdmitted(db: Database, id: string): Promise<ParticipantRow | null> {
  const [row] = await db
    .select()
    .from(bootcampParticipants)
    .where(
      and(eq(bootcampParticipants.id, id), isNull(bootcampParticipants.deletedAt), isAdmitted(db)),
    )
    .limit(1)
  return row ?? null
}

/**
 * The participant of a bootcamp with this address, in lower case, who may get an access link.
 */
export async function findRegistered(
  db: Database,
  bootcampSlug: string,
  email: string,
): Promise<ParticipantRow | null> {
  const isThis = and(
    eq(bootcampParticipants.bootcampSlug, bootcampSlug),
    eq(bootcampParticipants.email, email),
  )
  const [row] = await db
    .select()
    .from(bootcampParticipants)
    .where(and(isThis, isAdmitted(db)))
    .limit(1)
  return row ?? null
}

/**
 * Gives an account the participations and certificates of its address from before it was opened.
 * The address must be confirmed.
 */
export async function claimParticipations(
  tx: Database,
  userId: string,
  email: string,
): Promise<void> {
  const claimed = await tx
    .update(bootcampParticipants)
    .set({ userId })
    .where(and(eq(bootcampParticipants.email, email), isNull(bootcampParticipants.userId)))
    .returning({ id: bootcampParticipants.id })
  const ids = claimed.map(({ id }) => id)
  if (ids.length > 0) {
    await tx
      .update(credentials)
      .set({ userId })
      .where(and(inArray(credentials.participantId, ids), isNull(credentials.userId)))
  }
}

/**
 * Registers a participant, or corrects the names of a registered one. Links the account with this
 * address if there is one: accounts have confirmed addresses. A second call changes nothing.
 */
export async function saveParticipant(
  tx: Database,
  participant: NewParticipant,
): Promise<'added' | 'updated' | 'unchanged'> {
  const userId = (await findAnyByEmail(tx, participant.email))?.id ?? null
  const added = await tx
    .insert(bootcampParticipants)
    .values({ ...participant, userId })
    .onConflictDoNothing({
      target: [bootcampParticipants.bootcampSlug, bootcampParticipants.email],
    })
    .returning({ id: bootcampParticipants.id })
  if (added.length > 0) {
    await recordSaved(tx, added, 'added')
    return 'added'
  }
  const { firstName, lastName, country, bootcampSlug, email } = participant
  const isOther = or(
    ne(bootcampParticipants.firstName, firstName),
    ne(bootcampParticipants.lastName, lastName),
    sql`${bootcampParticipants.country} is distinct from ${country}`,
    userId === null ? undefined : sql`${bootcampParticipants.userId} is distinct from ${userId}`,
  )
  const updated = await tx
    .update(bootcampParticipants)
    .set({ firstName, lastName, country, ...(userId && { userId }) })
    .where(
      and(
        eq(bootcampParticipants.bootcampSlug, bootcampSlug),
        eq(bootcampParticipants.email, email),
        isOther,
      ),
    )
    .returning({ id: bootcampParticipants.id })
  await recordSaved(tx, updated, 'updated')
  return updated.length > 0 ? 'updated' : 'unchanged'
}

async function recordSaved(
  tx: Database,
  saved: readonly { readonly id: string }[],
  outcome: 'added' | 'updated',
): Promise<void> {
  for (const { id } of saved)
    await recordAudit(tx, {
      action: 'participant_saved',
      subject: `participant:${id}`,
      details: { outcome },
    })
}
