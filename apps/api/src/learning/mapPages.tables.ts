import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { moment } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/**
 * Maps that their learners made public, a row for each. The row is deleted when the map is made
 * private again.
 */
export const mapPages = pgTable(
  'map_pages',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In the page's address. */
    mapId: text().notNull().unique('map_pages_map_id'),
    /** Whether it names the learner, by first name and initial. */
    showsName: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [check('map_pages_id_length', sql`length(${table.mapId}) = 24`)],
)
