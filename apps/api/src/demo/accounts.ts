import type { Database } from '../database/database.ts'
import { subscriptions } from '../users/users.tables.ts'
import { addBootcampTasks } from './bootcampTasks.ts'
import { addLabHistory, labHistoryCost } from './labHistory.ts'
import { addLearning } from './learning.ts'
import { daysBefore } from './shared.ts'
import type { DemoSite, DemoUser } from './shared.ts'

/** A demo account and its records. */
export interface Account {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly country: string | null
  /** The balance at the end of the import. */
  readonly credits: number
  /** A description of the account for visitors. */
  readonly shows: string
  /** Credits that its records use and do not give back; 0 if omitted. */
  readonly spends?: number
  /** Adds the account's own records. */
  readonly addRecords: (db: Database, user: DemoUser, site: DemoSite) => Promise<void>
}

const none = () => Promise.resolve()

export const accounts: readonly Account[] = [
  {
    email: 'learner@demo.test',
    firstName: 'Dana',
    lastName: 'Learner',
    country: null,
    credits: 40,
    shows: 'courses under way and completed, credentials and a lab history, with 40 credits',
    spends: labHistoryCost,
    addRecords: async (db, user, site) => {
      await addLearning(db, user, site.now)
      await addLabHistory(db, user, site)
    },
  },
  {
    email: 'fresh@demo.test',
    firstName: 'Femi',
    lastName: 'Fresh',
    country: null,
    credits: 10,
    shows: 'a new account with 10 credits, where every list is empty',
    addRecords: none,
  },
  {
    email: 'subscriber@demo.test',
    firstName: 'Sam',
    lastName: 'Subscriber',
    country: null,
    credits: 40,
    shows: 'a running subscription, with 40 credits',
    addRecords: async (db, { id }, { now }) => {
      await db
        .insert(subscriptions)
        .values({ userId: id, startsAt: daysBefore(now, 30), endsAt: daysBefore(now, -335) })
    },
  },
  {
    email: 'nocredit@demo.test',
    firstName: 'Nora',
    lastName: 'Nocredit',
    country: null,
    credits: 0,
    shows: 'no credits left to start a lab with',
    addRecords: none,
  },
  {
    email: 'participant@demo.test',
    firstName: 'Pat',
    lastName: 'Participant',
    country: 'Nigeria',
    credits: 10,
    shows: 'registered for all three bootcamps, with a task in each',
    addRecords: async (db, user, { now }) => {
      await addBootcampTasks(db, user, now)
    },
  },
]
