import type { LearnerMap, MapCourse } from '@rampart/contract/entities/learnerMap'
import { expect, it } from 'vitest'
import { mapLinks } from '../testing/mapLinks.ts'
import { marksOf, runningCourse } from './marksOf.ts'

const course = (slug: string, values: Partial<MapCourse> = {}): MapCourse => ({
  slug,
  title: slug,
  domain: 'devops',
  progress: 50,
  completedAt: null,
  nextLesson: { _id: 'lesson-4', title: 'Reading permissions', number: 4 },
  credential: null,
  ...values,
})
const done = (slug: string, completedAt: string) =>
  course(slug, {
    completedAt,
    nextLesson: null,
    progress: 100,
    credential: { type: 'certificate', credentialId: `CSN-${slug}` },
  })
const map: LearnerMap = {
  courses: [
    done('late', '2026-03-01T00:00:00.000Z'),
    course('no-lesson', { nextLesson: null }),
    course('active'),
    course('older'),
    done('early', '2026-01-01T00:00:00.000Z'),
  ],
  labs: [
    { path: 'second', title: 'Second', domain: 'devops', solvedAt: '2026-02-02T00:00:00.000Z' },
    { path: 'first', title: 'First', domain: 'devops', solvedAt: '2026-02-01T00:00:00.000Z' },
  ],
}

it('runs the first course that has a lesson left', () => {
  expect(runningCourse(map)?.slug).toBe('active')
  expect(runningCourse({ courses: [], labs: [] })).toBeUndefined()
})

it('lights what was done in the order in which it was done, then shows the running course alone', () => {
  expect(marksOf(map, mapLinks).map(({ slug, state }) => `${slug} ${state}`)).toEqual([
    'early lit',
    'late lit',
    'first lit',
    'second lit',
    'active running',
  ])
})

it('leads to the page and to the proof', () => {
  const [early, , lab, , active] = marksOf(map, mapLinks)
  expect(early).toMatchObject({
    href: '/course/early',
    proof: { type: 'certificate', href: '/cert/view/CSN-early' },
  })
  expect(lab).toMatchObject({ kind: 'lab', href: '/lab/first', proof: null })
  expect(active).toMatchObject({ href: '/course/active', proof: null })
})
