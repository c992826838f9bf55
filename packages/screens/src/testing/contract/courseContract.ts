import { enrolmentStatusSchema } from '@rampart/contract/entities/enrolment'
import { nextStepsSchema } from '@rampart/contract/entities/nextSteps'
import { ongoingCourseSchema } from '@rampart/contract/entities/ongoingCourse'
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

/** Enrolling, and the state after it. Specification §4, §6. */
export function describeCourseContract(site: ContractSite): void {
  const closedCourse = async (accessType: 'invite' | 'subscription') => {
    const { slug, lessonIds } = await site.addCourse({
      accessType,
      completionCredential: 'none',
      inviteCode: 'COME-IN',
    })
    return { slug, lessonIds, id: (await site.adapters().course.get(slug))._id }
  }

  describe('enrolment', () => {
    it('has no status before, and the first lesson after', async () => {
      const [me, { slug, lessonIds, title }] = [await signedIn(site), await openCourse(site)]
      const { _id } = await me.course.get(slug)
      expect(await me.course.status(_id)).toBeNull()
      expect(await me.course.enrol(_id, null)).toEqual({ currentLesson: lessonIds[0] })
      const status = await me.course.status(_id)
      expectShape(status, enrolmentStatusSchema)
      expect(status).toEqual({ currentLesson: lessonIds[0], completed: false, lessonIds })
      const ongoing = await me.learning.ongoing()
      expectShapes(ongoing, ongoingCourseSchema)
      expect(ongoing).toMatchObject([{ course: { slug, title }, progress: 0 }])
    })

    it('returns the same when it is called twice, also in parallel', async () => {
      const [me, { slug, lessonIds }] = [await signedIn(site), await openCourse(site)]
      const { _id } = await me.course.get(slug)
      const answers = await Promise.all([me.course.enrol(_id, null), me.course.enrol(_id, null)])
      const currentLesson = lessonIds[0]
      expect([...answers, await me.course.enrol(_id, null)]).toEqual([
        { currentLesson },
        { currentLesson },
        { currentLesson },
      ])
      expect(await me.learning.ongoing()).toHaveLength(1)
    })

    it('goes on where the learner is when it is asked for again', async () => {
      const { me, course } = await enrolled(site)
      await me.lesson.complete(course.lessonIds[0] ?? '')
      expect(await me.course.enrol(course._id, null)).toEqual({
        currentLesson: course.lessonIds[1],
      })
    })

    it('is each learner’s own', async () => {
      const { course } = await enrolled(site)
      const other = await signedIn(site)
      expect(await other.course.status(course._id)).toBeNull()
      expect(await other.learning.ongoing()).toEqual([])
    })

    it('lists the course enrolled in last first', async () => {
      const { me, course } = await enrolled(site)
      const { slug } = await openCourse(site)
      await me.course.enrol((await me.course.get(slug))._id, null)
      expect((await me.learning.ongoing()).map((ongoing) => ongoing.course.slug)).toEqual([
        slug,
        course.slug,
      ])
    })

    it('knows no course of a strange id', async () => {
      const me = await signedIn(site)
      await expectRefusal(me.course.status('no-such-course'), 404)
      await expectRefusal(me.course.enrol('no-such-course', null), 404)
      await expectRefusal(me.course.status('../no id'), 400)
    })
  })

  describe('what comes next', () => {
    it('is a course and a lab that are not done yet', async () => {
      const lab = await site.addLab()
      const [{ me, course, finish }, other] = [await enrolled(site), await openCourse(site)]
      const next = await me.learning.next(course.slug)
      expectShape(next, nextStepsSchema)
      expect(next.course?.slug).not.toBe(course.slug)
      expect(next.lab).toMatchObject({ type: 'lab', path: expect.any(String), slug: null })
      expect(lab.path).toBeTruthy()
      await finish()
      expect((await me.learning.next(other.slug)).course?.slug).not.toBe(course.slug)
    })

    it('is unknown after a course that does not exist', async () => {
      const me = await signedIn(site)
      await expectRefusal(me.learning.next('no-such-course'), 'course_not_found')
    })
  })

  describe('a course by invitation', () => {
    it.each([
      ['no code', null, 'invite_code_required'],
      ['a wrong code', 'STAY-OUT', 'invite_code_invalid'],
    ] as const)('refuses %s in words for the dialog', async (_name, code, refusal) => {
      const [me, { id }] = [await signedIn(site), await closedCourse('invite')]
      await expectRefusal(me.course.enrol(id, code), refusal)
      expect(await me.course.status(id)).toBeNull()
    })

    it.each(['COME-IN', ' come-in '])('takes its code, written %j', async (code) => {
      const [me, { id, lessonIds }] = [await signedIn(site), await closedCourse('invite')]
      expect(await me.course.enrol(id, code)).toEqual({ currentLesson: lessonIds[0] })
    })

    it('asks for no code once one is enrolled', async () => {
      const [me, { id, lessonIds }] = [await signedIn(site), await closedCourse('invite')]
      await me.course.enrol(id, 'COME-IN')
      expect(await me.course.enrol(id, null)).toEqual({ currentLesson: lessonIds[0] })
    })
  })

  it('a course by subscription takes subscribers alone', async () => {
    const [me, { id, lessonIds }] = [await signedIn(site), await closedCourse('subscription')]
    await expectRefusal(me.course.enrol(id, null), 'subscription_required')
    await site.subscribe(me.learner)
    expect(await me.course.enrol(id, null)).toEqual({ currentLesson: lessonIds[0] })
  })
}
