import { PGlite } from '@electric-sql/pglite'
import { extensions, startParams } from './embeddedParams.ts'

/** The process that creates the files of the embedded database, in the folder of its argument. */
const [, , dataDir = ''] = process.argv
try {
  const client = await PGlite.create({ dataDir, startParams, extensions })
  await client.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
