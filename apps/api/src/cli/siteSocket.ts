import { randomBytes, timingSafeEqual } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { OperationError } from '../operationError.ts'
import type { CommandContext } from './context.ts'
import { exitCodes, runProgram } from './program.ts'

/** What a command line sends: the key that it has read and the command, later what was typed in answer to a question, or why nothing was. One JSON text a line. */
const requestSchema = z.object({ key: z.string(), args: z.array(z.string()), folder: z.string().refine(isAbsolute) })
const answerSchema = z.union([z.object({ typed: z.string() }), z.object({ refused: z.string() })])

/** What the site sends: what is to be shown, asked, and at last the exit code. */
export type SiteMessage = { readonly print: string } | { readonly note: string } | { readonly ask: string } | { readonly code: number }

/** Where a running site takes commands; null where the system has no such addresses, or none as long as this. */
export function socketPath(dataDir: string): string | null {
  const path = join(dataDir, 'cli.sock')
  return process.platform === 'win32' || Buffer.byteLength(path) > 100 ? null : path
}

/** Where the key lies that a command line has to send: it changes with each start of the site. */
export const socketKeyPath = (dataDir: string) => join(dataDir, 'cli.key')

/** How long commands may take to finish at the end, in milliseconds. */
const grace = 3_000

/** What commands work on; the rest of their context comes from whoever called them. */
export type SiteContext = Pick<CommandContext, 'withSite' | 'withStoredData'>

/**
 * Takes commands for the site's own data and runs them in this process, as the embedded database serves one alone. Only who may
 * read the data folder anyway is heard: this process's user may connect, and has to send a key that lies there. Programs of labs run as the
 * same user but cannot read it. The caller holds the database's lock. Returns what ends it.
 */
export async function openSiteSocket(dataDir: string, context: SiteContext): Promise<() => Promise<void>> {
  const path = socketPath(dataDir)
  if (path === null) return () => Promise.resolve()
  // Left by a process that died: the lock says that it is nobody's.
  await rm(path, { force: true })
  const key = randomBytes(32).toString('hex')
  await rm(socketKeyPath(dataDir), { force: true })
  await writeFile(socketKeyPath(dataDir), key, { mode: 0o600, flag: 'wx' })
  const commands = new Map<Socket, Promise<void>>()
  const server = createServer(
    (socket) =>
      void commands.set(
        socket,
        serve(socket, key, context).finally(() => commands.delete(socket)),
      ),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The address is there, for its owner alone, when this call returns.
    const before = process.umask(0o177)
    server.listen(path, resolve)
    process.umask(before)
  })
  return async () => {
    server.close()
    await Promise.race([Promise.all(commands.values()), setTimeout(grace, undefined, { ref: false })])
    for (const socket of commands.keys()) socket.destroy()
    commands.clear()
    await rm(socketKeyPath(dataDir), { force: true })
  }
}

/** Compared in the same time wherever they differ. */
function isSame(given: string, key: string): boolean {
  const [mine, theirs] = [Buffer.from(key), Buffer.from(given)]
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}

/** Runs the one command of a connection. */
async function serve(socket: Socket, key: string, context: SiteContext): Promise<void> {
  // Who goes away hears no more; the command ends nevertheless.
  socket.on('error', () => undefined)
  const send = (message: SiteMessage) => void socket.write(`${JSON.stringify(message)}\n`)
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const read = async <T>(schema: z.ZodType<T>): Promise<T> => {
    const { value, done } = await lines.next()
    if (done) throw new OperationError('The command line went away.')
    return schema.parse(JSON.parse(value))
  }
  const askSecret = async (question: string) => {
    send({ ask: question })
    const answer = await read(answerSchema)
    if ('refused' in answer) throw new OperationError(answer.refused)
    return answer.typed
  }
  try {
    const { key: given, args, folder } = await read(requestSchema)
    if (!isSame(given, key)) throw new OperationError('The key of this site is another one.')
    const code = await runProgram(args, {
      ...context,
      print: (text) => send({ print: text }),
      printNote: (text) => send({ note: text }),
      askSecret,
      folder,
    })
    send({ code })
  } catch (error) {
    send({ note: error instanceof OperationError ? error.message : error instanceof Error ? String(error.stack) : String(error) })
    send({ code: exitCodes.refused })
  } finally {
    socket.end()
  }
}
