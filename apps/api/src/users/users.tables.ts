import { evidenceConsents } from '@rampart/contract/entities/labEvidence'
import { motions, themes } from '@rampart/contract/entities/preferences'
import { genders, labTimes } from '@rampart/contract/entities/userProfile'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { moment, timestamps } from '../database/columns.ts'

/** The registered learners. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case, so that each address has one account. */
    email: text().notNull().unique('users_email'),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Argon2id in PHC form, from `auth/passwords.ts`. */
    passwordHash: text().notNull(),
    phoneNumber: text().notNull().default(''),
    linkedInProfile: text().notNull().default(''),
    gender: text({ enum: genders }).notNull().default('other'),
    /** How long labs run for the learner. */
    labTime: text({ enum: labTimes }).notNull().default('standard'),
    /** Null when not given. */
    country: text(),
    /**
     * A token with another version is invalid: a higher version ends every session of the account.
     */
    tokenVersion: integer().notNull().default(1),
    /** When it was signed in to for the first time; null before. */
    firstSignInAt: moment(),
    theme: text({ enum: themes }).notNull().default('system'),
    motion: text({ enum: motions }).notNull().default('system'),
    /** Whether the learner's credentials show solved labs. */
    labEvidence: text({ enum: evidenceConsents }).notNull().default('unasked'),
    /** When the learner last decided so; null before that. */
    labEvidenceAt: moment(),
    /** When an operator disabled the account: no sign-in and no token works; null otherwise. */
    disabledAt: moment(),
    /**
     * When the learner deleted the account. The row stays for the ledger and for credentials,
     * without a name.
     */
    deletedAt: moment(),
    /** The balance, always the sum of the learner's rows in `credit_ledger`. */
    credits: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_credits_not_negative', sql`${table.credits} >= 0`),
    oneOf('users_gender', table.gender, genders),
    oneOf('users_lab_time', table.labTime, labTimes),
    oneOf('users_lab_evidence', table.labEvidence, evidenceConsents),
    oneOf('users_theme', table.theme, themes),
    oneOf('users_motion', table.motion, motions),
  ],
)

/** Periods in which a learner may enrol in subscription courses. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    /** The subscription ends at this moment. */
    endsAt: moment().notNull(),
    ...timestamps,
  },
  (table) => [
    index('subscriptions_user').on(table.userId, table.endsAt),
    check('subscriptions_order', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)
