import { keepFilesPrivate } from '../dataFolder.ts'
import { runCommand } from './runCommand.ts'

keepFilesPrivate()
process.exitCode = await runCommand(process.argv.slice(2))
