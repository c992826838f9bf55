import type { TaskStatus } from '@rampart/contract/entities/bootcampTask'
import { taskStatuses } from '@rampart/contract/entities/bootcampTask'
import { bootcampTitles } from '@rampart/contract/rules/bootcamps'
import { Command, Option } from 'commander'
import { reviewStatuses } from '../bootcamps/reviewStatuses.ts'
import type { ReviewStatus } from '../bootcamps/reviewStatuses.ts'
import { reviewTask } from '../bootcamps/reviewTask.service.ts'
import { findSubmission, listSubmissions, maxSubmissions } from '../bootcamps/submissions.store.ts'
import type { Submission } from '../bootcamps/submissions.store.ts'
import { OperationError } from '../credentials/signing/operations.ts'
import type { Database } from '../database/database.ts'
import { isUuid } from '../http/isUuid.ts'
import { textProblem } from '../http/requestText.ts'
import type { CommandContext } from './credentials.command.ts'
import { downloadSubmission } from './downloadSubmission.ts'

/** The longest comment, in characters. */
const maxComment = 5_000

/** `tasks`: what bootcamp participants handed in, and the reviewer's word on it. */
export function tasksCommand({ withSite, print }: CommandContext): Command {
  const command = new Command('tasks').description('list, download and review the tasks of bootcamps')
  command
    .command('list')
    .description('lists tasks, longest waiting first')
    .addOption(new Option('--bootcamp <slug>', 'of one bootcamp').choices(Object.keys(bootcampTitles)))
    .addOption(new Option('--status <status>', 'of one status').choices(taskStatuses))
    .action((filter: { bootcamp?: string; status?: TaskStatus }) => withSite(async ({ db }) => print(table(await listSubmissions(db, filter)))))
  command
    .command('download')
    .description('writes the files and answers of a task into a folder, named after the id')
    .argument('<id>', 'of the task, as tasks list shows it')
    .requiredOption('--to <folder>', 'made if it is not there')
    .action((id: string, { to }: { to: string }) =>
      withSite(async ({ db, files }) => print((await downloadSubmission({ db, files }, await requireSubmission(db, id), to)).join('\n'))),
    )
  command
    .command('review')
    .description('sets the status of a task and tells its participant by mail; approved issues the certificate of the bootcamp')
    .argument('<id>', 'of the task, as tasks list shows it')
    .addOption(new Option('--status <status>', 'the outcome; under_review takes an incomplete back').choices(reviewStatuses).makeOptionMandatory())
    .option('--comment <text>', 'the reviewer’s word, shown and mailed to the participant')
    .action(async (id: string, { status, comment = '' }: { status: ReviewStatus; comment?: string }) => {
      const word = readComment(comment)
      await withSite(async ({ db, now, withMails }) => {
        const { task, participant } = await requireSubmission(db, id)
        await withMails((mails) => reviewTask({ db, mails, now }, task.id, { status, comment: word }))
        print(`The task of ${plain(`${participant.firstName} ${participant.lastName}`)} is ${status}. A mail to ${participant.email} is queued.`)
      })
    })
  return command
}

function readComment(text: string): string | null {
  const comment = text.trim()
  if ([...comment].length > maxComment) throw new OperationError(`The comment must have at most ${maxComment} characters.`)
  if (textProblem(comment)) throw new OperationError('The comment has characters that cannot be stored.')
  return comment === '' ? null : comment
}

async function requireSubmission(db: Database, id: string): Promise<Submission> {
  const submission = isUuid(id) ? await findSubmission(db, id) : null
  if (!submission) throw new OperationError(`There is no task ${plain(id)}.`)
  return submission
}

/** Without what would steer the terminal: names come from elsewhere. */
const plain = (text: string): string => text.replace(/\p{C}/gu, '')

function table(submissions: readonly Submission[]): string {
  if (submissions.length === 0) return 'No tasks.'
  const rows = submissions.map(({ task, participant }) => [
    task.id,
    participant.bootcampSlug,
    task.status,
    task.submittedAt?.toISOString() ?? '-',
    plain(`${participant.firstName} ${participant.lastName}`),
    plain(participant.email),
  ])
  const all = [['ID', 'BOOTCAMP', 'STATUS', 'SUBMITTED', 'NAME', 'EMAIL'], ...rows]
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? []
  const lines = all.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const more = submissions.length === maxSubmissions ? [`These are the first ${maxSubmissions}; see others by --bootcamp or --status.`] : []
  return [...lines, ...more].join('\n')
}
