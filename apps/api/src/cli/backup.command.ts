import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command, Option } from 'commander'
import { hasTrail } from '../audit/audit.store.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { systemErrorCode } from '../systemErrors.ts'
import { OperationError } from '../operationError.ts'
import { stopSignals } from '../stopSignals.ts'
import { isRecipient, readIdentities } from './age.ts'
import type { Manifest, Records } from './backupManifest.ts'
import { checkBackup } from './checkBackup.ts'
import type { CommandContext, StoredData } from './context.ts'
import { makeBackup, refuseFullDisk, refuseNothing, refuseTarget } from './makeBackup.ts'
import { duration, wholeNumber, withExample } from './options.ts'
import { countKept } from './records.store.ts'
import { restoreBackup } from './restoreBackup.ts'
import { scheduleBackups } from './scheduleBackups.ts'

interface Options {
  readonly encryptTo: readonly string[]
  readonly every?: number
  readonly keep?: number
  readonly allowEmpty?: boolean
}

/** `backup`: writes all data of the site to one file, once or again and again. */
export function backupCommand(context: CommandContext): Command {
  const { folder } = context
  const command = new Command('backup')
    .description(
      'writes database, files and keys into one new file; with a PostgreSQL server, files and keys alone',
    )
    .argument(
      '<file>',
      'a new tar.gz file, which only you can read; with --every, the folder for the files',
    )
    .option(
      '--encrypt-to <key>',
      'a public key of age; only its owner can open the file; may be given several times',
      (key: string, keys: readonly string[]) => [...keys, key],
      [],
    )
    .option('--every <time>', 'keeps running and makes a backup every 12h, 7d or 30m', duration)
    .option(
      '--keep <number>',
      'how many of the backups made by --every are kept',
      wholeNumber(10_000),
    )
    .option('--allow-empty', 'makes a backup even if there is nothing to back up')
    .action(async (target: string, { encryptTo, every, keep, allowEmpty = false }: Options) => {
      if (every === undefined && keep !== undefined)
        command.error('error: --keep needs --every', { exitCode: 2 })
      for (const key of encryptTo)
        if (!(await isRecipient(key)))
          command.error('error: --encrypt-to must be a public key of age (age1…)', { exitCode: 2 })
      const path = resolve(folder, target)
      return every === undefined
        ? backUp(context, path, { encryptTo, allowEmpty })
        : backUpRepeatedly(context, path, { encryptTo, every, keep: keep ?? null, allowEmpty })
    })
  command.addCommand(checkCommand(context))
  return withExample(
    command,
    'backup /backup/site-2026-11-21.tar.gz',
    `backup /backup --every 24h --keep 14 --encrypt-to ${exampleKey}`,
  )
}

/** A public key whose private one nobody has. */
const exampleKey = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'

function checkCommand({ print, folder }: CommandContext): Command {
  const command = new Command('check')
    .description(
      'restores a backup into a temporary folder, and compares records, audit trail and files with what was counted when it was made',
    )
    .argument('<file>', 'a file that backup wrote')
    .addOption(identityOption())
    .action(async (file: string, { identity }: { identity?: string }) => {
      const source = resolve(folder, file)
      const { manifest, holds } = await checkBackup(source, await keysOf(folder, identity))
      const records = holds.length === 0 ? '' : `; ${holds.join(', ')}, audit trail unbroken`
      print(`${source}, of ${manifest.madeAt}, can be restored: ${describe(manifest)}${records}.`)
    })
  return withExample(
    command,
    'backup check /backup/site-2026-11-21.tar.gz',
    'backup check /backup/site-2026-11-21.tar.gz.age --identity key.txt',
  )
}

/** `restore`: reads that file into an empty folder. */
export function restoreCommand({
  withStoredData,
  withDatabase,
  print,
  printNote,
  folder,
}: CommandContext): Command {
  const command = new Command('restore')
    .description('restores a backup into DATA_DIR, which must not contain data yet')
    .argument('<file>', 'a file that backup wrote')
    .addOption(identityOption())
    .action(async (file: string, { identity }: { identity?: string }) => {
      const keys = await keysOf(folder, identity)
      let madeAt = ''
      await withStoredData(async (stored) => {
        const manifest = await restoreBackup(stored, resolve(folder, file), keys)
        madeAt = manifest.madeAt
        print(`Restored to ${stored.dataDir}, as of ${manifest.madeAt}: ${describe(manifest)}.`)
        if (manifest.hasOuterSecret && stored.authSecret === null)
          printNote('AUTH_SECRET was set when it was made: set the same one before you start.')
      })
      await withDatabase(async (db) =>
        (await hasTrail(db))
          ? recordAudit(db, { action: 'backup_restored', subject: `backup:${madeAt}` })
          : printNote(withoutTrail),
      )
    })
  return withExample(
    command,
    'restore /backup/site-2026-11-21.tar.gz',
    'restore /backup/site-2026-11-21.tar.gz.age --identity key.txt',
  )
}

const withoutTrail = 'The database has no tables yet: this is in no audit trail.'

async function backUp(
  { withDatabase, withStoredData, print, printNote }: CommandContext,
  target: string,
  { encryptTo: recipients, allowEmpty }: { encryptTo: readonly string[]; allowEmpty: boolean },
): Promise<void> {
  await refuseTarget(target)
  await withStoredData(async (stored) => {
    if (!allowEmpty) refuseNothing(stored)
    await refuseFullDisk(stored)
  })
  const now = new Date()
  let records: Records | null = null
  // Before it is copied, so that the copy itself records who made it.
  await withDatabase(async (db) => {
    if (!(await hasTrail(db))) return printNote(withoutTrail)
    await recordAudit(db, {
      action: 'backup_begun',
      subject: `backup:${now.toISOString()}`,
      details: { isEncrypted: recipients.length > 0 },
    })
    records = await countKept(db)
  })
  await withStoredData(async (stored, freeze) => {
    const held = stored.databaseUrl === null ? records : null
    const options = { target, now, recipients, records: held }
    const manifest = await makeBackup(stored, freeze, options)
    print(`Backed up to ${target}: ${describe(manifest)}.`)
    if (recipients.length === 0)
      printNote('It contains secrets and what people submitted: keep it as safe as the site.')
    for (const missing of missingFrom(manifest, stored)) printNote(missing)
  })
}

/**
 * Throws `OperationError` if the path of the folder, or of one above it, is a file: then no try
 * could succeed. A folder that is missing is accepted: it may be a volume that is mounted later.
 */
async function refuseNoFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => systemErrorCode(error))
  if (found === 'ENOTDIR' || (typeof found === 'object' && !found.isDirectory()))
    throw new OperationError(`${folder} is not a folder; --every writes its files into one.`)
}

/** Makes backups until the process is told to stop. */
async function backUpRepeatedly(
  { ownProcess, print, printNote }: CommandContext,
  folder: string,
  {
    encryptTo,
    every,
    keep,
    allowEmpty,
  }: {
    encryptTo: readonly string[]
    every: number
    keep: number | null
    allowEmpty: boolean
  },
): Promise<void> {
  if (ownProcess === null) throw new OperationError('--every needs a process of its own.')
  await refuseNoFolder(folder)
  const stop = new AbortController()
  for (const signal of stopSignals) process.once(signal, () => stop.abort())
  const more = [
    ...encryptTo.flatMap((key) => ['--encrypt-to', key]),
    ...(allowEmpty ? ['--allow-empty'] : []),
  ]
  await scheduleBackups({
    folder,
    every,
    keep,
    ending: encryptTo.length > 0 ? '.tar.gz.age' : '.tar.gz',
    list: join(ownProcess.dataDir(), 'backups.json'),
    now: () => new Date(),
    print,
    make: async (file) => {
      const notes: string[] = []
      const output = { print, printNote: (text: string) => void notes.push(text) }
      const code = await ownProcess.run(['backup', file, ...more], output)
      // One line for each backup: notes, which are the same each time, are printed only with a
      // failure.
      if (code !== 0) for (const note of notes) printNote(note)
      return code === 0
    },
    wait: (milliseconds) => waitFor(milliseconds, stop.signal),
  })
}

/**
 * Waits at most a day, because timers are limited to 24 days: the caller checks again then. False
 * once no more backups are wanted.
 */
const waitFor = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  sleep(Math.min(milliseconds, 86_400_000), true, { signal }).catch(() => false)

const identityOption = () =>
  new Option('--identity <file>', 'its private key, where it is encrypted: a file of age-keygen')

const keysOf = async (folder: string, identity: string | undefined): Promise<string[]> =>
  identity === undefined ? [] : readIdentities(resolve(folder, identity))

const names = {
  'auth-secret': 'the key that signs',
  'auth-secret.previous': 'the key that signed before',
  files: 'files',
  db: 'the database',
} as const

const describe = ({ holds }: Manifest): string =>
  holds.length === 0 ? 'nothing' : holds.map((name) => names[name]).join(', ')

/** Data that the backup does not contain, and how to back it up. */
function missingFrom({ hasOuterSecret }: Manifest, { databaseUrl, s3 }: StoredData): string[] {
  return [
    ...(databaseUrl === null
      ? []
      : [
          'The database is not in it. Back it up with the server’s own means, before the files: pg_dump --format=custom "$DATABASE_URL" > rampart.dump',
        ]),
    ...(s3 === null ? [] : [`Files are not in it: they lie in the bucket ${s3.bucket}.`]),
    ...(hasOuterSecret
      ? [
          'AUTH_SECRET is not in it: keep it where the settings are kept. Keys that sign credentials are sealed with it.',
        ]
      : []),
  ]
}
