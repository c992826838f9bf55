import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAskLab } from '../packages/screens/src/labs/terminal/shell/askLab.ts'
import { createShell } from '../packages/screens/src/labs/terminal/shell/shell.ts'
import type { Shell } from '../packages/screens/src/labs/terminal/shell/shell.ts'
import { nameIn } from '../apps/api/src/labs/gateway/addresses.ts'
import { createGateway } from '../apps/api/src/labs/gateway/gateway.ts'
import { makeTicket } from '../apps/api/src/labs/terminal/tickets.ts'

const name = '0123456789abcdef0123456789abcdef'
const siteOrigin = 'https://learn.example.org'
const session = { sessionId: 'mine', gatewaySecret: 'the secret' }
let servers: Server[] = []
let origin = ''
let shell: Shell
let printed = ''
let folder = ''

/** Tells all that it was asked, but for what differs by the way it came. */
async function target(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '' } = request
  const body = await text(request)
  // Both ask one after the other: a second may pass between them.
  response.setHeader('Date', 'Sun, 01 Mar 2026 08:00:00 GMT')
  if (url === '/moved')
    return void response.writeHead(302, { Location: '/echo?moved' }).end('moved\n')
  if (url === '/see') return void response.writeHead(303, { Location: `${origin}/echo?seen` }).end()
  if (url === '/loop') return void response.writeHead(302, { Location: '/loop' }).end()
  if (url === '/missing')
    return void response.writeHead(404, { 'X-Why': 'gone' }).end('nothing here\n')
  if (url === '/empty') return void response.writeHead(204).end()
  if (url === '/bytes') return void response.end(Buffer.from([0, 255, 10, 195, 40]))
  if (url === '/login')
    return void response
      .writeHead(303, {
        'Set-Cookie': ['sid=abc; Path=/; HttpOnly', 'theme=dark'],
        Location: '/echo',
      })
      .end()
  const own = new Set(['host', 'connection', 'x-lab-gateway', 'user-agent'])
  const headers = Object.entries(request.headers).filter(([header]) => !own.has(header))
  response.writeHead(200, { 'Content-Type': 'application/json', 'X-Target': 'echo' })
  response.end(
    `${JSON.stringify({ method, url, headers: headers.toSorted(), body })}\n`,
  )
}

async function listen(server: Server): Promise<number> {
  servers = [...servers, server]
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  const targetPort = await listen(
    createServer((request, response) => void target(request, response)),
  )
  const port = await listen(
    createGateway({
      lookUp: async () => ({ ...session, address: '127.0.0.1', port: targetPort }),
      visitorOf: () => 'a visitor',
      nameOf: (given) => nameIn('http://{session}.localhost', given),
      siteOrigin,
      now: () => new Date(),
      onUsed: () => undefined,
      follow: () => () => undefined,
      log: { warn: () => undefined },
    }),
  )
  origin = `http://${name}.localhost:${port}`
  folder = await mkdtemp(join(tmpdir(), 'terminal-curl-'))
  // Node's fetch resolves no names below localhost, and names no origin.
  const ask = createAskLab(
    origin,
    async () => {
      const { ticket, expiresAt } = makeTicket(session, new Date())
      return { ticket, expiresAt: expiresAt.toISOString() }
    },
    (_url, init) => {
      const headers = new Headers(init.headers)
      headers.set('origin', siteOrigin)
      headers.set('host', `${name}.localhost:${port}`)
      return post(port, headers, String(init.body))
    },
  )
  shell = await createShell({
    variables: { LAB_URL: origin },
    origin,
    ask,
    onOutput: (output) => {
      printed += output
    },
    onClear: () => undefined,
  })
  for (const [file, content] of Object.entries({
    'policy.json': '{\n  "a": "b"\n}\n',
    'plain.txt': 'a b&c\n',
  })) {
    await writeFile(join(folder, file), content)
    await shell.run(`printf '%s' '${content}' > ${file}`)
  }
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true, force: true })
})

async function post(port: number, headers: Headers, body: string): Promise<Response> {
  const { request } = await import('node:http')
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/.rampart/request',
    headers: Object.fromEntries(headers),
  })
  sending.end(body)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  return new Response(await text(answer), { status: answer.statusCode ?? 500 })
}

/** What the curl of this machine prints to standard output and error, and its exit status. */
function real(command: string): Promise<{ output: string; status: number }> {
  const { port } = new URL(origin)
  return new Promise((resolve) => {
    const script = `curl() { command curl -q --resolve "${name}.localhost:${port}:127.0.0.1" "$@"; }; ${command}`
    execFile(
      'bash',
      ['-c', `exec 2>&1; ${script}`],
      { cwd: folder, env: { PATH: '/usr/bin:/bin', LAB_URL: origin } },
      (error, output) =>
        resolve({ output, status: typeof error?.code === 'number' ? error.code : 0 }),
    )
  })
}

test.each([
  'curl -s "$LAB_URL/echo"',
  'curl -s "$LAB_URL"',
  'curl -s "$LAB_URL/echo?a=b&c=%20d"',
  'curl -s "$LAB_URL/a/../echo"',
  'curl -si "$LAB_URL/echo"',
  'curl -sI "$LAB_URL/missing"',
  'curl -s -i "$LAB_URL/empty"',
  'curl -s -X PUT "$LAB_URL/echo" -d @policy.json',
  'curl -s -X PUT "$LAB_URL/echo" --data-binary @policy.json',
  'curl -s "$LAB_URL/echo" --json @policy.json',
  `curl -s "$LAB_URL/echo" -H 'content-type: application/json' -d '{"a":1}'`,
  'curl -s "$LAB_URL/echo" -d a=b -d c=d',
  'curl -s "$LAB_URL/echo" --data-urlencode "name=O\'Brien é & co" --data-urlencode "=x y" --data-urlencode "f@plain.txt"',
  'curl -s -G "$LAB_URL/echo" --data-urlencode "name=x\' ORDER BY 4 -- "',
  'curl -s -G "$LAB_URL/echo?z=1" -d a=b',
  'curl -s "$LAB_URL/echo" --data-raw @policy.json',
  'echo piped | curl -s "$LAB_URL/echo" -d @-',
  'curl -s -u "user:pa ss" "$LAB_URL/echo"',
  'curl -s -H "x-owner-key: k" -H "Accept: text/plain" -H "X-Empty;" -H "Cookie: a=b" "$LAB_URL/echo"',
  'curl -s -b "a=b; c=d" -e http://ref.example "$LAB_URL/echo"',
  'curl -s -c jar "$LAB_URL/login"; curl -s -b jar "$LAB_URL/echo"; cat jar',
  'curl -s -L -c jar2 -d x=y "$LAB_URL/login"',
  'curl -s -L "$LAB_URL/moved"',
  'curl -si -L "$LAB_URL/moved"',
  'curl -s -L -d a=b "$LAB_URL/see"',
  'curl -s "$LAB_URL/moved"',
  'curl -s -L --max-redirs 3 "$LAB_URL/loop"',
  'curl -sS -L --max-redirs 3 "$LAB_URL/loop"',
  `curl -s -o /dev/null -w '%{http_code}\\n' "$LAB_URL/missing"`,
  `curl -s -o /dev/null -w '%{http_code} %{content_type} %{num_redirects} %{size_download} %{url_effective}\\t%%\\n' -L "$LAB_URL/moved"`,
  `curl -s -w '%{redirect_url}\\n' "$LAB_URL/moved"`,
  'curl -s -o out.json "$LAB_URL/echo"; cat out.json',
  'curl -s -O "$LAB_URL/echo"; cat echo',
  'curl -s -L -O "$LAB_URL/moved"; cat moved',
  'curl -s -D - -o /dev/null "$LAB_URL/echo"',
  'curl -fsS "$LAB_URL/missing"',
  'curl -fs "$LAB_URL/missing"',
  'curl -s --fail-with-body "$LAB_URL/missing"',
  'curl -s "$LAB_URL/bytes" | base64',
  'curl -s "$LAB_URL/echo" "$LAB_URL/missing"',
  'curl -s -X DELETE "$LAB_URL/echo"',
  'curl -sXPOST "$LAB_URL/echo"',
  `curl -s -d @nofile -o /dev/null -w '%{http_code}' "$LAB_URL/echo"`,
  'curl -s --no-such-option "$LAB_URL/echo"',
  'curl -s "$LAB_URL/a b"',
  'curl -s "$LAB_URL/a b" "$LAB_URL/echo"',
  'curl -s --path-as-is "$LAB_URL/a/../echo/./x"',
  'curl -s -g "$LAB_URL/echo?a[]={b}"',
  'curl -s -m soon "$LAB_URL/echo"',
  'curl -s -m 0 "$LAB_URL/echo"',
  'curl -s -c jar3 "$LAB_URL/login" "$LAB_URL/echo"',
  `curl -s -o /dev/null -w 'shop: %{http_code} %{size_download} %{num_redirects} %{exitcode}\\n' http://nobody.invalid/`,
  `curl -s -o /dev/null -w '%{response_code}\\n' "$LAB_URL/a b" "$LAB_URL/echo"`,
])('prints what the real one prints: %s', async (command) => {
  const expected = await real(command)
  printed = ''
  const status = await shell.run(command)
  expect({ output: printed, status }).toEqual(expected)
})

test('reaches this session’s origin and nothing else', async () => {
  for (const address of [
    'http://localhost/',
    'http://127.0.0.1:80/',
    `http://${'f'.repeat(32)}.localhost:${new URL(origin).port}/`,
    `${origin}.evil.example/`,
    `http://evil.example#${origin}`,
    `https://${new URL(origin).host}/`,
    'file:///etc/passwd',
  ]) {
    printed = ''
    expect([address, await shell.run(`curl -s '${address}' -w '%{http_code}'`)]).toEqual([
      address,
      expect.toSatisfy((code: number) => code === 6 || code === 3),
    ])
    expect(printed).toBe('000')
  }
  expect(await readFile(join(folder, 'policy.json'), 'utf8')).toContain('"a"')
})
