import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '../program.ts'
import { startServer } from '../../apps/api/src/testing/postgres.setup.ts'
import { databaseKinds, readKinds } from './api/databases.ts'

/**
 * `npm run bench:start`: how long the API takes to start on a large catalogue, first and again with
 * the same content, on each kind of database. The courses are copies of the site's own.
 */
const { values } = parseArgs({
  options: {
    courses: { type: 'string', default: '5000' },
    database: { type: 'string', default: databaseKinds.join() },
  },
})

/** Writes a content folder with this many courses. */
async function makeContent(folder: string, count: number): Promise<void> {
  const own = join(repository, 'content')
  for (const name of ['instructors.yaml', 'labs', 'brand.json', 'pictures', 'pages'])
    await cp(join(own, name), join(folder, name), { recursive: true })
  const models = await readdir(join(own, 'courses'))
  for (let index = 0; index < count; index += 1) {
    const model = models[index % models.length] ?? ''
    const course = join(folder, 'courses', `${model}-${index}`)
    await cp(join(own, 'courses', model), course, { recursive: true })
    const file = join(course, 'course.md')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^title: .*$/m, `$& ${index}`))
  }
}

function startOnce(content: string, settings: Readonly<Record<string, string>>): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--liftoff-only', 'scripts/bench/startOnce.ts', content],
    {
      cwd: repository,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', LAB_RUNTIME: 'off', ...settings },
    },
  )
  if (status !== 0) throw new Error(`The start failed:\n${stderr}`)
  return stdout.trimEnd()
}

const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))
try {
  const content = join(folder, 'content')
  await makeContent(content, Number(values.courses))
  for (const kind of readKinds(values.database)) {
    const server = kind === 'postgresql' ? await startServer() : undefined
    const settings: Record<string, string> = { DATA_DIR: join(folder, kind), DEMO_DATA: 'off' }
    if (server) settings['DATABASE_URL'] = server.url
    try {
      for (const start of ['first start', 'second start'])
        console.log(`${kind.padEnd(12)}${start.padEnd(14)}${startOnce(content, settings)}`)
    } finally {
      await server?.stop()
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
