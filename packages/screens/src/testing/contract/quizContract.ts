import { missedQuestionSchema, quizOutcomeSchema } from '@rampart/contract/entities/quizResult'
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
      expectShape(result, quizOutcomeSchema)
      expect(result).toEqual({ score: 100, passed: true, passMark: 70, missed: [] })
      expect((await me.lesson.get(course.lessonIds.at(-1) ?? '')).passedQuiz).toEqual({
        score: 100,
        passed: true,
      })
      const review = await me.lesson.reviewQuiz(course.quizId)
      expectShape(review, quizReviewSchema)
      const right = course.rightAnswers.map(({ selectedOptions }) => selectedOptions)
      expect(review.questions.map(({ correctOptions }) => correctOptions)).toEqual(right)
      expect(review.questions.map(({ selectedOptions }) => selectedOptions)).toEqual(right)
    })

    it('says after a failure which questions were missed, and nothing of what is right', async () => {
      const { me, course } = await enrolled(site)
      const [first, ...others] = course.wrongAnswers
      const mixed = [...course.rightAnswers.slice(0, 1), ...others]
      const outcome = await me.lesson.submitQuiz(course.quizId, mixed)
      expectShape(outcome, quizOutcomeSchema)
      expect(outcome.missed.map(({ questionId }) => questionId)).toEqual(
        others.map(({ questionId }) => questionId),
      )
      expect(JSON.stringify(outcome)).not.toMatch(/correct|explanation/i)
      expect(outcome.missed.map(({ questionId }) => questionId)).not.toContain(first?.questionId)
    })

    it('is practiced question by question, which passes nothing', async () => {
      const { me, course } = await enrolled(site)
      const [right] = course.rightAnswers
      const wrong = course.wrongAnswers[1]
      if (!right || !wrong) throw new Error('The quiz has two questions.')
      const missed = await me.lesson.practiceQuiz(course.quizId, [right, wrong])
      for (const question of missed) expectShape(question, missedQuestionSchema)
      expect(missed.map(({ questionId }) => questionId)).toEqual([wrong.questionId])
      expect(await me.lesson.practiceQuiz(course.quizId, course.rightAnswers)).toEqual([])
      expect((await me.lesson.get(course.lessonIds.at(-1) ?? '')).passedQuiz).toBeNull()
      await expectRefusal(me.lesson.reviewQuiz(course.quizId), 403)
      await expectRefusal(
        me.lesson.practiceQuiz(course.quizId, [{ questionId: 'x', selectedOptions: ['y'] }]),
        400,
      )
      const other = await signedIn(site)
      await expectRefusal(other.lesson.practiceQuiz(course.quizId, [right]), 'not_enrolled')
    })

    it('is failed with wrong answers, and may be tried again', async () => {
      const { me, course } = await enrolled(site)
      expect(await me.lesson.submitQuiz(course.quizId, course.wrongAnswers)).toMatchObject({
        score: 0,
        passed: false,
        passMark: 70,
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
      ).toMatchObject({ score: 50, passed: false })
      expect(
        await me.lesson.submitQuiz(course.quizId, [...right.slice(0, 3), ...wrong.slice(3)]),
      ).toMatchObject({ score: 75, passed: true })
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
