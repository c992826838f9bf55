import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Job {
  readonly uses?: string
  readonly needs?: string | readonly string[]
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps?: readonly { readonly run?: string; readonly with?: unknown }[]
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const folder = join(import.meta.dirname, '../../.github/workflows')
const workflows = readdirSync(folder).map(
  (name) => [name, parse(readFileSync(join(folder, name), 'utf8')) as Workflow] as const,
)
const publishes = (job: Job) =>
  Object.values(job.permissions ?? {}).includes('write') || JSON.stringify(job).includes('publish')

test('nothing is published before all tests of the same commit have passed', () => {
  const publishing = workflows.flatMap(([name, { permissions, jobs }]) => {
    // Each job asks for the further rights that it needs; otherwise all jobs would have them.
    expect([name, permissions]).toEqual([name, { contents: 'read' }])
    return Object.values(jobs)
      .filter((job) => publishes(job))
      .map((job) => [name, [job.needs ?? []].flat().map((need) => jobs[need]?.uses)])
  })
  expect(publishing).toEqual([['release.yml', ['./.github/workflows/ci.yml']]])
})

test('ci runs what npm test leaves out if a program is missing, and builds the images', () => {
  const ci = workflows.find(([name]) => name === 'ci.yml')?.[1]
  const commands = Object.values(ci?.jobs ?? {})
    .flatMap(({ steps = [] }) => steps)
    .map(({ run }) => run)
  expect(commands).toEqual(
    expect.arrayContaining([
      '.ci/run',
      'npm run helm',
      expect.stringContaining('install --yes --no-install-recommends prometheus'),
      'npx vitest run --config=vitest.unit.config.ts scripts/deploy',
      expect.stringContaining('docker build -f deploy/image/Containerfile'),
      expect.stringContaining('containers/shell'),
    ]),
  )
})
