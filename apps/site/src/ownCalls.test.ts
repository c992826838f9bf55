import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOwnPage, ownCallsOf } from './ownCalls.ts'
import { routes } from './routes.tsx'

const lesson = 'src/routes/lesson.tsx'

it('names what a page asks first, with the parameters of its address', () => {
  expect(ownCallsOf(lesson, { courseSlug: 'linux', lessonId: 'a b"<' })).toEqual([
    '/api/lesson/a%20b%22%3C',
  ])
  expect(ownCallsOf('src/routes/labSessions.tsx', {})).toEqual([
    '/api/lab/sessions/list',
    '/api/credits/ledger',
  ])
})

it('names nothing for other pages, or for what is no name', () => {
  expect(isOwnPage('src/routes/explore.tsx')).toBe(false)
  expect(ownCallsOf('src/routes/explore.tsx', {})).toEqual([])
  expect(ownCallsOf(lesson, { lessonId: '..' })).toEqual([])
})

it('knows its pages by routes that there are', () => {
  expect(routes.filter(({ source }) => isOwnPage(source)).map(({ path }) => path)).toEqual([
    '/profile',
    '/course/:courseSlug/lesson/:lessonId',
    '/lab/:labPath/session/:sessionId',
    '/lab-sessions',
    '/my-learning',
    '/my-learning/completed',
    '/my-learning/credentials',
  ])
})

it('knows each page that needs a session', () => {
  const root = join(import.meta.dirname, '..')
  // What it asks first depends on the course, which the server reads.
  const others = new Set(['src/routes/completed.tsx'])
  const problems = globSync('src/routes/*.tsx', { cwd: root })
    .filter((source) => readFileSync(join(root, source), 'utf8').includes('<RequireSession'))
    .filter((source) => !isOwnPage(source) && !others.has(source))
    .map((source) => `${source}: name its first calls in ownCalls.ts.`)
  expect(problems).toEqual([])
})
