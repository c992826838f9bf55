import { searchKinds } from '@rampart/contract/entities/values'
import { domains, levels } from '@rampart/contract/entities/values'
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What can be found. Each import of content writes it again, from the rows of courses, lessons and
 * labs, and the bootcamps.
 */
export const searchItems = pgTable(
  'search_items',
  {
    kind: text({ enum: searchKinds }).notNull(),
    /** Identifies it among others of its kind: a slug, a lab's path, a lesson's id. */
    key: text().notNull(),
    /** The slug of its page; for a lesson, of its course's page. */
    slug: text().notNull(),
    title: text().notNull(),
    /** For a lesson, its course's title. */
    context: text(),
    /** Title and context in other languages, by their tags. */
    titles: jsonb().$type<Record<string, [title: string, context: string | null]>>(),
    level: text({ enum: levels }),
    domain: text({ enum: domains }),
    /** How long it takes. */
    minutes: integer(),
    /** Among equals the lowest comes first. */
    position: integer().notNull(),
    /**
     * Its words as PostgreSQL's English configuration has them, by weight: title, context, text.
     */
    document: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('search_items_document').using('gin', table.document),
    oneOf('search_items_kind', table.kind, searchKinds),
  ],
)

/** The words of all items as they are written, lower case: what a mistyped word may mean. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_similar').using('gin', table.word.op('gin_trgm_ops')),
  index('search_words_prefix').on(table.word.op('text_pattern_ops')),
])
