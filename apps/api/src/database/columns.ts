import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, kept with its zone and read as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** The two moments that every changing record carries. */
export const timestamps = {
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
}
