import { expect, test } from 'vitest'
import { freePort } from '../../apps/api/src/testing/freePort.ts'
import { onServer } from '../../apps/api/src/testing/postgres.setup.ts'
import { send } from '../process/support/http.ts'
import { serving } from '../process/support/processes.ts'
import { command } from '../process/support/tests.ts'
import { folderWith, hasProgram, runProgram } from './support/programs.ts'
import { filledSettings, postgres } from './support/postgres.ts'

/**
 * PgBouncer, which gives each transaction any of three connections. Returns its address of the same
 * database.
 */
async function pooler(databaseUrl: string): Promise<string> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl)
  const port = await freePort()
  const folder = await folderWith({
    'users.txt': `"${username}" "${password}"\n`,
    'pgbouncer.ini': `
[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
pool_mode = transaction
default_pool_size = 3
`,
  })
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  await runProgram('pgbouncer', [...asRoot, 'pgbouncer.ini'], { port, cwd: folder })
  return `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`
}

test('a site goes through a pooler of transactions', async ({ skip }) => {
  if (!hasProgram('pgbouncer')) skip('pgbouncer is not on this machine')
  const server = await postgres()
  const settings = await filledSettings(server)
  const pooled = {
    ...settings,
    DATABASE_URL: await pooler(settings.DATABASE_URL),
    DATABASE_DIRECT_URL: settings.DATABASE_URL,
    DATABASE_POOL_MAX: '20',
  }

  // Requests have no limits unless the role has some.
  const refused = command('all', pooled)
  expect(await refused.end).toBe(1)
  expect(refused.errors()).toMatch(
    /have no time limits\. Run: alter role "postgres" set statement_timeout = '10s';/,
  )
  for (const statement of refused.errors().match(/alter role [^;]+;/g) ?? [])
    await onServer(settings.DATABASE_URL, statement)
  // PgBouncer keeps earlier connections.
  await onServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(settings.DATABASE_URL).pathname.slice(1)}' and pid <> pg_backend_pid()`,
  )

  const site = await serving(command('all', pooled))
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'learner@demo.test', password: 'Rampart-demo-1!' })
  const signedIn = await send(site.address, '/api/auth/login', {
    method: 'POST',
    headers: json,
    body,
  })
  const { token } = JSON.parse(signedIn.text) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  // More at once than the pooler has connections: each statement may get one that does not know it.
  const paths = [
    '/api/explore',
    '/api/course/git-basics',
    '/api/mylearning/ongoing',
    '/api/credentials',
  ]
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      send(site.address, paths[index % paths.length] ?? '', { headers }),
    ),
  )
  expect(responses.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([])
  // Signing out is reported by a notification, which does not go through the pooler.
  expect(
    (await send(site.address, '/api/auth/logout', { method: 'POST', headers, body: '{}' })).status,
  ).toBe(200)
  expect((await send(site.address, '/api/mylearning/ongoing', { headers })).status).toBe(401)
  site.kill('SIGTERM')
  expect(await site.end).toBe(0)
})
