import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { catalogueSorts, domains, levels } from '@rampart/contract/entities/values'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { repository } from '../program.ts'
import { readState, writeState } from '../../apps/api/src/content/contentState.store.ts'
import { drizzleOptions } from '../../apps/api/src/database/database.ts'
import { countItems } from '../../apps/api/src/explore/counts.store.ts'
import { makeDatabase } from './api/databases.ts'
import { startSiteProcess } from './api/processes.ts'
import { processorTime } from './processCosts.ts'

/**
 * `npm run bench:catalogue`: what the first page and the call that reads it cost as the catalogue
 * grows, on PostgreSQL: bytes, and processor time of the site's process for each request, both for
 * a response that has to be made and for one that is kept already. The site starts again for each
 * size, so that nothing is kept from before.
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
    // The statements at the end of an import.
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
async function cost(pid: number, urls: readonly string[]): Promise<string> {
  const before = processorTime(pid)
  for (const url of urls) await ask(url, 'br')
  return (((processorTime(pid) - before) * 1000) / urls.length).toFixed(2)
}

const kilobytes = ({ length }: Buffer) => (length / 1000).toFixed(1)

/** Every choice of values of a list, from none to all but one, as parameters of an address. */
const choicesOf = (name: string, values: readonly string[]): string[][] =>
  Array.from({ length: 2 ** values.length - 1 }, (_, bits) =>
    values
      .filter((_value, index) => (bits >> index) % 2 === 1)
      .map((value) => `${name}=${encodeURIComponent(value)}`),
  )

/**
 * Queries of filters, each used once: a response that is kept for one is not sent for the next.
 * Those of pages have no type, those of calls have one, so that a page does not keep the response
 * of a call.
 */
const queries = choicesOf('level', levels).flatMap((ofLevel) =>
  choicesOf('domain', domains).flatMap((ofDomain) =>
    catalogueSorts.map((sort) => [...ofLevel, ...ofDomain, `sort=${sort}`].join('&')),
  ),
)

const source = { folder: repository }
const database = await makeDatabase('postgresql', source)
try {
  console.log(
    '| items | kB | kB, brotli | page, ms | kept page, ms | explore, ms | kept explore, ms |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const size of values.sizes.split(',').map(Number)) {
    await grow(database.bare, size)
    const { origin, pid, stop } = await startSiteProcess(source, database.settings)
    const page = `${origin}/`
    const catalogue = `${origin}/api/explore`
    const cells = [
      size,
      kilobytes(await ask(page, 'identity')),
      kilobytes(await ask(page, 'br')),
      await cost(
        pid,
        queries.map((query) => `${page}?${query}`),
      ),
      await cost(
        pid,
        Array.from({ length: 500 }, () => page),
      ),
      await cost(
        pid,
        queries.map((query) => `${catalogue}?type=course&${query}`),
      ),
      await cost(
        pid,
        Array.from({ length: 500 }, () => catalogue),
      ),
    ]
    console.log(`| ${cells.join(' | ')} |`)
    await stop()
  }
} finally {
  await database.remove()
}
