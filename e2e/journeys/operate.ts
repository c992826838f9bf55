import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository, siteProgram } from '../../scripts/program.ts'

/**
 * The longest time that a start on an empty folder or an operator's command may take, in
 * milliseconds: machines are shared.
 */
export const patience = 120_000

/**
 * Runs an operator's command of the built program on the data of these settings. Returns what it
 * prints.
 */
export async function operate(
  settings: Readonly<Record<string, string>>,
  ...command: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...siteProgram, 'cli', ...command],
    { cwd: repository, env: { PATH: process.env['PATH'], ...settings }, timeout: patience },
  )
  return stdout
}
