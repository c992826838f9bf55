import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  ilike,
  isNotNull,
  isNull,
  like,
  or,
  sql,
} from 'drizzle-orm'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { ofEachKind } from '../credentials/ofEachKind.ts'
import type { Database } from '../database/database.ts'
import { runningSubscriptions } from './subscriptions.store.ts'
import type { UserRow } from './users.store.ts'
import { users } from './users.tables.ts'

/** Which accounts are listed; deleted ones never are. */
export interface UserFilter {
  readonly status?: 'open' | 'disabled'
  /** A part of the name or address, in any case. */
  readonly search?: string
  /** Only accounts with a running subscription. */
  readonly subscribed?: boolean
}

/** An account, and when its running subscription ends. */
export type ListedUser = UserRow & { readonly subscribedUntil: Date | null }

/** The most that are listed at once. */
export const maxUsers = 1_000

/** Escapes a text for use in a LIKE pattern. */
const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Accounts, sorted by address. */
export async function listUsers(
  db: Database,
  { status, search, subscribed }: UserFilter,
  now: Date,
): Promise<ListedUser[]> {
  const running = runningSubscriptions(db, now)
  const pattern = search === undefined ? undefined : `%${literally(search)}%`
  const rows = await db
    .select({ ...getTableColumns(users), subscribedUntil: running.endsAt })
    .from(users)
    .leftJoin(running, eq(running.userId, users.id))
    .where(
      and(
        isNull(users.deletedAt),
        status === 'open' ? isNull(users.disabledAt) : undefined,
        status === 'disabled' ? isNotNull(users.disabledAt) : undefined,
        pattern === undefined
          ? undefined
          : or(
              // Addresses are in lower case.
              like(users.email, pattern.toLowerCase()),
              ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern),
            ),
        subscribed ? isNotNull(running.endsAt) : undefined,
      ),
    )
    .orderBy(asc(users.email))
    .limit(maxUsers)
  return rows
}

/** How many records of each kind an account has. */
export async function countRecords(db: Database, userId: string) {
  const [taken] = await db
    .select({ courses: count(), completed: count(enrolments.completedAt) })
    .from(enrolments)
    .where(eq(enrolments.userId, userId))
  return {
    courses: taken?.courses ?? 0,
    completedCourses: taken?.completed ?? 0,
    ...(await ofEachKind((type) =>
      db.$count(credentials, and(eq(credentials.type, type), eq(credentials.userId, userId))),
    )),
  }
}
