import { inArray } from 'drizzle-orm'
import { hashPassword } from '../auth/passwords.ts'
import { inviteCodes } from '../courses/enrolments.tables.ts'
import { moveCredits } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { users } from '../users/users.tables.ts'
import { accounts } from './accounts.ts'
import type { Account } from './accounts.ts'
import { courseId, daysBefore } from './shared.ts'
import type { DemoSite } from './shared.ts'

/** The password and credits of every demo account. */
export const demoPassword = 'Rampart-demo-1!'

/** A demo account, for lists. */
export type DemoAccount = Pick<Account, 'email' | 'shows'>

export const demoAccounts: readonly DemoAccount[] = accounts.map(({ email, shows }) => ({
  email,
  shows,
}))

/** The demo accounts in the database; null if there are none. */
export async function findDemoAccounts(db: Database): Promise<readonly DemoAccount[] | null> {
  const emails = demoAccounts.map(({ email }) => email)
  const present = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
  const found = demoAccounts.filter(({ email }) => present.some((user) => user.email === email))
  return found.length > 0 ? found : null
}

/**
 * Adds the demo records to a database with content, in one transaction. Existing accounts and their
 * records are not changed, so a second run changes nothing.
 */
export async function importDemo(db: Database, site: DemoSite): Promise<void> {
  const present = (await findDemoAccounts(db)) ?? []
  const missing = accounts.filter(
    ({ email }) => !present.some((account) => account.email === email),
  )
  const passwordHash = missing.length > 0 ? await hashPassword(demoPassword) : ''
  await db.transaction(async (tx) => {
    await tx
      .insert(inviteCodes)
      .values({ courseId: await courseId(tx, 'aws-iam-essentials'), code: 'INVITE-2026' })
      .onConflictDoNothing({ target: [inviteCodes.courseId, inviteCodes.code] })
    for (const account of missing) await addAccount(tx, account, passwordHash, site)
  })
}

async function addAccount(
  tx: Database,
  account: Account,
  passwordHash: string,
  site: DemoSite,
): Promise<void> {
  const { email, firstName, lastName, country, credits, spends = 0 } = account
  const joined = daysBefore(site.now, 60)
  const id = crypto.randomUUID()
  await tx.insert(users).values({
    id,
    email,
    firstName,
    lastName,
    country,
    passwordHash,
    createdAt: joined,
    updatedAt: joined,
  })
  const grant = {
    userId: id,
    kind: 'grant',
    amount: credits + spends,
    reference: `demo:${id}`,
    sessionId: null,
    note: 'Welcome',
  } as const
  if (grant.amount > 0) await moveCredits(tx, { ...grant, now: joined })
  await account.addRecords(tx, { id, email, firstName, lastName, country }, site)
}
