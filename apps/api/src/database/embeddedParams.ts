import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * With PostgreSQL's default of 128 MB the process takes 500-700 MB, which a site of this size does
 * not need.
 */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * What the database needs besides PostgreSQL itself: `pg_trgm` measures how similar two words are.
 */
export const extensions = { pg_trgm }
