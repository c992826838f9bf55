import { submitTask } from '@rampart/contract/calls/bootcampTask'
import type {
  BootcampParticipant,
  BootcampTask,
  TaskFileKind,
} from '@rampart/contract/entities/bootcampTask'
import { isTaskEditable, taskProblem } from '@rampart/contract/rules/taskRules'
import { checkUpload, uploadExtensions, uploadTypes } from '@rampart/contract/rules/uploadRules'
import type { BootcampAdapter } from '../../adapters/adapters.ts'
import { AdapterError } from '../../adapters/errors.ts'
import { participant, task, taskFile } from '../bootcampFixtures.ts'
import { checkInput, refusal } from './refusals.ts'

type Answers = Parameters<BootcampAdapter['submit']>[0]

/** A server of one participant's task in memory; each story makes its own, or resets it. */
export function taskServer(initial: Partial<BootcampTask> = {}) {
  let kept: BootcampTask = { ...task, ...initial }
  const requireEditable = () => {
    const { status } = kept
    if (!isTaskEditable(status)) throw refusal('task_closed', { status })
  }
  return {
    reset: (first: Partial<BootcampTask> = {}) => {
      kept = { ...task, ...first }
    },
    /** A change from elsewhere: from another tab, or by a reviewer. */
    change: (values: Partial<BootcampTask>) => {
      kept = { ...kept, ...values }
    },
    read: () => kept,
    upload: (kind: TaskFileKind, { name, size, type }: Pick<File, 'name' | 'size' | 'type'>) => {
      requireEditable()
      const problem = checkUpload({ name, size, type })
      if (problem) throw refusal(problem)
      if (size === 0) throw refusal('empty_file')
      const extension =
        uploadExtensions.find((ending) => name.toLowerCase().endsWith(ending)) ?? '.pdf'
      const file = { ...taskFile, name, size, type: uploadTypes[extension][0] ?? type }
      kept = { ...kept, [kind]: { file } }
      return file
    },
    remove: (kind: TaskFileKind) => {
      requireEditable()
      kept = { ...kept, [kind]: { file: null } }
    },
    submit: ({ internshipInterest, mentorshipInterest, ...text }: Answers) => {
      const form = {
        internshipInterest: `${internshipInterest}`,
        mentorshipInterest: `${mentorshipInterest}`,
        ...text,
      }
      const answers = {
        internshipInterest,
        mentorshipInterest,
        bootcampFeedback: checkInput(submitTask.body, form).bootcampFeedback,
      }
      requireEditable()
      const problem = taskProblem({
        ...answers,
        hasWeeklyTask: kept.weeklyTask.file !== null,
        hasResume: kept.resume.file !== null,
      })
      if (problem) throw refusal('task_incomplete', { problem })
      kept = { ...kept, ...answers, status: 'under_review' }
      return kept
    },
  }
}

export type TaskServer = ReturnType<typeof taskServer>

/** The adapter over the server of the calling participant. */
export function taskServerAdapter(
  of: TaskServer | (() => TaskServer),
  user: () => BootcampParticipant = () => participant,
): Pick<BootcampAdapter, 'task' | 'upload' | 'removeFile' | 'submit'> {
  const open = () => (typeof of === 'function' ? of() : of)
  return {
    task: async () => ({ task: open().read(), user: user() }),
    upload: async (kind, file, { onProgress, signal }) => {
      const server = open()
      // An upload that is canceled at once stores nothing.
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
