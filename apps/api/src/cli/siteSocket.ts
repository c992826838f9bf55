import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import Fastify from 'fastify'
import { z } from 'zod'
import type { CommandContext } from './context.ts'
import { exitCodes } from './exitCodes.ts'
import { maxOperatorName } from './operatorName.ts'
import { runProgram } from './program.ts'
import { socketKeyPath, socketPath } from './socketPath.ts'

/** What a command line sends: the command, and the typed secret if the command asks for one. */
const requestSchema = z.strictObject({
  args: z.array(z.string()),
  folder: z.string().refine(isAbsolute),
  secret: z.string().optional(),
  operator: z.string().max(maxOperatorName),
})

export type CommandRequest = z.infer<typeof requestSchema>

/**
 * What the site returns: the exit code and the output in order, or the question to ask before the
 * command can run.
 */
export type CommandResult =
  | { readonly code: number; readonly shown: readonly { isNote: boolean; text: string }[] }
  | { readonly question: string }

/** A command asks for a secret that was not sent; it has done nothing yet. */
class SecretNeeded extends Error {}

/** How long running commands may take when the site stops, in milliseconds. */
const grace = 3_000

/** The data that commands work on; the rest of their context comes from the command line. */
export type SiteContext = Pick<CommandContext, 'withSite' | 'withDatabase' | 'withStoredData'>

/**
 * Takes commands over HTTP on a socket and runs them in this process, because the embedded database
 * serves only one process. Only callers who can read the data folder are served: the socket belongs
 * to this process's user, and each request must send a key from that folder. Programs of labs run
 * as the same user but cannot read it. The caller holds the database's lock. Returns a function
 * that ends it.
 */
export async function openSiteSocket(
  dataDir: string,
  context: SiteContext,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir)
  if (path === null) return () => Promise.resolve()
  // A stopped process left it: we hold the lock, so no other process uses it.
  await rm(path, { force: true })
  const key = randomBytes(32).toString('hex')
  await rm(socketKeyPath(dataDir), { force: true })
  await writeFile(socketKeyPath(dataDir), key, { mode: 0o600, flag: 'wx' })
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${key}`)) return reply.code(401).send()
  })
  app.post('/commands', async ({ body }, reply) => {
    const request = requestSchema.safeParse(body)
    if (!request.success) return reply.code(400).send()
    return runCommand(request.data, context)
  })
  await app.ready()
  // Only its owner may use the socket, from the moment it exists.
  const before = process.umask(0o177)
  app.server.listen(path)
  process.umask(before)
  await once(app.server, 'listening')
  return async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), grace)
    await new Promise((resolve) => app.server.close(resolve))
    clearTimeout(timer)
    await app.close()
    await rm(socketKeyPath(dataDir), { force: true })
  }
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

async function runCommand(
  { args, folder, secret, operator }: CommandRequest,
  context: SiteContext,
): Promise<CommandResult> {
  const shown: { isNote: boolean; text: string }[] = []
  try {
    const code = await runProgram(args, {
      ...context,
      ownProcess: null,
      print: (text) => void shown.push({ isNote: false, text }),
      printNote: (text) => void shown.push({ isNote: true, text }),
      askSecret: async (question) => {
        if (secret === undefined) throw new SecretNeeded(question)
        return secret
      },
      folder,
      operator,
    })
    return { code, shown }
  } catch (error) {
    if (error instanceof SecretNeeded) return { question: error.message }
    const text = error instanceof Error ? String(error.stack) : String(error)
    return { code: exitCodes.refused, shown: [...shown, { isNote: true, text }] }
  }
}
