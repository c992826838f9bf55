import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadExtensions, uploadTypes } from '@rampart/contract/rules/uploadRules'
import type { Submission } from '../bootcamps/submissions.store.ts'
import { listTaskFiles } from '../bootcamps/tasks.store.ts'
import { OperationError } from '../operationError.ts'
import { systemErrorCode } from '../systemErrors.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/fileStore.ts'

/**
 * Writes a participant's submission into a folder, readable only by the operator. File names use
 * the task's id and the detected type, nothing that the participant typed. Returns the paths.
 * Throws `OperationError`.
 */
export async function downloadSubmission(
  { db, files }: { db: Database; files: FileStore },
  submission: Submission,
  folder: string,
): Promise<string[]> {
  const { id } = submission.task
  const contents: [name: string, content: Buffer | string][] = [[`${id}.txt`, describe(submission)]]
  for (const { kind, type, storedAs } of await listTaskFiles(db, id)) {
    const content = await files.read(storedAs)
    if (content === null)
      throw new OperationError(`The file ${kind} of the task is not in the file store.`)
    contents.push([`${id}-${kind}${endingOf(type)}`, content])
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const [name, content] of contents)
      await writeFile(join(folder, name), content, { mode: 0o600 })
  } catch (error) {
    throw new OperationError(
      `${folder} cannot be written to (${systemErrorCode(error) ?? String(error)}).`,
    )
  }
  return contents.map(([name]) => join(folder, name))
}

const endingOf = (type: string): string =>
  uploadExtensions.find((ending) => uploadTypes[ending][0] === type) ?? ''

function describe({ task, participant }: Submission): string {
  const answer = (value: boolean) => (value ? 'yes' : 'no')
  const lines = [
    `Bootcamp: ${participant.bootcampSlug}`,
    `Participant: ${participant.firstName} ${participant.lastName} <${participant.email}>`,
    `Country: ${participant.country ?? 'Not specified'}`,
    `Status: ${task.status}`,
    `Submitted: ${task.submittedAt?.toISOString() ?? '-'}`,
    `Interested in internship: ${answer(task.internshipInterest)}`,
    `Interested in mentorship: ${answer(task.mentorshipInterest)}`,
    '',
    task.bootcampFeedback,
  ]
  // Reviewers may show the file in a terminal, which participants must not control.
  return `${lines.join('\n').replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '')}\n`
}
