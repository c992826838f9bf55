import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { readConfig } from '../config.ts'
import { systemErrorCode } from '../systemErrors.ts'
import { OperationError } from '../operationError.ts'
import type { CommandContext } from './context.ts'
import { exitCodes } from './exitCodes.ts'
import { socketKeyPath, socketPath } from './socketPath.ts'
import type { CommandResult, CommandRequest } from './siteSocket.ts'

/** No site listens on the socket, or it does not accept this key. */
class NoSite extends Error {}

type Terminal = Pick<CommandContext, 'print' | 'printNote' | 'askSecret' | 'folder' | 'operator'>

/**
 * Sends a command to the site that runs on these settings' embedded database. Returns its exit
 * code, or null if no such site takes commands.
 */
export async function runInSite(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  { print, printNote, askSecret, folder, operator }: Terminal,
): Promise<number | null> {
  const dataDir = dataOf(env)
  const path = dataDir && socketPath(dataDir)
  const key = dataDir && (await readFile(socketKeyPath(dataDir), 'utf8').catch(() => null))
  if (!path || !key) return null
  const command = { args: [...args], folder, operator }
  try {
    let result = await send(path, key, command)
    if ('question' in result)
      result = await send(path, key, { ...command, secret: await askSecret(result.question) })
    if ('question' in result) throw new Error('The site asks for a second secret.')
    for (const { isNote, text } of result.shown) (isNote ? printNote : print)(text)
    return result.code
  } catch (error) {
    if (error instanceof NoSite) return null
    if (systemErrorCode(error) === 'ECONNRESET')
      printNote(
        'The site stopped in the meantime. Check what the command has changed before you repeat it.',
      )
    else if (error instanceof OperationError) printNote(error.message)
    else throw error
    return exitCodes.refused
  }
}

function dataOf(env: Readonly<Record<string, string | undefined>>): string | null {
  try {
    const { databaseUrl, dataDir } = readConfig(env)
    return databaseUrl === null ? dataDir : null
  } catch {
    // The command that needs the settings reports what is wrong.
    return null
  }
}

async function send(path: string, key: string, command: CommandRequest): Promise<CommandResult> {
  const sent = request({
    socketPath: path,
    path: '/commands',
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  sent.end(JSON.stringify(command))
  const [response] = (await once(sent, 'response').catch((error: unknown) => {
    const isAbsent = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(systemErrorCode(error) ?? '')
    throw isAbsent ? new NoSite() : error
  })) as [IncomingMessage]
  if (response.statusCode === 401) throw new NoSite()
  if (response.statusCode !== 200)
    throw new Error(`The site responded to the command with ${response.statusCode}.`)
  return (await json(response)) as CommandResult
}
