import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { readState, writeState } from '../../apps/api/src/content/contentState.store.ts'
import { drizzleOptions } from '../../apps/api/src/database/database.ts'
import { countItems } from '../../apps/api/src/explore/counts.store.ts'
import { makeDatabase } from './api/databases.ts'
import { repository, startSiteProcess } from './api/processes.ts'
import { processorTime } from './processCosts.ts'

/**
 * `npm run bench:catalogue`: what the first page, a page of the API and a filter cost as the
 * catalogue grows, on PostgreSQL: bytes, and processor time of the site's process for each request.
 */
const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '60,1000,5000,50000' } },
})

/** More courses, without lessons, spread over levels and domains, until there are as many items. */
async function grow(url: string, size: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ items: number }>(
      'select ((select count(*) from courses where listed) + (select count(*) from labs where listed))::int as items',
    )
    await client.query(
      `insert into courses (slug, title, description, level, domain, access_type, completion_credential, learning_outcomes, requirements, instructor_id, minutes)
       select 'course-' || n, 'Course about a subject ' || n, '', (array['beginner','intermediate','expert'])[1 + n % 3],
         (array['cloud engineering','cybersecurity','devops','devsecops'])[1 + n / 3 % 4], 'open', 'certificate', '{}', '{}',
         (select id from instructors limit 1), 60
       from generate_series($1::int, $2::int) n`,
      [(rows[0]?.items ?? 0) + 1, size],
    )
    // What an import does at its end.
    const db = drizzle(client, drizzleOptions)
    const counts = await countItems(db)
    const state = (await readState(db)) ?? { fingerprint: '', courses: 0, labs: 0 }
    await writeState(db, { ...state, counts })
  } finally {
    await client.end()
  }
}

const ask = (url: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      buffer(response).then(resolve, reject)
    }).on('error', reject)
  })

/** Processor time of a request, in milliseconds. */
async function cost(pid: number, count: number, urlOf: (index: number) => string): Promise<string> {
  await ask(urlOf(count), 'br')
  const before = processorTime(pid)
  for (let index = 0; index < count; index += 1) await ask(urlOf(index), 'br')
  return (((processorTime(pid) - before) * 1000) / count).toFixed(2)
}

const kilobytes = ({ length }: Buffer) => (length / 1000).toFixed(1)

const source = { folder: repository }
const database = await makeDatabase('postgresql', source)
const site = await startSiteProcess(source, database.settings)
try {
  const { origin, pid } = site
  console.log('| items | kB | kB, brotli | page, ms | kept page, ms | explore, ms | filter, ms |')
  console.log('|---|---|---|---|---|---|---|')
  for (const size of values.sizes.split(',').map(Number)) {
    await grow(database.bare, size)
    const page = `${origin}/?items=${size}`
    const cells = [
      size,
      kilobytes(await ask(page, 'identity')),
      kilobytes(await ask(page, 'br')),
      await cost(pid, 40, (index) => `${page}&visit=${index}`),
      await cost(pid, 500, () => page),
      await cost(pid, 200, () => `${origin}/api/explore`),
      await cost(pid, 200, () => `${origin}/api/explore?level=expert&domain=devsecops`),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
} finally {
  await site.stop()
  await database.remove()
}
