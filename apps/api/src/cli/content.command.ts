import { resolve } from 'node:path'
import { Command } from 'commander'
import { importContent } from '../content/import.ts'
import { readContent } from '../content/read.ts'
import { contentFolder } from '../contentFolder.ts'
import type { CommandContext } from './context.ts'
import { withExample } from './options.ts'
import { counted } from './table.ts'

/** `content`: checks and imports the catalogue's files. */
export function contentCommand({ withSite, print, folder }: CommandContext): Command {
  const command = new Command('content').description('check and import the catalogue')
  const at = (given: string | undefined) =>
    given === undefined ? contentFolder : resolve(folder, given)
  const check = command
    .command('check')
    .description(
      'reads every file and lists every problem with its file and line; changes nothing, and may run beside a running site',
    )
    .argument('[folder]', 'where the files are (default: content/ of this site)')
    .action(async (given?: string) => {
      const { courses, labs, warnings } = await readContent(at(given))
      for (const warning of warnings) print(warning)
      print(`No problems: ${counted(courses.length, 'course')}, ${counted(labs.length, 'lab')}.`)
    })
  withExample(check, 'content check', 'content check ../drafts/content')
  const load = command
    .command('import')
    .description(
      'updates the database from the files, as each start does with content/ of this site; changes nothing if a file has a problem',
    )
    .argument('[folder]', 'where the files are (default: content/ of this site)')
    .action((given?: string) =>
      withSite(async ({ exclusive }) => {
        const imported = await exclusive((db) => importContent(db, at(given)))
        for (const warning of imported.warnings) print(warning)
        print(`Imported: ${counted(imported.courses, 'course')}, ${counted(imported.labs, 'lab')}.`)
      }),
    )
  withExample(load, 'content import')
  return command
}
