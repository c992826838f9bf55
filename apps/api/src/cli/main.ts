import { askSecret } from './askSecret.ts'
import { withSite, withStoredData } from './openSite.ts'
import { runProgram } from './program.ts'
import { findSite, runInSite } from './runInSite.ts'

const args = process.argv.slice(2)
const terminal = { print: (text: string) => console.log(text), printNote: (text: string) => console.error(text), askSecret, folder: process.cwd() }

/** A site that runs on the embedded database has it for itself, and runs commands itself; else they open the data here. */
const site = await findSite(process.env)
process.exitCode = site
  ? await runInSite(site, args, terminal)
  : await runProgram(args, {
      ...terminal,
      withSite: (work) => withSite(process.env, work),
      withStoredData: (work) => withStoredData(process.env, work),
    })
