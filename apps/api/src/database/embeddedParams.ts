import { PGlite } from '@electric-sql/pglite'

/** With PostgreSQL's default of 128 MB the process takes 500-700 MB, which a site of this size does not need. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
