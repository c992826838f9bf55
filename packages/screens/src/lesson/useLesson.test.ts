import type { Lesson } from '@rampart/contract/entities/lesson'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { lesson } from '../testing/learningFixtures.ts'
import { isCompleted } from './outline.ts'
import { patchLesson, tickLesson } from './useLesson.ts'

const passedQuiz = { score: 90, passed: true }

test.each([
  ['a passed quiz', (to: QueryClient) => patchLesson(to, lesson._id, { passedQuiz })],
  ['a tick', (to: QueryClient) => tickLesson(to, lesson)],
])('%s stays, whatever a read returns that began before it', async (_what, change) => {
  const queries = new QueryClient()
  const queryKey = ['own', 'lesson', lesson._id]
  const reads: PromiseWithResolvers<Lesson>[] = []
  const read = {
    queryKey,
    queryFn: () => {
      const next = Promise.withResolvers<Lesson>()
      reads.push(next)
      return next.promise
    },
  }
  queries.setQueryData(queryKey, lesson)
  void queries.fetchQuery(read)
  await vi.waitFor(() => expect(reads).toHaveLength(1))
  change(queries)
  const changed = queries.getQueryData<Lesson>(queryKey)
  expect(changed).not.toEqual(lesson)
  reads[0]?.resolve(lesson)
  // The current state is read once more.
  await vi.waitFor(() => expect(reads).toHaveLength(2))
  expect(queries.getQueryData(queryKey)).toEqual(changed)
  reads[1]?.resolve({ ...lesson, title: 'Of now' })
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toHaveProperty('title', 'Of now'))
})

test('a first load goes on', async () => {
  const queries = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<Lesson>()
  const read = queries.fetchQuery({
    queryKey: ['own', 'lesson', lesson._id],
    queryFn: () => promise,
  })
  patchLesson(queries, lesson._id, { passedQuiz })
  tickLesson(queries, lesson)
  resolve(lesson)
  expect(isCompleted(await read)).toBe(false)
})
