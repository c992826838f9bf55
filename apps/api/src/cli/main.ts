import { runProgram } from './program.ts'
import { withSite } from './openSite.ts'

process.exitCode = await runProgram(process.argv.slice(2), {
  withSite: (work) => withSite(process.env, work),
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
})
