import { quizResultSchema } from '@rampart/contract/entities/quizResult'
import { quizReviewSchema } from '@rampart/contract/entities/quizReview'
import { describe, expect, it } from 'vitest'
import type { QuizResponse } from '../../adapters/adapters.ts'
import type { ContractSite } from './contractSite.ts'
import {
  enrolled,
  expectFieldError,
  expectRefusal,
  expectShape,
  openCourse,
  signedIn,
} from './expectations.ts'

/** Quizzes. Specification §4, §5. */
export function describeQuizContract(site: ContractSite): void {
  describe('a quiz', () => {
    it('is part of its lesson, without what is right', async () => {
      const { me, course } = await enrolled(site)
      const lesson = await me.lesson.get(course.lessonIds.at(-1) ?? '')
      expect(lesson).toMatchObject({
        type: 'quiz',
        passedQuiz: null,
        quizWithQuestions: { _id: course.quizId },
      })
      expect(lesson.quizWithQuestions?.questions.map(({ _id }) => _id)).toEqual(
        course.rightAnswers.map(({ questionId }) => questionId),
      )
      expect(JSON.stringify(lesson)).not.toMatch(/correct/i)
    })

    it('is passed with the right answers, and shows its solution then', async () => {
      const { me, course } = await enrolled(site)
      await expectRefusal(me.lesson.reviewQuiz(course.quizId), 403)
      const result = await me.lesson.submitQuiz(course.quizId, course.rightAnswers)
      expectShape(result, quizResultSchema)
      expect(result).toEqual({ score: 100, passed: true })
      expect((await me.lesson.get(course.lessonIds.at(-1) ?? '')).passedQuiz).toEqual(result)
      const review = await me.lesson.reviewQuiz(course.quizId)
      expectShape(review, quizReviewSchema)
      const right = course.rightAnswers.map(({ selectedOptions }) => selectedOptions)
      expect(review.questions.map(({ correctOptions }) => correctOptions)).toEqual(right)
      expect(review.questions.map(({ selectedOptions }) => selectedOptions)).toEqual(right)
    })

    it('is failed with wrong answers, and may be tried again', async () => {
      const { me, course } = await enrolled(site)
      expect(await me.lesson.submitQuiz(course.quizId, course.wrongAnswers)).toEqual({
        score: 0,
        passed: false,
      })
      await expectRefusal(me.lesson.reviewQuiz(course.quizId), 403)
      expect(await me.lesson.submitQuiz(course.quizId, course.rightAnswers)).toMatchObject({
        passed: true,
      })
    })

    it('gives a share of the score for a share of right answers, of which 70 percent pass', async () => {
      const { me, course } = await enrolled(site)
      const { rightAnswers: right, wrongAnswers: wrong } = course
      expect(
        await me.lesson.submitQuiz(course.quizId, [...right.slice(0, 2), ...wrong.slice(2)]),
      ).toEqual({ score: 50, passed: false })
      expect(
        await me.lesson.submitQuiz(course.quizId, [...right.slice(0, 3), ...wrong.slice(3)]),
      ).toEqual({ score: 75, passed: true })
    })

    it('stays passed when a later try fails', async () => {
      const { me, course } = await enrolled(site)
      await me.lesson.submitQuiz(course.quizId, course.rightAnswers)
      await me.lesson.submitQuiz(course.quizId, course.wrongAnswers)
      expect((await me.lesson.get(course.lessonIds.at(-1) ?? '')).passedQuiz).toEqual({
        score: 100,
        passed: true,
      })
    })

    it('wants each question answered', async () => {
      const { me, course } = await enrolled(site)
      const [first, ...others] = course.rightAnswers
      const unanswered = { problem: 'unanswered' } as const
      const submit = (answers: QuizResponse[]) => me.lesson.submitQuiz(course.quizId, answers)
      await expectFieldError(submit([]), 'responses', 'unanswered')
      await expectRefusal(submit(others), 'invalid_answers', unanswered)
      await expectFieldError(
        submit([{ questionId: first?.questionId ?? '', selectedOptions: [] }, ...others]),
        'responses.0.selectedOptions',
        'unanswered',
      )
      await expectRefusal(
        me.lesson.submitQuiz(course.quizId, [
          ...course.rightAnswers,
          { questionId: 'no-such-question', selectedOptions: ['x'] },
        ]),
        'invalid_answers',
        { problem: 'question' },
      )
    })

    it('opens to enrolled learners only, and has to exist', async () => {
      const [me, { quizId, rightAnswers }] = [await signedIn(site), await openCourse(site)]
      await expectRefusal(me.lesson.submitQuiz(quizId, rightAnswers), 'not_enrolled')
      await expectRefusal(me.lesson.reviewQuiz(quizId), 'not_enrolled')
      await expectRefusal(me.lesson.submitQuiz('no-such-quiz', rightAnswers), 404)
      await expectRefusal(me.lesson.reviewQuiz('no-such-quiz'), 404)
    })
  })
}
