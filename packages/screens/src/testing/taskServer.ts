import type { BootcampTask, TaskFileKind } from '@rampart/contract/entities/bootcampTask'
import { isTaskEditable, taskProblem } from '@rampart/contract/rules/taskRules'
import type { BootcampAdapter } from '../adapters/adapters.ts'
import { AdapterError } from '../adapters/errors.ts'
import { participant, task, taskFile } from './bootcampFixtures.ts'

type Answers = Parameters<BootcampAdapter['submit']>[0]

/** A server of one participant's task in memory; each story makes its own, or resets it. */
export function taskServer(initial: Partial<BootcampTask> = {}) {
  let kept: BootcampTask = { ...task, ...initial }
  const requireEditable = () => {
    if (!isTaskEditable(kept.status)) throw new AdapterError({ status: 409, serverMessage: 'This task has already been submitted and is under review.' })
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
      const file = { ...taskFile, name, size, type }
      kept = { ...kept, [kind]: { file } }
      return file
    },
    remove: (kind: TaskFileKind) => {
      requireEditable()
      kept = { ...kept, [kind]: { file: null } }
    },
    submit: (answers: Answers) => {
      requireEditable()
      const problem = taskProblem({ ...answers, hasWeeklyTask: kept.weeklyTask.file !== null, hasResume: kept.resume.file !== null })
      if (problem) throw new AdapterError({ status: 400, serverMessage: problem })
      kept = { ...kept, ...answers, status: 'under_review' }
      return kept
    },
  }
}

export type TaskServer = ReturnType<typeof taskServer>

/** The adapter over such a server. */
export const taskServerAdapter = (server: TaskServer): Omit<BootcampAdapter, 'requestAccess'> => ({
  task: async () => ({ task: server.read(), user: participant }),
  upload: async (kind, file) => server.upload(kind, file),
  removeFile: async (kind) => server.remove(kind),
  submit: async (answers) => server.submit(answers),
})
