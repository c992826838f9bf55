import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { RunningTarget, TimedTarget } from './startTarget.ts'

/** The bash of this machine, in a folder of its own. */
interface RealShell {
  /** The target's origin for its commands. */
  readonly origin: string
  /** Runs a command. Returns what it prints. */
  type(command: string): Promise<string>
  stop(): Promise<void>
}

const done = '[that was all]'

/** Starts a bash. If a test moves the target's clock, `sleep` in it does so, too. */
export async function startRealShell(target: RunningTarget, timed?: TimedTarget): Promise<RealShell> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request
    const body = await buffer(request)
    const pause = /^\/\.sleep\/(\d+(?:\.\d+)?)$/.exec(url)?.[1]
    if (pause !== undefined) {
      await timed?.advance(Number(pause) * 1000)
      return void response.end()
    }
    const own = new Set(['host', 'connection', 'content-length', 'expect'])
    const headers = Object.entries(request.headers).filter(([name]) => !own.has(name)) as [string, string][]
    const reply = await target.request(url, { method, headers, ...(body.length > 0 && { body }) })
    response.writeHead(reply.status, reply.statusText, [...reply.headers].flat())
    response.end(Buffer.from(await reply.arrayBuffer()))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  const bash = spawn('bash', ['--noprofile', '--norc'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const clock = timed ? `sleep() { command curl -s "${origin}/.sleep/$1"; }; ` : ''
  bash.stdin.write(`exec 2>&1; ${clock}\n`)
  let printed = ''
  bash.stdout.on('data', (data: Buffer) => {
    printed += data.toString()
  })
  const script = join(folder, '.command')
  return {
    origin,
    type: async (command) => {
      await writeFile(script, `${command}\n`)
      printed = ''
      bash.stdin.write(`. ./.command < /dev/null; printf '%s' '${done}'\n`)
      while (!printed.endsWith(done)) await once(bash.stdout, 'data')
      return printed.slice(0, -done.length)
    },
    stop: async () => {
      const ended = once(bash, 'exit')
      bash.stdin.end()
      await ended
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
