import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { saveParticipant } from '../bootcamps/participants.store.ts'
import type { NewParticipant } from '../bootcamps/participants.store.ts'
import { OperationError } from '../operationError.ts'
import { systemErrorCode } from '../systemErrors.ts'
import type { Database } from '../database/database.ts'
import type { CommandContext } from './context.ts'
import { withExample } from './options.ts'
import { readParticipant, readParticipantList } from './readParticipants.ts'

interface Person {
  readonly first: string
  readonly last: string
  readonly country?: string
}

/** `participants`: registers people for bootcamps and lists them. */
export function participantsCommand({ withSite, print, folder }: CommandContext): Command {
  const command = new Command('participants').description('register people for bootcamps')
  const add = command
    .command('add')
    .description('registers one participant, or corrects the names of one who is registered')
    .argument('<bootcamp>', 'its slug, such as aws')
    .argument('<email>', 'where access links are sent')
    .requiredOption('--first <name>', 'first name')
    .requiredOption('--last <name>', 'last name')
    .option('--country <name>', 'country')
    .action(async (bootcamp: string, email: string, { first, last, country = '' }: Person) => {
      const participant = readParticipant({ bootcamp, email, first, last, country })
      if ('problem' in participant) throw new OperationError(participant.problem)
      await withSite(async ({ db }) => print(summary(await saveAll(db, [participant]))))
    })
  withExample(add, 'participants add aws ada@example.org --first Ada --last Adams --country Ghana')
  const list = command
    .command('import')
    .description(
      'registers everyone in a CSV file, or no one if a line is wrong; running it again changes nothing',
    )
    .argument('<file>', 'CSV in UTF-8, its first line bootcamp,email,first,last,country')
    .action(async (file: string) => {
      const participants = readParticipantList(file, await read(resolve(folder, file)))
      await withSite(async ({ db }) => print(summary(await saveAll(db, participants))))
    })
  withExample(list, 'participants import list.csv')
  return command
}

type Counts = Record<Awaited<ReturnType<typeof saveParticipant>>, number>

function saveAll(db: Database, participants: readonly NewParticipant[]): Promise<Counts> {
  return db.transaction(async (tx) => {
    const counts: Counts = { added: 0, updated: 0, unchanged: 0 }
    for (const participant of participants) counts[await saveParticipant(tx, participant)] += 1
    return counts
  })
}

const summary = ({ added, updated, unchanged }: Counts): string =>
  `Participants added: ${added}, updated: ${updated}, unchanged: ${unchanged}.`

async function read(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new OperationError(`${file} cannot be read (${systemErrorCode(error) ?? String(error)}).`)
  }
}
