import { submitTask } from '@rampart/contract/calls/bootcampTask'
import type { BootcampParticipant, BootcampTask, TaskFileKind } from '@rampart/contract/entities/bootcampTask'
import { isTaskEditable, taskProblem } from '@rampart/contract/rules/taskRules'
import { checkUpload, uploadExtensions, uploadSizeMessage, uploadTypes } from '@rampart/contract/rules/uploadRules'
import type { BootcampAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { participant, task, taskFile } from './bootcampFixtures.ts'
import { checkInput, refusal } from './memory/refusals.ts'

type Answers = Parameters<BootcampAdapter['submit']>[0]

/** A server of one participant's task in memory; each story makes its own, or resets it. */
export function taskServer(initial: Partial<BootcampTask> = {}) {
  let kept: BootcampTask = { ...task, ...initial }
  const requireEditable = () => {
    if (kept.status === 'approved') throw refusal(409, 'This task has been approved and cannot be changed.')
    if (!isTaskEditable(kept.status)) throw refusal(409, 'This task has already been submitted and is under review.')
  }
  return {
    reset: (first: Partial<BootcampTask> = {}) => {
      kept = { ...task, ...first }
    },
    /** What happens elsewhere: in another tab, by a reviewer. */
    change: (values: Partial<BootcampTask>) => {
      kept = { ...kept, ...values }
    },
    read: () => kept,
    upload: (kind: TaskFileKind, { name, size, type }: Pick<File, 'name' | 'size' | 'type'>) => {
      requireEditable()
      const problem = checkUpload({ name, size, type })
      if (problem) throw refusal(problem === uploadSizeMessage ? 413 : 415, problem)
      if (size === 0) throw refusal(400, 'This file is empty. Please choose another one.')
      const extension = uploadExtensions.find((ending) => name.toLowerCase().endsWith(ending)) ?? '.pdf'
      const file = { ...taskFile, name, size, type: uploadTypes[extension][0] ?? type }
      kept = { ...kept, [kind]: { file } }
      return file
    },
    remove: (kind: TaskFileKind) => {
      requireEditable()
      kept = { ...kept, [kind]: { file: null } }
    },
    submit: ({ internshipInterest, mentorshipInterest, ...text }: Answers) => {
      const form = { internshipInterest: `${internshipInterest}`, mentorshipInterest: `${mentorshipInterest}`, ...text }
      const answers = { internshipInterest, mentorshipInterest, bootcampFeedback: checkInput(submitTask.body, form).bootcampFeedback }
      requireEditable()
      const problem = taskProblem({ ...answers, hasWeeklyTask: kept.weeklyTask.file !== null, hasResume: kept.resume.file !== null })
      if (problem) throw refusal(400, problem)
      kept = { ...kept, ...answers, status: 'under_review' }
      return kept
    },
  }
}

export type TaskServer = ReturnType<typeof taskServer>

/** The adapter over the server of whoever is asking. */
export function taskServerAdapter(
  of: TaskServer | (() => TaskServer),
  user: () => BootcampParticipant = () => participant,
): Omit<BootcampAdapter, 'requestAccess'> {
  const open = () => (typeof of === 'function' ? of() : of)
  return {
    task: async () => ({ task: open().read(), user: user() }),
    upload: async (kind, file, { onProgress, signal }) => {
      const server = open()
      // Whoever breaks it off at once is in time.
      await Promise.resolve()
      if (signal.aborted) throw new AdapterError({ status: 0, cause: signal.reason })
      const kept = server.upload(kind, file)
      onProgress(100)
      return kept
    },
    removeFile: async (kind) => open().remove(kind),
    submit: async (answers) => open().submit(answers),
  }
}
