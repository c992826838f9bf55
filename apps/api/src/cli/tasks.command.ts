import { resolve } from 'node:path'
import type { TaskStatus } from '@rampart/contract/entities/bootcampTask'
import { taskStatuses } from '@rampart/contract/entities/bootcampTask'
import { bootcampSlugs } from '@rampart/contract/rules/bootcamps'
import { Command, Option } from 'commander'
import { recordAudit } from '../audit/recordAudit.ts'
import { reviewStatuses } from '../bootcamps/reviewStatuses.ts'
import type { ReviewStatus } from '../bootcamps/reviewStatuses.ts'
import { reviewTask } from '../bootcamps/reviewTask.service.ts'
import { findSubmission, listSubmissions, maxSubmissions } from '../bootcamps/submissions.store.ts'
import type { Submission } from '../bootcamps/submissions.store.ts'
import { OperationError } from '../operationError.ts'
import type { Database } from '../database/database.ts'
import { isUuid } from '../http/isUuid.ts'
import { textProblem } from '../http/requestText.ts'
import type { CommandContext } from './context.ts'
import { downloadSubmission } from './downloadSubmission.ts'
import { jsonOption, withExample } from './options.ts'
import { asJson, plain, table } from './table.ts'

/** The longest comment, in characters. */
const maxComment = 5_000

interface Listing {
  readonly bootcamp?: string
  readonly status?: TaskStatus
  readonly json?: boolean
}

/** `tasks`: what bootcamp participants submitted, and its reviews. */
export function tasksCommand({ withSite, print, printNote, folder }: CommandContext): Command {
  const command = new Command('tasks').description(
    'list, download and review the tasks of bootcamps',
  )
  const list = command
    .command('list')
    .description('lists tasks, longest waiting first')
    .addOption(new Option('--bootcamp <slug>', 'only this bootcamp').choices(bootcampSlugs))
    .addOption(new Option('--status <status>', 'only this status').choices(taskStatuses))
    .addOption(jsonOption())
    .action(({ json, ...filter }: Listing) =>
      withSite(async ({ db }) => {
        const submissions = await listSubmissions(db, filter)
        print(json ? asJson(submissions.map(toJson)) : asTable(submissions))
        if (submissions.length === maxSubmissions)
          printNote(`These are the first ${maxSubmissions}; see others by --bootcamp or --status.`)
      }),
    )
  withExample(list, 'tasks list --bootcamp aws --status under_review', 'tasks list --json')
  const download = command
    .command('download')
    .description('writes the files and answers of a task into a folder, named after the id')
    .argument('<id>', 'the id of the task, as tasks list shows it')
    .requiredOption('--to <folder>', 'is created if it does not exist')
    .action((id: string, { to }: { to: string }) =>
      withSite(async ({ db, files }) => {
        const submission = await requireSubmission(db, id)
        // Before it: the trail must tell who read a submission, even if the folder is full.
        await recordAudit(db, { action: 'task_downloaded', subject: `task:${submission.task.id}` })
        print((await downloadSubmission({ db, files }, submission, resolve(folder, to))).join('\n'))
      }),
    )
  withExample(download, 'tasks download 0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44 --to review')
  const review = command
    .command('review')
    .description(
      'sets the status of a task and tells its participant by mail; approved issues the certificate of the bootcamp',
    )
    .argument('<id>', 'the id of the task, as tasks list shows it')
    .addOption(
      new Option('--status <status>', 'the outcome; under_review withdraws incomplete')
        .choices(reviewStatuses)
        .makeOptionMandatory(),
    )
    .option('--comment <text>', 'the reviewer’s comment, shown and emailed to the participant')
    .action(
      async (id: string, { status, comment = '' }: { status: ReviewStatus; comment?: string }) => {
        const word = readComment(comment)
        await withSite(async ({ db, now, withMails }) => {
          const { task, participant } = await requireSubmission(db, id)
          await withMails((mails) =>
            reviewTask({ db, mails, now }, task.id, { status, comment: word }),
          )
          print(
            `The task of ${plain(`${participant.firstName} ${participant.lastName}`)} is ${status}. A mail to ${participant.email} is queued.`,
          )
        })
      },
    )
  withExample(
    review,
    'tasks review 0b8e6f9a-3c1d-4f7e-9a52-6d1f0c2b7e44 --status approved --comment "Well done."',
  )
  return command
}

function readComment(text: string): string | null {
  const comment = text.trim()
  if ([...comment].length > maxComment)
    throw new OperationError(`The comment must have at most ${maxComment} characters.`)
  if (textProblem(comment))
    throw new OperationError('The comment has characters that cannot be stored.')
  return comment === '' ? null : comment
}

async function requireSubmission(db: Database, id: string): Promise<Submission> {
  const submission = isUuid(id) ? await findSubmission(db, id) : null
  if (!submission) throw new OperationError(`There is no task ${plain(id)}.`)
  return submission
}

const nameOf = ({ participant }: Submission): string =>
  `${participant.firstName} ${participant.lastName}`

function asTable(submissions: readonly Submission[]): string {
  if (submissions.length === 0) return 'No tasks.'
  const rows = submissions.map((submission) => {
    const { task, participant } = submission
    return [
      task.id,
      participant.bootcampSlug,
      task.status,
      task.submittedAt?.toISOString() ?? '-',
      nameOf(submission),
      participant.email,
    ]
  })
  return table(['ID', 'BOOTCAMP', 'STATUS', 'SUBMITTED', 'NAME', 'EMAIL'], rows)
}

function toJson(submission: Submission) {
  const { task, participant } = submission
  const { id, status, submittedAt, reviewedAt } = task
  return {
    id,
    bootcamp: participant.bootcampSlug,
    status,
    submittedAt,
    reviewedAt,
    name: nameOf(submission),
    email: participant.email,
  }
}
