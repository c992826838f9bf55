import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../apps/api/src/testing/freePort.ts'
import { folderWith, hasProgram, runProgram } from './support/programs.ts'

/** The blocks for nginx in the documentation: one for the site, one for labs. */
function documentedBlocks(): readonly [site: string, labs: string] {
  const text = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const [site, labs, ...more] = Array.from(
    text.matchAll(/```nginx\n([^`]*)```/g),
    (match) => match[1],
  )
  if (site === undefined || labs === undefined || more.length > 0)
    throw new Error('docs/operating.md no longer has exactly two blocks for nginx.')
  return [site, labs]
}

/** A server in place of the site: it reports what reached it, and accepts every upgrade. */
async function upstream(): Promise<number> {
  const server = createServer((asked, response) => {
    let bytes = 0
    asked.on('data', (chunk: Buffer) => (bytes += chunk.length))
    asked.on('end', () => response.end(JSON.stringify({ headers: asked.headers, bytes })))
  })
  server.on('upgrade', (asked, socket) =>
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${asked.headers.upgrade}\r\n\r\n`,
    ),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function behindNginx() {
  const [[site, labs], port, behind] = [documentedBlocks(), await freePort(), await upstream()]
  const folder = await folderWith({
    'nginx.conf': `
daemon off;
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    server_name learn.example.org;
    ${site}
  }
  ${labs.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)}
}
`.replaceAll(/127\.0\.0\.1:3[01]00/g, `127.0.0.1:${behind}`),
  })
  await runProgram('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    port,
    cwd: folder,
  })
  return port
}

interface Asked {
  readonly host: string
  readonly headers?: Record<string, string>
  readonly body?: Buffer
}

/** Sends nginx a request for `/` of a host; fetch can send neither another host nor an upgrade. */
async function ask(port: number, { host, headers, body }: Asked) {
  const asking = request({ port, method: 'POST', headers: { host, ...headers } })
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    asking.on('response', resolve).on('error', reject)
    asking.on('upgrade', (upgraded, socket) => {
      socket.destroy()
      resolve(upgraded)
    })
  })
  asking.end(body)
  return response
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return text
}

test('nginx accepts the documented configuration, and passes on what the site needs', async ({
  skip,
}) => {
  if (!hasProgram('nginx')) skip('nginx is not on this machine')
  const port = await behindNginx()
  const [site, lab] = ['learn.example.org', `${'0'.repeat(32)}.labs.example.net`]

  const forged = { 'x-forwarded-for': '203.0.113.9' }
  const uploaded = await ask(port, { host: site, headers: forged, body: Buffer.alloc(10_500_000) })
  const reached = JSON.parse(await textOf(uploaded)) as { headers: object; bytes: number }
  expect(reached).toMatchObject({
    bytes: 10_500_000,
    headers: { host: site, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
  })

  const inLab = JSON.parse(await textOf(await ask(port, { host: lab, headers: forged }))) as object
  expect(inLab).toMatchObject({ headers: { host: lab, 'x-forwarded-for': '127.0.0.1' } })
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' }
  expect((await ask(port, { host: lab, headers: upgrade })).statusCode).toBe(101)
})
