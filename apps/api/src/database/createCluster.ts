import { PGlite } from '@electric-sql/pglite'
import { extensions, startParams } from './embeddedParams.ts'
import { whyNotOpened } from './pgliteFault.ts'

/** The process that creates the files of the embedded database, in the folder of its argument. */
const [, , dataDir = ''] = process.argv
try {
  const client = await PGlite.create({ dataDir, startParams, extensions })
  await client.close()
} catch (error) {
  console.error(whyNotOpened(error))
  process.exitCode = 1
}
