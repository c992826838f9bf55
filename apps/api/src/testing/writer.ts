import { sql } from 'drizzle-orm'
import { openEmbedded } from '../database/embedded.ts'

/**
 * Writes rows to the embedded database of a folder without end, and prints the number of each
 * acknowledged row.
 */
const { db } = await openEmbedded(process.argv[2] ?? '')
await db.execute(sql`create table if not exists numbers (number integer primary key)`)
for (let number = 1; ; number += 1) {
  await db.execute(sql`insert into numbers values (${number})`)
  process.stdout.write(`${number}\n`)
}
