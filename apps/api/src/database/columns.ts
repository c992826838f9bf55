import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, stored with its time zone and read as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Bytes; the embedded database's driver reads them as another kind of array than the server's. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The two moments of every record that can change. */
export const timestamps = {
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
}
