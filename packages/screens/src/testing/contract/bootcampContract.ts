import {
  bootcampParticipantSchema,
  bootcampTaskSchema,
  taskFileSchema,
} from '@rampart/contract/entities/bootcampTask'
import { maxUploadBytes } from '@rampart/contract/rules/uploadRules'
import { describe, expect, it, vi } from 'vitest'
import type { ContractSite } from './contractSite.ts'
import { expectFieldError, expectRefusal, expectShape } from './expectations.ts'

const answers = {
  internshipInterest: false,
  mentorshipInterest: true,
  bootcampFeedback: 'I learned a great deal.',
}

/**
 * A PDF of so many bytes. The server's own tests check the content of files, beyond name, type and
 * size.
 */
function pdf(name = 'week-1.pdf', { type = 'application/pdf', size = 200 } = {}): File {
  const [head, end] = ['%PDF-1.7\n', '%%EOF\n']
  return new File([head, ' '.repeat(size - head.length - end.length), end], name, { type })
}

const quietly = () => ({ onProgress: () => undefined, signal: new AbortController().signal })

/** Access links and the task of a bootcamp's participant. Specification §5, §7, §8. */
export function describeBootcampContract(site: ContractSite): void {
  const admitted = async () => {
    const participant = await site.addParticipant()
    return { participant, ...site.adapters({ bootcamp: participant.token }).bootcamp }
  }

  describe('an access link', () => {
    it('is promised to any address alike', async () => {
      const { bootcampSlug, user } = await site.addParticipant()
      const { bootcamp } = site.adapters()
      expect(await bootcamp.requestAccess(bootcampSlug, user.email)).toBeUndefined()
      expect(await bootcamp.requestAccess(bootcampSlug, 'nobody@example.org')).toBeUndefined()
    })

    it('takes an address and a bootcamp', async () => {
      const { bootcamp } = site.adapters()
      const { bootcampSlug } = await site.addParticipant()
      for (const email of ['', 'pat'])
        await expectFieldError(
          bootcamp.requestAccess(bootcampSlug, email),
          'email',
          'email_invalid',
        )
      await expectRefusal(
        bootcamp.requestAccess('no-such-bootcamp', 'pat@example.org'),
        'bootcamp_not_found',
      )
    })
  })

  describe('a task', () => {
    it('is there from the first moment, with its participant', async () => {
      const { participant, task } = await admitted()
      const first = await task()
      expectShape(first.task, bootcampTaskSchema)
      expectShape(first.user, bootcampParticipantSchema)
      expect(first.user).toEqual(participant.user)
      expect(first.task).toEqual({
        status: 'not_submitted',
        comment: null,
        weeklyTask: { file: null },
        resume: { file: null },
        internshipInterest: false,
        mentorshipInterest: false,
        bootcampFeedback: '',
      })
    })

    it('is submitted with its file, once', async () => {
      const { task, upload, submit, removeFile } = await admitted()
      const file = await upload('weeklyTask', pdf(), quietly())
      const submitted = await submit({
        ...answers,
        bootcampFeedback: `  ${answers.bootcampFeedback}\n`,
      })
      expectShape(submitted, bootcampTaskSchema)
      expect(submitted).toEqual({
        status: 'under_review',
        comment: null,
        weeklyTask: { file },
        resume: { file: null },
        ...answers,
      })
      expect((await task()).task).toEqual(submitted)
      for (const change of [
        () => submit(answers),
        () => upload('resume', pdf(), quietly()),
        () => removeFile('weeklyTask'),
      ]) {
        await expectRefusal(change(), 409)
      }
      expect((await task()).task).toEqual(submitted)
    })

    it('says what is missing, in the specification’s words', async () => {
      const { upload, submit } = await admitted()
      await expectRefusal(submit(answers), 'task_incomplete', { problem: 'weeklyTask' })
      await upload('weeklyTask', pdf(), quietly())
      await expectRefusal(submit({ ...answers, internshipInterest: true }), 'task_incomplete', {
        problem: 'resume',
      })
      await expectFieldError(
        submit({ ...answers, bootcampFeedback: '  too short  ' }),
        'bootcampFeedback',
        'feedback_too_short',
      )
      await upload('resume', pdf('cv.pdf'), quietly())
      expect(await submit({ ...answers, internshipInterest: true })).toMatchObject({
        status: 'under_review',
        internshipInterest: true,
      })
    })

    it('that is incomplete comes back with the reviewer’s word, and may be submitted again', async () => {
      const { participant, task, upload, submit } = await admitted()
      await upload('weeklyTask', pdf(), quietly())
      await submit(answers)
      await site.review(participant, 'incomplete', 'Page 2 is missing.')
      expect((await task()).task).toMatchObject({
        status: 'incomplete',
        comment: 'Page 2 is missing.',
      })
      expect(await submit(answers)).toMatchObject({ status: 'under_review' })
    })

    it('that is approved takes no change', async () => {
      const { participant, task, upload, submit } = await admitted()
      await upload('weeklyTask', pdf(), quietly())
      await submit(answers)
      await site.review(participant, 'approved', null)
      expect((await task()).task.status).toBe('approved')
      await expectRefusal(submit(answers), 409)
    })

    it('opens to its participant’s own link', async () => {
      const [one, other] = [await admitted(), await admitted()]
      await one.upload('weeklyTask', pdf(), quietly())
      expect((await other.task()).task.weeklyTask.file).toBeNull()
      await expectRefusal(site.adapters({ bootcamp: 'nonsense' }).bootcamp.task(), 401)
    })
  })

  describe('a file', () => {
    it('is kept, told of while it is sent, replaced and removed', async () => {
      const { task, upload, removeFile } = await admitted()
      const onProgress = vi.fn<(percent: number) => void>()
      const file = await upload('weeklyTask', pdf('week 1 (übung).pdf'), {
        ...quietly(),
        onProgress,
      })
      expectShape(file, taskFileSchema)
      expect(file).toMatchObject({ name: 'week 1 (übung).pdf', size: 200, type: 'application/pdf' })
      expect(onProgress).toHaveBeenLastCalledWith(100)
      for (const [percent] of onProgress.mock.calls) expect(percent).toBeGreaterThanOrEqual(0)
      expect((await task()).task).toMatchObject({ weeklyTask: { file }, resume: { file: null } })
      const next = await upload('weeklyTask', pdf('week-2.pdf'), quietly())
      expect((await task()).task.weeklyTask).toEqual({ file: next })
      await removeFile('weeklyTask')
      await removeFile('weeklyTask')
      expect((await task()).task.weeklyTask).toEqual({ file: null })
    })

    it('has a type by its name where the browser knows none', async () => {
      const { upload } = await admitted()
      expect(await upload('resume', pdf('CV.PDF', { type: '' }), quietly())).toMatchObject({
        name: 'CV.PDF',
        type: 'application/pdf',
      })
    })

    it.each([
      ['setup.exe', 'application/x-msdownload'],
      ['week-1.pdf', 'text/html'],
      ['week-1.html', 'application/pdf'],
    ])('%s of the type %s is refused', async (name, type) => {
      const { task, upload } = await admitted()
      await expectRefusal(upload('weeklyTask', pdf(name, { type }), quietly()), 'unsupported_file')
      expect((await task()).task.weeklyTask.file).toBeNull()
    })

    it('has at most 10 MB, and at least something', async () => {
      const { task, upload } = await admitted()
      const tooLarge = pdf('week-1.pdf', { size: maxUploadBytes + 1 })
      await expectRefusal(upload('weeklyTask', tooLarge, quietly()), 'file_too_large')
      await expectRefusal(
        upload('weeklyTask', new File([], 'week-1.pdf', { type: 'application/pdf' }), quietly()),
        400,
      )
      expect((await task()).task.weeklyTask.file).toBeNull()
      expect(
        await upload('weeklyTask', pdf('week-1.pdf', { size: maxUploadBytes }), quietly()),
      ).toMatchObject({ size: maxUploadBytes })
    })

    it.each(['before', 'while'])('that is broken off %s it is sent is not kept', async (moment) => {
      const { task, upload } = await admitted()
      const controller = new AbortController()
      if (moment === 'before') controller.abort()
      const sending = upload('weeklyTask', pdf(), {
        onProgress: () => undefined,
        signal: controller.signal,
      })
      controller.abort()
      await expectRefusal(sending, 0)
      expect((await task()).task.weeklyTask.file).toBeNull()
    })
  })
}
