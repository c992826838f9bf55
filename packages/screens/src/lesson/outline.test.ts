import { expect, it } from 'vitest'
import { courseOutline, lesson, quizLesson } from '../testing/learningFixtures.ts'
import { isCompleted, lessonAfter, outlineModules, placeOf, withCompleted } from './outline.ts'

it('knows the place of a lesson', () => {
  expect(placeOf(lesson)).toEqual({ module: 1, lesson: 2 })
  expect(placeOf(quizLesson)).toEqual({ module: 2, lesson: 2 })
})

it('leaves open what it does not know', () => {
  expect(placeOf({ ...lesson, module: null })).toEqual({ module: undefined, lesson: 2 })
  expect(placeOf({ ...lesson, _id: 'elsewhere', module: 'elsewhere' })).toEqual({
    module: undefined,
    lesson: undefined,
  })
})

it('goes on to the next lesson, across modules, completed or not', () => {
  expect(lessonAfter({ ...lesson, _id: 'lesson-1' })).toBe('lesson-2')
  expect(lessonAfter(lesson)).toBe('lesson-3')
})

it('goes back from the last lesson to what was left out', () => {
  expect(lessonAfter(quizLesson)).toBe('lesson-2')
  const done = ['lesson-2', 'lesson-3', 'lesson-4'].reduce(withCompleted, quizLesson)
  expect(lessonAfter(done)).toBeNull()
  expect(lessonAfter({ ...lesson, _id: 'elsewhere' })).toBe('lesson-2')
})

it('ticks one lesson and leaves the rest', () => {
  expect(isCompleted(lesson)).toBe(false)
  const ticked = withCompleted(lesson, lesson._id)
  expect(isCompleted(ticked)).toBe(true)
  expect(
    ticked.courseOutline.flatMap(({ lessons }) => lessons.map(({ completed }) => completed)),
  ).toEqual([true, true, false, false])
  expect(isCompleted({ ...lesson, courseOutline })).toBe(false)
})

it('gives the surface an address for each lesson', () => {
  const [first] = outlineModules(lesson, (id) => `/lesson/${id}`)
  expect(first).toEqual({
    id: 'module-1',
    title: 'Getting around',
    lang: 'en',
    lessons: [
      {
        id: 'lesson-1',
        title: 'The shell is a conversation',
        lang: 'en',
        href: '/lesson/lesson-1',
        isCompleted: true,
      },
      {
        id: 'lesson-2',
        title: 'Files and folders',
        lang: 'en',
        href: '/lesson/lesson-2',
        isCompleted: false,
      },
    ],
  })
})
