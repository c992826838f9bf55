import { keepFilesPrivate } from '../dataFolder.ts'
import { askSecret } from './askSecret.ts'
import { withSite, withStoredData } from './openSite.ts'
import { operatorName } from './operatorName.ts'
import { runProgram } from './program.ts'
import { runInSite } from './runInSite.ts'

keepFilesPrivate()
const args = process.argv.slice(2)
const terminal = {
  print: (text: string) => console.log(text),
  printNote: (text: string) => console.error(text),
  askSecret,
  folder: process.cwd(),
  operator: operatorName(process.env),
}

/** A running site on the embedded database is its only user and runs commands itself. Otherwise they open the data here. */
process.exitCode =
  (await runInSite(process.env, args, terminal)) ??
  (await runProgram(args, {
    ...terminal,
    withSite: (work) => withSite(process.env, work),
    withStoredData: (work) => withStoredData(process.env, work),
  }))
