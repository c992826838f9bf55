import { completedCourseSchema } from '@rampart/contract/entities/completedCourse'
import { lessonSchema } from '@rampart/contract/entities/lesson'
import { transcriptSchema } from '@rampart/contract/entities/transcript'
import { describe, expect, it } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import {
  enrolled,
  expectRefusal,
  expectShape,
  expectShapes,
  openCourse,
  signedIn,
} from './expectations.ts'

/** Lessons, and a course from its first to its last. Specification §2 (Lesson), §4, §6. */
export function describeLessonContract(site: ContractSite): void {
  describe('a lesson', () => {
    it('has its place, its outline and its video', async () => {
      const { me, course } = await enrolled(site)
      const [first = '', second = ''] = course.lessonIds
      const lesson = await me.lesson.get(second)
      expectShape(lesson, lessonSchema)
      expect(lesson).toMatchObject({
        _id: second,
        type: 'video',
        course: { slug: course.slug, title: course.title },
        previousLesson: { _id: first },
        quizWithQuestions: null,
        passedQuiz: null,
        position: 0,
      })
      expect(lesson.videoUrl).toBeTruthy()
      expect(lesson.courseOutline.flatMap(({ lessons }) => lessons.map(({ _id }) => _id))).toEqual(
        course.lessonIds,
      )
      expect(
        lesson.courseOutline.find(({ lessons }) => lessons.some(({ _id }) => _id === second))?._id,
      ).toBe(lesson.module)
      expect((await me.lesson.get(first)).previousLesson).toBeNull()
    })

    it('is ticked in the outline once it is completed', async () => {
      const { me, course } = await enrolled(site)
      await me.lesson.complete(course.lessonIds[0] ?? '')
      const { courseOutline } = await me.lesson.get(course.lessonIds[1] ?? '')
      expect(
        courseOutline.flatMap(({ lessons }) => lessons.map(({ completed }) => completed)),
      ).toEqual(course.lessonIds.map((_id, at) => at === 0))
    })

    it('keeps where each learner left the video', async () => {
      const { me, course } = await enrolled(site)
      const [first = '', second = ''] = course.lessonIds
      await me.lesson.savePosition(first, 12.5)
      await me.lesson.savePosition(first, 90)
      expect((await me.lesson.get(first)).position).toBe(90)
      expect((await me.lesson.get(second)).position).toBe(0)
      await expectRefusal(me.lesson.savePosition(first, -1), 400)
      await expectRefusal(me.lesson.savePosition(first, 86_401), 400)
      expect((await me.lesson.get(first)).position).toBe(90)
    })

    it('opens to enrolled learners only', async () => {
      const [me, { lessonIds }] = [await signedIn(site), await openCourse(site)]
      const [first = ''] = lessonIds
      await expectRefusal(me.lesson.get(first), 'not_enrolled')
      await expectRefusal(me.lesson.complete(first), 'not_enrolled')
      await expectRefusal(me.lesson.savePosition(first, 1), 'not_enrolled')
    })

    it('has to exist', async () => {
      const me = await signedIn(site)
      await expectRefusal(me.lesson.get('no-such-lesson'), 'lesson_not_found')
      await expectRefusal(me.lesson.get('..'), 404)
      await expectRefusal(me.lesson.complete('no-such-lesson'), 404)
      await expectRefusal(me.lesson.savePosition('no-such-lesson', 1), 404)
    })
  })

  describe('completing', () => {
    it('leads from lesson to lesson until the course is completed', async () => {
      const { me, course } = await enrolled(site)
      const { lessonIds, slug, title } = course
      await me.lesson.submitQuiz(course.quizId, course.rightAnswers)
      for (const [at, lessonId] of lessonIds.entries()) {
        expect((await me.course.status(course._id))?.currentLesson).toBe(lessonId)
        expect(await me.lesson.complete(lessonId)).toEqual({
          completed: at === lessonIds.length - 1,
          nextLesson: lessonIds[at + 1] ?? null,
        })
        const [ongoing] = await me.learning.ongoing()
        expect(ongoing?.progress).toBe(
          at === lessonIds.length - 1 ? undefined : Math.round(((at + 1) / lessonIds.length) * 100),
        )
      }
      expect(await me.course.status(course._id)).toEqual({
        currentLesson: lessonIds.at(-1),
        completed: true,
        lessonIds,
      })
      const completed = await me.learning.completed()
      expectShapes(completed, completedCourseSchema)
      expect(completed).toMatchObject([{ course: { slug, title } }])
    })

    it('returns the same when it is called twice', async () => {
      const { me, course } = await enrolled(site)
      const [first = ''] = course.lessonIds
      const answer = await me.lesson.complete(first)
      expect(await me.lesson.complete(first)).toEqual(answer)
      expect(await me.learning.ongoing()).toMatchObject([
        {
          progress: 20,
          next: { _id: course.lessonIds[1], title: expect.any(String) },
          minutesLeft: expect.any(Number),
        },
      ])
    })

    it('goes back to a lesson that was left out', async () => {
      const { me, course } = await enrolled(site)
      await me.lesson.submitQuiz(course.quizId, course.rightAnswers)
      expect(await me.lesson.complete(course.lessonIds.at(-1) ?? '')).toEqual({
        completed: false,
        nextLesson: course.lessonIds[0],
      })
    })

    it('has a transcript, or none, for an enrolled learner', async () => {
      const { me, course } = await enrolled(site)
      const other = await signedIn(site)
      const [first = ''] = course.lessonIds
      const { film } = await me.lesson.get(first)
      const transcript = await me.lesson.transcript(first)
      expect(transcript === null).toBe(film === null)
      if (transcript) expectShape(transcript, transcriptSchema)
      expect(await me.lesson.transcript(course.lessonIds.at(-1) ?? '')).toBeNull()
      await expectRefusal(other.lesson.transcript(first), 'not_enrolled')
      await expectRefusal(me.lesson.transcript('no-such-lesson'), 'lesson_not_found')
    })

    it('waits for the quiz to be passed', async () => {
      const { me, course } = await enrolled(site)
      await expectRefusal(me.lesson.complete(course.lessonIds.at(-1) ?? ''), 'quiz_not_passed')
      expect(await me.learning.ongoing()).toMatchObject([{ progress: 0 }])
    })
  })
}
