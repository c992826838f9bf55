import type { BootcampTask, TaskFile } from '@rampart/contract/entities/bootcampTask'
import type { TaskFileRow, TaskRow } from './tasks.store.ts'

/** The task for its participant. */
export function toTask(task: TaskRow, files: readonly TaskFileRow[]): BootcampTask {
  const { status, comment, internshipInterest, mentorshipInterest, bootcampFeedback } = task
  const fileOf = (kind: TaskFileRow['kind']) => {
    const row = files.find((file) => file.kind === kind)
    return { file: row ? toTaskFile(row) : null }
  }
  return {
    status,
    comment,
    weeklyTask: fileOf('weeklyTask'),
    resume: fileOf('resume'),
    internshipInterest,
    mentorshipInterest,
    bootcampFeedback,
  }
}

export function toTaskFile({
  name,
  size,
  type,
  uploadedAt,
}: Omit<TaskFileRow, 'taskId' | 'kind' | 'storedAs'>): TaskFile {
  return { name, size, type, uploadedAt: uploadedAt.toISOString() }
}
