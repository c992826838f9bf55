import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './program.ts'

const text = readFileSync(join(repository, 'docs/asvs.md'), 'utf8')

interface Row {
  readonly id: string
  readonly level: string
  readonly status: string
  readonly reason: string
}

/** The cells of each row of the document's tables, without the spaces that align them. */
const cells = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

const rows: Row[] = cells
  .filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([id = '', level = '', , status = '', reason = '']) => ({ id, level, status, reason }))

const levelOf = (level: string) => rows.filter((row) => row.level === level)

/** Paths are below the API's sources unless they begin with another folder. */
const fileOf = (path: string): string | undefined =>
  [path, join('apps/api/src', path)]
    .map((each) => join(repository, each))
    .find((each) => existsSync(each))

test('has each statement of levels 1 and 2 of ASVS 5.0.0 once, in order', () => {
  const places = rows.map(({ id }) => id.split('.').map(Number))
  const sorted = places.toSorted(
    (one, other) =>
      (one[0] ?? 0) - (other[0] ?? 0) ||
      (one[1] ?? 0) - (other[1] ?? 0) ||
      (one[2] ?? 0) - (other[2] ?? 0),
  )
  expect(places).toEqual(sorted)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  // The standard has this many requirements.
  expect([levelOf('1').length, levelOf('2').length]).toEqual([70, 183])
})

test('counts them as they are', () => {
  for (const level of ['1', '2']) {
    const count = (status: string) => levelOf(level).filter((row) => row.status === status).length
    const counts = ['met', 'in part', 'not met', 'not applicable'].map(count)
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(levelOf(level).length)
    expect(cells).toContainEqual([level, ...counts.map(String)])
  }
})

/**
 * What is wrong with a row: nothing shows that it is met, a reason is missing, or what it names
 * does not exist.
 */
function problemsOf({ status, reason }: Row): string[] {
  const named = [...reason.matchAll(/`([\w./-]+\.\w+)`((?:(?: and)? “[^”]+”)*)/g)].filter(
    ([, path = '']) => !path.startsWith('/'),
  )
  if (status === 'met' && named.length === 0) return ['names nothing that shows it']
  if (reason === '') return ['gives no reason']
  return named.flatMap(([, path = '', titles = '']) => {
    const file = fileOf(path)
    if (file === undefined) return [`${path} is not there`]
    const source = readFileSync(file, 'utf8')
    return [...titles.matchAll(/“([^”]+)”/g)]
      .map(([, title = '']) => title)
      .filter((title) => !source.includes(title))
      .map((title) => `${path} has no “${title}”`)
  })
}

test.each(rows)('$id is $status for a valid reason', (row) => {
  expect(problemsOf(row)).toEqual([])
})
