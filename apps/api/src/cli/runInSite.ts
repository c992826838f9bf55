import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { readConfig } from '../config.ts'
import { OperationError } from '../operationError.ts'
import type { CommandContext } from './context.ts'
import { exitCodes } from './program.ts'
import { socketKeyPath, socketPath } from './siteSocket.ts'
import type { SiteMessage } from './siteSocket.ts'

/** A site that takes commands, and the key to it. */
export interface FoundSite {
  readonly socket: Socket
  readonly key: string
}

/** A connection to the site that runs on these settings' embedded database; null where none does. */
export async function findSite(env: Readonly<Record<string, string | undefined>>): Promise<FoundSite | null> {
  const dataDir = dataOf(env)
  const path = dataDir && socketPath(dataDir)
  if (!dataDir || !path) return null
  const key = await readFile(socketKeyPath(dataDir), 'utf8').catch(() => null)
  if (key === null) return null
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve({ socket, key }))
    socket.once('error', () => resolve(null))
  })
}

function dataOf(env: Readonly<Record<string, string | undefined>>): string | null {
  try {
    const { databaseUrl, dataDir } = readConfig(env)
    return databaseUrl === null ? dataDir : null
  } catch {
    // Wrong settings are told by the command that needs them.
    return null
  }
}

/** Has the site run a command; returns its exit code. */
export async function runInSite(
  { socket, key }: FoundSite,
  args: readonly string[],
  { print, printNote, askSecret, folder }: Pick<CommandContext, 'print' | 'printNote' | 'askSecret' | 'folder'>,
): Promise<number> {
  const send = (message: object) => void socket.write(`${JSON.stringify(message)}\n`)
  // A broken connection ends the lines.
  socket.on('error', () => undefined)
  send({ key, args, folder })
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line) as SiteMessage
    if ('print' in message) print(message.print)
    else if ('note' in message) printNote(message.note)
    else if ('ask' in message) send(await askSecret(message.ask).then((typed) => ({ typed }), refusal))
    else {
      socket.end()
      return message.code
    }
  }
  printNote('The site stopped meanwhile. See what came of the command before you repeat it.')
  return exitCodes.refused
}

function refusal(error: unknown): { refused: string } {
  if (error instanceof OperationError) return { refused: error.message }
  throw error
}
