import { resolve } from 'node:path'
import { Command } from 'commander'
import type { Manifest } from './backupManifest.ts'
import type { CommandContext, StoredData } from './context.ts'
import { makeBackup } from './makeBackup.ts'
import { withExample } from './options.ts'
import { restoreBackup } from './restoreBackup.ts'

/** `backup`: writes all data of the site to one file. */
export function backupCommand({
  withStoredData,
  print,
  printNote,
  folder,
}: CommandContext): Command {
  const command = new Command('backup')
    .description(
      'writes database, files and keys into one new file; with a PostgreSQL server, files and keys alone',
    )
    .argument(
      '<file>',
      'a tar.gz that is not there yet; it holds secrets, and is readable by you alone',
    )
    .action((file: string) =>
      withStoredData(async (stored, freeze) => {
        const target = resolve(folder, file)
        const manifest = await makeBackup(stored, freeze, target, new Date())
        print(`Backed up to ${target}: ${describe(manifest)}.`)
        printNote('It holds secrets and what people handed in: keep it as safe as the site.')
        for (const missing of missingFrom(manifest, stored)) printNote(missing)
      }),
    )
  return withExample(command, 'backup /backup/site-2026-11-21.tar.gz')
}

/** `restore`: reads that file into an empty folder. */
export function restoreCommand({
  withStoredData,
  print,
  printNote,
  folder,
}: CommandContext): Command {
  const command = new Command('restore')
    .description('puts a backup into DATA_DIR, which must not hold data yet')
    .argument('<file>', 'what backup wrote')
    .action((file: string) =>
      withStoredData(async (stored) => {
        const manifest = await restoreBackup(stored, resolve(folder, file))
        print(`Restored to ${stored.dataDir}, as of ${manifest.madeAt}: ${describe(manifest)}.`)
        if (manifest.hasOuterSecret && stored.authSecret === null)
          printNote('AUTH_SECRET was set when it was made: set the same one before you start.')
      }),
    )
  return withExample(command, 'restore /backup/site-2026-11-21.tar.gz')
}

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
